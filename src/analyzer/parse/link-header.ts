/** One link of a Link header. */
export interface HeaderLink {
  /** As written. */
  readonly href: string;
  /** Relations in lower case. */
  readonly rel: readonly string[];
  readonly hreflang: string | null;
}

const TARGET = /[\s,]*<([^>]*)>/y;
const PARAMETER = /\s*;\s*([!#$%&'*+.^_`|~\w-]*)\s*(?:=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;,"]*)))?/y;
/** Links that are read. */
const MOST = 500;

/** The links of a Link header (RFC 8288, 3), all fields joined by commas; it ends at the first that cannot be read. */
export const readLinkHeader = (value: string | undefined): HeaderLink[] => {
  const text = value ?? '';
  const links: HeaderLink[] = [];
  let at = 0;
  const next = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found;
  };
  for (let target = next(TARGET); target && links.length < MOST; target = next(TARGET)) {
    const parameters = new Map<string, string>();
    for (let one = next(PARAMETER); one; one = next(PARAMETER)) {
      const name = one[1]!.toLowerCase();
      // Of a repeated parameter the first counts.
      if (!parameters.has(name)) parameters.set(name, (one[2]?.replace(/\\(.)/g, '$1') ?? one[3] ?? '').trim());
    }
    links.push({
      href: target[1]!.trim(),
      rel: (parameters.get('rel') ?? '').toLowerCase().split(/\s+/).filter(Boolean),
      hreflang: parameters.get('hreflang') ?? null,
    });
  }
  return links;
};
