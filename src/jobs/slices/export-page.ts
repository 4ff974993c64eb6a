import { atlasRecord, atlasSummary } from '../../collections/atlas/atlas-record.ts';
import { browseAtlas } from '../../collections/atlas/browse-atlas.ts';
import { browseCorpus } from '../../collections/corpus/browse-corpus.ts';
import { corpusRecord } from '../../collections/corpus/corpus-record.ts';
import type { FinitePage } from '../../collections/finite/browse.ts';
import { createPaletteBlocks } from '../../collections/palettes/blocks.ts';
import { browsePalettes } from '../../collections/palettes/browse-palettes.ts';
import { BYTES_OF_BLOCK, derivePaletteColumns } from '../../collections/palettes/palette-columns.ts';
import { paletteRecord, paletteSummary } from '../../collections/palettes/palette-record.ts';
import { createColumnCache } from '../../collections/scan/column-cache.ts';
import type { ScanPage } from '../../collections/scan/scan.ts';

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

type Exporter = (request: PageRequest) => ExportedPage | Promise<ExportedPage>;

/** Records to examine for one page: about half a second of work. */
const SCAN = 200_000;
/** An export passes over each record once: it keeps the columns it is at, and no others. */
const noCache = createColumnCache(0);
const blocks = createPaletteBlocks(createColumnCache(4 * BYTES_OF_BLOCK), async (block) => derivePaletteColumns(block));

/** The filter and page of a collection that is counted whole, in the order of its ids. */
export const finite = ({ filter, cursor, limit }: PageRequest) =>
  ({ ...filter, sort: 'id', order: 'asc', limit, offset: cursor }) as const;
export const counted = (page: FinitePage, record: (row: number) => object): ExportedPage => ({
  records: page.rows.map(record),
  next: page.nextOffset,
  scanned: page.rows.length,
});
const scanned = (page: ScanPage, record: (row: number) => object): ExportedPage => ({
  records: page.rows.map(record),
  next: page.nextCursor,
  scanned: page.scanned,
});

const exporters = {
  atlas: (request) => counted(browseAtlas(finite(request)), request.full ? atlasRecord : atlasSummary),
  'contrast-corpus': async ({ filter, cursor, limit, full }) =>
    scanned(await browseCorpus({ ...filter, limit, cursor, maxScan: SCAN }, noCache), (row) =>
      corpusRecord(row, { full, apca: false }),
    ),
  palettes: async ({ filter, cursor, limit, full }) => {
    const query = { ...filter, sort: 'id', order: 'asc', limit, cursor, maxScan: SCAN } as const;
    return scanned(await browsePalettes(query, blocks), full ? paletteRecord : paletteSummary);
  },
} as const satisfies Record<string, Exporter>;

/** Collections whose pages are made in a worker thread. */
export type ScannedId = keyof typeof exporters;

/** One page of a collection's export. */
export const exportPage = async (collection: ScannedId, request: PageRequest): Promise<ExportedPage> =>
  exporters[collection](request);
