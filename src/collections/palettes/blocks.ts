import { PALETTES } from '../identities.ts';
import type { ColumnCache } from '../scan/column-cache.ts';
import { BYTES_OF_BLOCK, type PaletteColumns } from './palette-columns.ts';

/** The columns of the palette library, block by block. */
export interface PaletteBlocks {
  /** The columns of a block that is in memory. */
  readonly kept: (block: number) => PaletteColumns | undefined;
  /** The columns of any block: derived elsewhere, once however many ask, and kept if there is room. */
  readonly derive: (block: number) => Promise<PaletteColumns>;
}

/** `deriveElsewhere` does the work of `derivePaletteColumns` off the event loop. */
export const createPaletteBlocks = (
  cache: ColumnCache,
  deriveElsewhere: (block: number) => Promise<PaletteColumns>,
): PaletteBlocks => {
  const pending = new Map<number, Promise<PaletteColumns>>();
  const keyOf = (block: number) => `${PALETTES.id}/${block}`;
  const start = async (block: number): Promise<PaletteColumns> => {
    try {
      const columns = await deriveElsewhere(block);
      cache.put(keyOf(block), columns, BYTES_OF_BLOCK);
      return columns;
    } finally {
      pending.delete(block);
    }
  };
  return {
    kept: (block) => cache.get<PaletteColumns>(keyOf(block)),
    derive: (block) => {
      const running = pending.get(block) ?? start(block);
      pending.set(block, running);
      return running;
    },
  };
};
