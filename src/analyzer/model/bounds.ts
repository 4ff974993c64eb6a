import { type Fingerprints, limitedTo, shareOf } from './fingerprints.ts';

/** How much of a report is shown: characters of texts, entries of lists, places of a finding. */
interface Limits {
  readonly text: number;
  readonly list: number;
  /** Entries of a list of colours, and the sources that each names. */
  readonly colors: number;
  readonly sources: number;
  /** Characters of a text of a media file, such as its address; every file is listed. */
  readonly media: number;
  readonly places: number;
  /** Whether places have changed markup: it is left out as a whole, as what is cut could not be made. */
  readonly changes: boolean;
  /** Different fingerprints of all findings, and whether they are listed with the place of the first element. */
  readonly fingerprints: number;
  readonly positions: boolean;
  /** Characters of what a place quotes. */
  readonly quoted: number;
}

const FIRST: Limits = {
  text: 1000,
  list: 500,
  colors: 1000,
  sources: 5,
  media: 300,
  places: 20,
  changes: true,
  fingerprints: 8000,
  positions: true,
  quoted: 200,
};

/**
 * What gives way where a report would be too large, in this order: colours, texts of media files, changed markup,
 * places that repeat a fault, then lists and texts. Only the last steps, which no honest page needs, take from the first five places of a
 * finding; its title, message and fix stay whole.
 */
const STEPS: readonly Partial<Limits>[] = [
  { colors: 500, sources: 1 },
  { colors: 200, media: 200 },
  { colors: 100, media: 120 },
  { changes: false },
  { colors: 40, places: 10 },
  { colors: 20, places: 5, positions: false },
  { list: 200, text: 300, media: 80 },
  { list: 50, text: 150, media: 60 },
  { list: 20, text: 80, media: 40 },
  { list: 10, quoted: 80 },
  { list: 5, quoted: 40, places: 2 },
  { fingerprints: 2000 },
];

const MEDIA_FILES = /^media\.(?:images|videos|audios|tracks)$/;
const COLORS = /^palette\.(?:colors\.\w+|variables)$/;
const FINDINGS = /^\w+\.\w+\.findings$/;

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

type Untyped = Readonly<Record<string, unknown>>;

const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

/** A list with some of its entries changed; the list itself where none is. */
const mapped = (list: readonly unknown[], change: (one: unknown) => unknown): readonly unknown[] => {
  const changed = list.map(change);
  return changed.every((one, i) => one === list[i]) ? list : changed;
};

const withoutPosition = (entry: string): string => entry.split(' ', 1)[0]!;

/** A finding of a section, as far as it is bounded. */
interface Found extends Fingerprints {
  readonly message: string;
  readonly items: readonly Untyped[];
}

const isFinding = (found: unknown): found is Found =>
  typeof found === 'object' && found !== null && 'fingerprints' in found && 'items' in found && 'message' in found;

const quote = (item: Untyped, most: number): Untyped =>
  Object.fromEntries(
    Object.entries(item).map(([key, value]) => [key, typeof value === 'string' ? cut(value, most) : value]),
  );

const withoutChanges = (item: unknown): unknown => {
  if (!(item as Untyped).changes) return item;
  const { changes: _, ...rest } = item as Untyped;
  return rest;
};

/** A finding within limits: fewer places, or shorter ones; nothing of what it says. */
const boundFinding = (found: unknown, { places, changes, positions, quoted }: Limits, share: number): unknown => {
  if (!isFinding(found)) return found;
  let { message, items, fingerprints } = found;
  if (message.length > FIRST.text) message = cut(message, FIRST.text);
  if (items.length > places) items = items.slice(0, places);
  if (!changes) items = mapped(items, withoutChanges) as readonly Untyped[];
  if (quoted < FIRST.quoted) items = items.map((item) => quote(item, quoted));
  const limited = fingerprints.length > share ? limitedTo(found, share) : found;
  fingerprints = positions ? limited.fingerprints : limited.fingerprints.map(withoutPosition);
  const same = message === found.message && items === found.items && fingerprints === found.fingerprints;
  return same ? found : { ...found, ...limited, message, items, fingerprints };
};

/** The numbers of fingerprints of all findings. */
const fingerprintCounts = (content: Untyped): number[] =>
  Object.values(content).flatMap((section) =>
    Object.values(section as Untyped).flatMap((audit) => {
      const { findings } = (audit ?? {}) as { findings?: unknown };
      return Array.isArray(findings) ? findings.filter(isFinding).map(({ fingerprints }) => fingerprints.length) : [];
    }),
  );

/** Content with its texts and lists cut to some limits, and how many media files it names. */
const within = <Content extends Untyped>(content: Content, limits: Limits): Cut<Content> => {
  const capped: Capped[] = [];
  const share = shareOf(fingerprintCounts(content), limits.fingerprints);
  let files = 0;
  const mostOf = (path: string): number => {
    if (MEDIA_FILES.test(path)) return Number.POSITIVE_INFINITY;
    if (COLORS.test(path)) return limits.colors;
    return path.startsWith('palette.') && path.endsWith('.sources') ? limits.sources : limits.list;
  };
  const boundList = (value: readonly unknown[], path: string, depth: number): readonly unknown[] => {
    if (FINDINGS.test(path)) return mapped(value, (one) => boundFinding(one, limits, share));
    const most = mostOf(path);
    if (most === Number.POSITIVE_INFINITY) files += value.length;
    const kept = value.length > most ? value.slice(0, most) : value;
    if (kept.length < value.length && depth === 0) capped.push({ path, shown: kept.length, total: value.length });
    return mapped(kept, (one) => bound(one, path, depth + 1));
  };
  const bound = (value: unknown, path: string, depth: number): unknown => {
    if (typeof value === 'string') return cut(value, path.startsWith('media.') ? limits.media : limits.text);
    if (typeof value !== 'object' || value === null) return value;
    return Array.isArray(value) ? boundList(value, path, depth) : record(value as Untyped, path, depth);
  };
  /** The object itself where nothing in it is too long, as nearly always. */
  const record = (value: Untyped, path: string, depth: number): unknown => {
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
 * Content of sections by their ids, cut to what somebody reads: a page decides what a report contains, never how large
 * it is. Media files are all named, and findings are never cut but for places. Lists within lists are cut too and not
 * reported.
 */
export const bounded = <Content extends Untyped>(content: Content): Bounded<Content> => {
  let limits = FIRST;
  let shown = within(content, limits);
  for (const step of STEPS) {
    if (isSmall(shown)) break;
    limits = { ...limits, ...step };
    shown = within(content, limits);
  }
  return { content: shown.content, capped: shown.capped };
};
