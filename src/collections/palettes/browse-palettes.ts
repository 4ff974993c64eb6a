import type { Order } from '../finite/browse.ts';
import { type ScanPage, scan } from '../scan/scan.ts';
import type { PaletteBlocks } from './blocks.ts';
import { createPaletteExaminer, SORT_KEYS, type SortKey } from './examine-palettes.ts';
import { type PaletteFilter, testOf } from './palette-filter.ts';
import { PALETTES } from './palettes.ts';

export const PALETTE_SORTS = ['id', ...(Object.keys(SORT_KEYS) as SortKey[])] as const;

export interface PaletteQuery extends PaletteFilter {
  readonly sort: (typeof PALETTE_SORTS)[number];
  readonly order: Order;
  readonly limit: number;
  readonly cursor?: number | undefined;
  readonly maxScan: number;
  readonly signal?: AbortSignal | undefined;
}

/** A page of the palette library; by a key other than the id only the hits of this scan are sorted. */
export const browsePalettes = (query: PaletteQuery, blocks: PaletteBlocks): Promise<ScanPage> => {
  const key = query.sort === 'id' ? undefined : query.sort;
  return scan(createPaletteExaminer(testOf(query), blocks, key), {
    size: PALETTES.size,
    cursor: query.cursor,
    order: query.order,
    limit: query.limit,
    maxScan: query.maxScan,
    byKey: key !== undefined,
    signal: query.signal,
  });
};
