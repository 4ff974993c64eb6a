import { browseAtlas } from '../../collections/atlas/browse.ts';
import { atlasRecord, atlasSummary } from '../../collections/atlas/record.ts';
import { browseCorpus } from '../../collections/corpus/browse.ts';
import { corpusRecord } from '../../collections/corpus/record.ts';
import { createColumnCache } from '../../collections/scan/columnCache.ts';

/** A page of a collection: records, and where the next page begins; null behind the last record. */
export interface ExportedPage {
  readonly records: readonly object[];
  readonly next: number | null;
  /** Records that were examined for this page. */
  readonly scanned: number;
}

export interface PageRequest {
  /** As the collection's own browse function takes it. */
  readonly filter: Readonly<Record<string, unknown>>;
  readonly cursor: number;
  readonly limit: number;
  readonly full: boolean;
}

/** Records to examine for one page: about half a second of work. */
const SCAN = 200_000;
/** An export passes over each record once, so it keeps no columns. */
const noCache = createColumnCache(0);

const atlas = ({ filter, cursor, limit, full }: PageRequest): ExportedPage => {
  const page = browseAtlas({ ...filter, sort: 'id', order: 'asc', limit, offset: cursor });
  const record: (id: number) => object = full ? atlasRecord : atlasSummary;
  return { records: page.rows.map(record), next: page.nextOffset, scanned: page.rows.length };
};

const corpus = async ({ filter, cursor, limit, full }: PageRequest): Promise<ExportedPage> => {
  const page = await browseCorpus({ ...filter, limit, cursor, maxScan: SCAN }, noCache);
  const records = page.rows.map((index) => corpusRecord(index, { full, apca: false }));
  return { records, next: page.nextCursor, scanned: page.scanned };
};

const pages = { atlas, 'contrast-corpus': corpus } as const satisfies Record<
  string,
  (request: PageRequest) => ExportedPage | Promise<ExportedPage>
>;

export type CollectionId = keyof typeof pages;

/** One page of a collection's export. */
export const exportPage = async (collection: CollectionId, request: PageRequest): Promise<ExportedPage> =>
  pages[collection](request);
