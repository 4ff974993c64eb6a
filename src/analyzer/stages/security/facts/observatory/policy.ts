/** Directives with their sources, all in lower case. */
export type Directives = ReadonlyMap<string, ReadonlySet<string>>;

export interface ParsedPolicies {
  readonly directives: Directives;
  /** Reporting directives a policy names twice; others make the policy invalid. */
  readonly repeated: readonly string[];
}

/** The shortest policy that says anything. */
const SHORTEST = 'img-src'.length - 1;
const MAY_REPEAT = new Set(['report-uri', 'report-to']);
const IGNORED_IN_META = ['frame-ancestors', 'report-uri', 'sandbox'];

const byAlphabet = new Intl.Collator('en').compare;

interface Source {
  readonly text: string;
  /** Number of the policy it stands in. */
  readonly policy: number;
  keep: boolean;
}

/** Whether a source of one policy covers one of another: path segments compared decoded, a final slash as a prefix. */
const covers = (wide: string, narrow: string): boolean => {
  if (wide === '' || (wide === '/' && narrow === '')) return true;
  const exact = !wide.endsWith('/');
  const wideParts = wide.split('/');
  const narrowParts = narrow.split('/');
  if (wideParts.length > narrowParts.length || (exact && wideParts.length !== narrowParts.length)) return false;
  if (!exact) wideParts.pop();
  return wideParts.every((part, index) => decodeURIComponent(part) === decodeURIComponent(narrowParts[index]!));
};

/** Marks what stays: of one policy the shorter of two sources that begin alike, of several only what each allows. */
const reduce = (sources: Source[]): Source[] => {
  sources.sort((a, b) => byAlphabet(a.text, b.text));
  for (const [index, source] of sources.entries()) {
    const before = sources[index - 1];
    if (!before) continue;
    if (source.policy === before.policy) {
      if (source.text.startsWith(before.text)) source.keep = false;
    } else if (covers(before.text, source.text)) source.keep = true;
  }
  return sources.filter(({ keep }) => keep);
};

/** The policies of header values: a comma ends one. */
export const splitPolicies = (values: readonly string[]): string[] =>
  values.flatMap((value) => value.split(',').map((policy) => policy.trim()));

/**
 * Reads policies and merges them into the one they amount to, as the HTTP Observatory does. Throws an Error where a
 * policy is too short to say anything, names a directive twice, or holds a broken escape.
 */
export const parsePolicies = (policies: readonly string[]): ParsedPolicies => {
  const clean = policies.map((policy) => policy.replace(/[\r\n]/g, '').trim());
  if (clean.some((policy) => policy.length < SHORTEST)) throw new Error('a policy is empty');
  const merged = new Map<string, Source[]>();
  const repeated = new Set<string>();
  for (const [number, policy] of clean.entries()) {
    const seen = new Set<string>();
    for (const part of policy.split(';')) {
      const [name = '', ...words] = part.trim().split(/\s+/);
      const directive = name.toLowerCase();
      if (directive === '') continue;
      if (seen.has(directive)) {
        if (!MAY_REPEAT.has(directive)) throw new Error(`${directive} is named twice`);
        repeated.add(directive);
      }
      seen.add(directive);
      const texts =
        words.length === 0 && directive.endsWith('-src') ? ["'none'"] : words.map((word) => word.toLowerCase());
      const sources = texts.map((text) => ({ text, policy: number, keep: number === 0 }));
      const kept = reduce(number === 0 ? sources : [...(merged.get(directive) ?? []), ...sources]);
      if (number === 0 && clean.length > 1) for (const source of kept) source.keep = false;
      merged.set(directive, kept);
    }
  }
  const directives = new Map(
    [...merged].map(([name, sources]) => [
      name,
      new Set(sources.length > 0 ? sources.map(({ text }) => text) : ["'none'"]),
    ]),
  );
  return { directives, repeated: [...repeated] };
};

/** The directives of meta elements that browsers heed there. */
export const parseMetaPolicies = (policies: readonly string[]): Directives => {
  const directives = new Map(parsePolicies(policies).directives);
  for (const name of IGNORED_IN_META) directives.delete(name);
  return directives;
};
