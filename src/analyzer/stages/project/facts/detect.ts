import type { StageInput } from '../../../model/stage.ts';
import { metasNamed } from '../../../page/tree/metadata.ts';
import { attr, type Element, hasAttr, tokens } from '../../../page/tree/node.ts';
import { ownText } from '../../../page/tree/parse.ts';
import { frameworkPrints } from './prints/frameworks.ts';
import { type Confidence, type Print, type TechnologyCategory, TRUST } from './prints/print.ts';
import { servicePrints } from './prints/services.ts';
import { systemPrints } from './prints/systems.ts';

const PRINTS: readonly Print[] = [...systemPrints, ...frameworkPrints, ...servicePrints];

export interface Technology {
  readonly name: string;
  readonly category: TechnologyCategory;
  readonly version: string | null;
  readonly confidence: Confidence;
  /** What gave it away, at most three. */
  readonly evidence: readonly string[];
}

/** A file that the page loads. */
export interface OwnResource {
  readonly url: string;
  readonly kind: 'script' | 'style' | 'image' | 'frame' | 'media' | 'link' | 'font';
}

const SOURCES: Readonly<Record<string, readonly [attribute: string, kind: OwnResource['kind']]>> = {
  script: ['src', 'script'],
  img: ['src', 'image'],
  iframe: ['src', 'frame'],
  video: ['src', 'media'],
  audio: ['src', 'media'],
  source: ['src', 'media'],
  embed: ['src', 'media'],
  object: ['data', 'media'],
};

const LOADED = /^(stylesheet|icon|preload|modulepreload|prefetch|manifest|apple-touch-icon|preconnect|dns-prefetch)$/;

const resourceOf = (element: Element): readonly [string, OwnResource['kind']] | null => {
  if (element.name === 'link') {
    const rels = tokens(element, 'rel');
    if (!rels.some((rel) => LOADED.test(rel)) || !hasAttr(element, 'href')) return null;
    const other = attr(element, 'as') === 'font' ? 'font' : 'link';
    return [attr(element, 'href')!, rels.includes('stylesheet') ? 'style' : other];
  }
  const source = SOURCES[element.name];
  const value = source && attr(element, source[0]);
  return value ? [value, source[1]] : null;
};

/** Everything the page itself loads: never where its links lead. */
export const ownResources = ({ page }: StageInput): OwnResource[] => {
  const found = new Map<string, OwnResource>();
  const inNoscript = page.noscript.filter(({ namespace }) => namespace === 'html');
  for (const element of [...page.byTag('link', ...Object.keys(SOURCES)), ...inNoscript]) {
    const resource = resourceOf(element);
    const url = resource && page.resolve(resource[0].trim());
    if (resource && url && /^https?:/.test(url)) found.set(url, { url, kind: resource[1] });
    if (found.size >= 2000) break;
  }
  return [...found.values()];
};

/** Characters of inline scripts that are looked through. */
const SCRIPT_TEXT = 512 * 1024;

interface Traces {
  readonly generators: Lines;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: Lines;
  readonly resources: Lines;
  readonly attributes: Lines;
  readonly tokens: Lines;
  readonly metas: Lines;
  readonly comments: Lines;
  readonly script: string;
}

const tracesOf = (input: StageInput, resources: readonly OwnResource[]): Traces => {
  const { page, gathered } = input;
  const words = new Set<string>();
  const lists = new Set<string>();
  for (const element of page.byAttribute('id', 'name', 'class')) {
    const id = attr(element, 'id') ?? attr(element, 'name');
    if (id) words.add(id);
    const list = attr(element, 'class');
    if (!list || lists.has(list)) continue;
    lists.add(list);
    for (const one of list.split(/\s+/)) if (one && words.size < 20_000) words.add(one);
  }
  let script = '';
  for (const element of page.byTag('script')) {
    if (script.length > SCRIPT_TEXT) break;
    if (attr(element, 'id')) script += `${attr(element, 'id')}\n`;
    if (!hasAttr(element, 'src')) script += `${ownText(element).slice(0, SCRIPT_TEXT)}\n`;
  }
  return {
    generators: linesOf(metasNamed(page, 'generator').map((meta) => attr(meta, 'content')!.trim())),
    headers: gathered.page.headers,
    cookies: linesOf(gathered.page.setCookie.map((field) => field.split('=', 1)[0]!.trim())),
    resources: linesOf(resources.map(({ url }) => url)),
    attributes: linesOf(page.attributeNames.slice(0, 5000)),
    tokens: linesOf([...words]),
    metas: linesOf(
      page
        .byTag('meta')
        .map((meta) => attr(meta, 'name') ?? '')
        .filter(Boolean),
    ),
    comments: linesOf(page.comments.slice(0, 500).map(({ data }) => data.slice(0, 500))),
    script,
  };
};

/** Values to search, and all of them in lines. */
interface Lines {
  readonly values: readonly string[];
  readonly text: string;
}

const linesOf = (values: readonly string[]): Lines => ({ values, text: values.join('\n') });

const overLines = new WeakMap<RegExp, RegExp>();

/** The first match. One search over all lines rules out nearly every pattern before values are tried one by one. */
const first = (pattern: RegExp | undefined, { values, text }: Lines): RegExpExecArray | null => {
  if (!pattern) return null;
  let whole = overLines.get(pattern);
  if (!whole) {
    whole = new RegExp(pattern.source, `${pattern.flags.replace('m', '')}m`);
    overLines.set(pattern, whole);
  }
  if (!whole.test(text)) return null;
  for (const value of values) {
    const match = pattern.exec(value);
    if (match) return match;
  }
  return null;
};

const ORDER: readonly Confidence[] = ['weak', 'likely', 'certain'];

const match = (print: Print, traces: Traces): Technology | null => {
  const found: (readonly [keyof typeof TRUST, string, RegExpExecArray])[] = [];
  const add = (kind: keyof typeof TRUST, label: string, hit: RegExpExecArray | null | undefined): void => {
    if (hit) found.push([kind, label, hit]);
  };
  add('generator', 'generator meta', first(print.generator, traces.generators));
  const header = Object.keys(print.headers ?? {}).find((name) =>
    print.headers![name]!.test(traces.headers[name] ?? ''),
  );
  if (header !== undefined)
    add('headers', `header ${header}`, print.headers![header]!.exec(traces.headers[header] ?? ''));
  add('cookie', 'cookie', first(print.cookie, traces.cookies));
  add('attribute', 'attribute', first(print.attribute, traces.attributes));
  add('script', 'script', print.script?.exec(traces.script));
  add('meta', 'meta', first(print.meta, traces.metas));
  add('comment', 'comment', first(print.comment, traces.comments));
  add('resource', 'file', first(print.resource, traces.resources));
  add('token', 'class or id', first(print.token, traces.tokens));
  if (!found.length) return null;
  const confidence = found.map(([kind]) => TRUST[kind]).sort((a, b) => ORDER.indexOf(b) - ORDER.indexOf(a))[0]!;
  return {
    name: print.name,
    category: print.category,
    version:
      found
        .map((one) => one[2][1])
        .find(Boolean)
        ?.replace(/\.$/, '') ?? null,
    confidence,
    evidence: found.slice(0, 3).map(([, label, hit]) => `${label}: ${hit[0].slice(0, 80)}`),
  };
};

export const detectTechnologies = (input: StageInput, resources: readonly OwnResource[]): Technology[] => {
  const traces = tracesOf(input, resources);
  return PRINTS.map((print) => match(print, traces)).filter((one) => one !== null);
};
