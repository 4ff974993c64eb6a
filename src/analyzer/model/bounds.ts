/**
 * Entries of lists of which more are shown: media files are all named, and so are colours as far as anybody declares
 * them.
 */
const MEDIA_FILES = /^media\.(?:images|videos|audios|tracks)$/;
const COLOURS = /^palette\.(?:colors\.\w+|variables)$/;
const COLOURS_SHOWN = 1000;

/** Characters of a text that a report quotes, and of one of a media file such as its address; and entries of a list. */
interface Limits {
  readonly text: number;
  readonly media: number;
  readonly list: number;
}

/** From what nearly every page has, down to what keeps the report of any page small. */
const LIMITS: readonly Limits[] = [
  { text: 1000, media: 300, list: 500 },
  { text: 300, media: 200, list: 500 },
  { text: 150, media: 120, list: 500 },
  { text: 100, media: 80, list: 200 },
  { text: 60, media: 40, list: 50 },
];

/** Bytes of the content of a report, as JSON; media files beyond so many are named on top of it. */
const ROOM = { bytes: 280_000, files: 500, bytesOfFile: 560 } as const;

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

interface Cut<Content> extends Bounded<Content> {
  readonly files: number;
}

const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

/** Content with its texts and lists cut to some limits, and how many media files it names. */
const within = <Content extends Readonly<Record<string, unknown>>>(content: Content, limits: Limits): Cut<Content> => {
  const capped: Capped[] = [];
  let files = 0;
  const mostOf = (path: string): number => {
    if (MEDIA_FILES.test(path)) return Number.POSITIVE_INFINITY;
    return COLOURS.test(path) ? Math.min(COLOURS_SHOWN, 2 * limits.list) : limits.list;
  };
  const bound = (value: unknown, path: string, depth: number): unknown => {
    if (typeof value === 'string') return cut(value, path.startsWith('media.') ? limits.media : limits.text);
    if (typeof value !== 'object' || value === null) return value;
    if (!Array.isArray(value)) return record(value as Readonly<Record<string, unknown>>, path, depth);
    const most = mostOf(path);
    if (most === Number.POSITIVE_INFINITY) files += value.length;
    const kept = value.slice(0, most);
    if (kept.length < value.length && depth === 0) capped.push({ path, shown: kept.length, total: value.length });
    const shorter = kept.map((one) => bound(one, path, depth + 1));
    return shorter.length === value.length && shorter.every((one, i) => one === value[i]) ? value : shorter;
  };
  /** The object itself where nothing in it is too long, as nearly always. */
  const record = (value: Readonly<Record<string, unknown>>, path: string, depth: number): unknown => {
    const changed: [string, unknown][] = [];
    for (const key of Object.keys(value)) {
      const inner = value[key];
      if (inner === null || (typeof inner !== 'object' && typeof inner !== 'string')) continue;
      const shorter = bound(inner, path ? `${path}.${key}` : key, depth);
      if (shorter !== inner) changed.push([key, shorter]);
    }
    return changed.length ? Object.assign({}, value, Object.fromEntries(changed)) : value;
  };
  // Only texts and lists became shorter.
  return { content: bound(content, '', 0) as Content, capped, files };
};

const isSmall = ({ content, files }: Cut<unknown>): boolean =>
  Buffer.byteLength(JSON.stringify(content)) <= ROOM.bytes + Math.max(0, files - ROOM.files) * ROOM.bytesOfFile;

/**
 * Content of sections by their ids, with every text and list cut to what somebody reads: a page decides what a report
 * contains, never how large it is. Where that is still much, texts are cut shorter, and then lists; media files are
 * named all the same. Lists within lists are cut too and not reported.
 */
export const bounded = <Content extends Readonly<Record<string, unknown>>>(content: Content): Bounded<Content> => {
  let shown = within(content, LIMITS[0]!);
  for (const limits of LIMITS.slice(1)) {
    if (isSmall(shown)) break;
    shown = within(content, limits);
  }
  return { content: shown.content, capped: shown.capped };
};
