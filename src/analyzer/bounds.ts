/** Characters of a text that a report quotes, and of an address of a media file. */
const TEXT = 1000;
const MEDIA_TEXT = 300;
/** Entries of a list. Media files are all named, and so are colours as far as anybody declares them. */
const LIST = 500;
const LONGER: readonly (readonly [path: RegExp, most: number])[] = [
  [/^media\.(?:images|videos|audios|tracks)$/, Number.POSITIVE_INFINITY],
  [/^palette\.(?:colors\.\w+|variables)$/, 1000],
];

/** A list of a report that does not name everything there is. */
export interface Capped {
  /** Where it stands, such as `palette.sheets`. */
  readonly path: string;
  readonly shown: number;
  readonly total: number;
}

export interface Bounded<Content> {
  readonly content: Content;
  readonly capped: readonly Capped[];
}

const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

/**
 * Content of sections by their ids, with every text and list cut to what somebody reads: a page decides what stands in a
 * report, never how large it is. Lists inside of lists are cut too and not told of.
 */
export const bounded = <Content extends Readonly<Record<string, unknown>>>(content: Content): Bounded<Content> => {
  const capped: Capped[] = [];
  const within = (value: unknown, path: string, depth: number): unknown => {
    if (typeof value === 'string') return cut(value, path.startsWith('media.') ? MEDIA_TEXT : TEXT);
    if (typeof value !== 'object' || value === null) return value;
    if (!Array.isArray(value)) return record(value as Readonly<Record<string, unknown>>, path, depth);
    const most = LONGER.find(([pattern]) => pattern.test(path))?.[1] ?? LIST;
    const kept = value.slice(0, most);
    if (kept.length < value.length && depth === 0) capped.push({ path, shown: kept.length, total: value.length });
    const bound = kept.map((one) => within(one, path, depth + 1));
    return bound.length === value.length && bound.every((one, i) => one === value[i]) ? value : bound;
  };
  /** The object itself where nothing in it is too long, as nearly always. */
  const record = (value: Readonly<Record<string, unknown>>, path: string, depth: number): unknown => {
    const changed: [string, unknown][] = [];
    for (const key of Object.keys(value)) {
      const inner = value[key];
      if (inner === null || (typeof inner !== 'object' && typeof inner !== 'string')) continue;
      const cut = within(inner, path ? `${path}.${key}` : key, depth);
      if (cut !== inner) changed.push([key, cut]);
    }
    return changed.length ? Object.assign({}, value, Object.fromEntries(changed)) : value;
  };
  // Only texts and lists became shorter.
  return { content: within(content, '', 0) as Content, capped };
};
