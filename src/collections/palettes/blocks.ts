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

/** The same for many callers; a block is derived in the turn of the first who asks for it. */
interface SharedPaletteBlocks {
  readonly of: (caller: string | undefined) => PaletteBlocks;
}

/** `deriveElsewhere` does the work of `derivePaletteColumns` off the event loop, in the turn of a caller. */
export const sharePaletteBlocks = (
  cache: ColumnCache,
  deriveElsewhere: (block: number, caller: string | undefined) => Promise<PaletteColumns>,
): SharedPaletteBlocks => {
  const pending = new Map<number, Promise<PaletteColumns>>();
  const keyOf = (block: number) => `${PALETTES.id}/${block}`;
  const start = async (block: number, caller: string | undefined): Promise<PaletteColumns> => {
    try {
      const columns = await deriveElsewhere(block, caller);
      cache.put(keyOf(block), columns, BYTES_OF_BLOCK);
      return columns;
    } finally {
      pending.delete(block);
    }
  };
  return {
    of: (caller) => ({
      kept: (block) => cache.get<PaletteColumns>(keyOf(block)),
      derive: (block) => {
        const running = pending.get(block) ?? start(block, caller);
        pending.set(block, running);
        return running;
      },
    }),
  };
};

/** For one caller alone. */
export const createPaletteBlocks = (
  cache: ColumnCache,
  deriveElsewhere: (block: number) => Promise<PaletteColumns>,
): PaletteBlocks => sharePaletteBlocks(cache, deriveElsewhere).of(undefined);
