import { comparable, type RobotsFile, type RobotsLine } from './parse.ts';

export interface RobotsVerdict {
  readonly allowed: boolean;
  /** Number of the line that decided; null when nothing applied. */
  readonly line: number | null;
  /** Whether a group names the crawler itself. */
  readonly specific: boolean;
}

/** Whether a path begins with a pattern in which `*` stands for anything and a final `$` for the end. Linear in both. */
export const matches = (path: string, pattern: string): boolean => {
  const anchored = pattern.endsWith('$');
  const pieces = (anchored ? pattern.slice(0, -1) : pattern).split('*');
  const last = pieces.pop() ?? '';
  const [first = '', ...between] = pieces;
  if (!path.startsWith(first)) return false;
  let at = first.length;
  for (const piece of between) {
    const found = path.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  if (pieces.length === 0) return anchored ? path === last : path.startsWith(last);
  if (!anchored) return path.indexOf(last, at) >= 0;
  return path.length - last.length >= at && path.endsWith(last);
};

/** Path, parameters and query of a URL, the part rules are written about. */
export const pathOf = (url: string): string => {
  const rest = /^(?:[a-z][a-z0-9+.-]*:)?\/\/[^/?;#]*(.*)$/is.exec(url)?.[1] ?? url;
  const path = rest.split('#', 1)[0]!;
  return comparable(path.startsWith('/') ? path : `/${path}`);
};

interface Best {
  length: number;
  line: number | null;
}

const prefer = (best: Best, length: number, line: number): void => {
  if (length <= best.length) return;
  best.length = length;
  best.line = line;
};

/** `Allow: /dir/index.html` lets pass `/dir/` too. */
const directoryPattern = (pattern: string): string | null => {
  const slash = pattern.lastIndexOf('/');
  return slash >= 0 && pattern.startsWith('/index.htm', slash) ? `${pattern.slice(0, slash + 1)}$` : null;
};

const ruleLength = (line: RobotsLine & { kind: 'allow' | 'disallow' }, path: string): number => {
  if (matches(path, line.pattern)) return line.pattern.length;
  const directory = line.kind === 'allow' ? directoryPattern(line.pattern) : null;
  return directory !== null && matches(path, directory) ? directory.length : -1;
};

/** The product token a user-agent line names: letters, `-` and `_` up to the first other character. */
const productToken = (value: string): string => /^[a-z_-]*/i.exec(value)![0];

export const isGlobal = (value: string): boolean => /^\*(\s|$)/.test(value);

/**
 * Whether a crawler may read a URL: all groups that name it are one; without any, those for `*`; the longest matching
 * pattern decides and Allow wins a tie (RFC 9309, 2.2). The URL is compared in its escaped form.
 */
export const judgeRobots = (file: RobotsFile, crawler: string, url: string): RobotsVerdict => {
  const path = pathOf(url);
  const wanted = crawler.toLowerCase();
  const best = () => ({ length: -1, line: null as number | null });
  const specific = { allow: best(), disallow: best() };
  const global = { allow: best(), disallow: best() };
  let inSpecific = false;
  let inGlobal = false;
  let everSpecific = false;
  let rulesBegan = false;
  for (const line of file.lines) {
    if (line.kind === 'user-agent') {
      if (rulesBegan) {
        inSpecific = false;
        inGlobal = false;
        rulesBegan = false;
      }
      if (isGlobal(line.value)) inGlobal = true;
      else if (productToken(line.value).toLowerCase() === wanted) {
        inSpecific = true;
        everSpecific = true;
      }
    } else if (line.kind === 'allow' || line.kind === 'disallow') {
      if (!inSpecific && !inGlobal) {
        rulesBegan = true;
        continue;
      }
      rulesBegan = true;
      prefer((inSpecific ? specific : global)[line.kind], ruleLength(line, path), line.line);
    }
  }
  const group = everSpecific ? specific : global;
  const { allow, disallow } = group;
  // An empty pattern matches everything and says nothing.
  const allowed = !(disallow.length > 0 && disallow.length > allow.length);
  const decisive = allowed ? allow : disallow;
  return { allowed, line: decisive.length > 0 ? decisive.line : null, specific: everSpecific };
};
