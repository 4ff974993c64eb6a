import { atlas } from '../../collections/atlas/atlas.ts';
import { keptAtlas } from '../../collections/atlas/atlas-columns.ts';
import { contrastCorpus } from '../../collections/corpus/contrast-corpus.ts';
import type { Query } from '../../collections/filter/query.ts';
import { browseLibrary, type Library } from '../../collections/in-memory/library.ts';
import type { Kept } from '../../collections/in-memory/measured.ts';
import { createPaletteBlocks } from '../../collections/palettes/blocks.ts';
import { BYTES_OF_BLOCK, derivePaletteColumns } from '../../collections/palettes/palette-columns.ts';
import { paletteLibrary } from '../../collections/palettes/palette-library.ts';
import { createColumnCache } from '../../collections/scan/column-cache.ts';
import { browseScanned, type ScannedCollection } from '../../collections/scanned.ts';

/** A page of a collection: records, and where the next page begins; null behind the last record. */
export interface ExportedPage {
  readonly records: readonly object[];
  readonly next: number | null;
  /** Records that were examined for this page. */
  readonly scanned: number;
}

export interface PageRequest {
  /** By the names of the collection's filters. */
  readonly filter: Query;
  readonly cursor: number;
  readonly limit: number;
  readonly full: boolean;
}

const IN_ORDER = { sort: 'id', order: 'asc' } as const;

/** One page of a library's export. */
export const libraryPage = <Field extends string, Row>(
  collection: Library<Field, Row>,
  kept: Kept<Field, Row>,
  { filter, cursor, limit, full }: PageRequest,
): ExportedPage => {
  const { rows, nextOffset } = browseLibrary(collection, kept, { ...filter, ...IN_ORDER, limit, offset: cursor });
  const make = full ? collection.record : collection.summary;
  return { records: rows.map((row) => make(row, kept.row(row))), next: nextOffset, scanned: rows.length };
};

/** Records to examine for one page: about half a second of work. */
const SCAN = 200_000;
/** An export passes over each record once: it keeps the columns it is at, and no others. */
const memory = {
  cache: createColumnCache(0),
  palettes: createPaletteBlocks(createColumnCache(4 * BYTES_OF_BLOCK), async (block) => derivePaletteColumns(block)),
};

/** One page of a scanned collection's export. */
export const scannedPage = async <Field extends string, Row, Sort extends Field>(
  collection: ScannedCollection<Field, Row, Sort>,
  { filter, cursor, limit, full }: PageRequest,
): Promise<ExportedPage> => {
  const query = { ...filter, ...IN_ORDER, limit, cursor, max_scan: SCAN };
  const { rows, nextCursor, scanned } = await browseScanned(collection, memory, query);
  const make = full ? collection.record : collection.summary;
  return { records: rows.map((index) => make(index, collection.measure(index))), next: nextCursor, scanned };
};

const pages = {
  atlas: (request) => libraryPage(atlas, keptAtlas(), request),
  'contrast-corpus': (request) => scannedPage(contrastCorpus, request),
  palettes: (request) => scannedPage(paletteLibrary, request),
} as const satisfies Record<string, (request: PageRequest) => ExportedPage | Promise<ExportedPage>>;

/** Collections whose pages are made in a worker thread. */
export type ElsewhereId = keyof typeof pages;

/** One page of a collection's export, in a worker thread. */
export const exportPage = async (collection: ElsewhereId, request: PageRequest): Promise<ExportedPage> =>
  pages[collection](request);
