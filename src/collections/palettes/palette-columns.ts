import { BLOCK, blockRange } from '../scan/block.ts';
import { emptyMeasures, measurePalette, type PaletteMeasures } from './measure-palette.ts';
import { PALETTES } from './palettes.ts';

/** The measures of a block of palettes, a row each; memory that threads can share. */
export interface PaletteColumns {
  /** Method in the lowest three bits, character in the next three, then whether a pair carries body text. */
  readonly tags: Uint8Array;
  /** Number of the hue band; 255 for none. */
  readonly bands: Uint8Array;
  readonly worst: Uint16Array;
  readonly lightness: Uint16Array;
  readonly chroma: Uint16Array;
  readonly spread: Uint16Array;
}

export const BYTES_OF_BLOCK = BLOCK * 10;
export const NO_BAND = 255;
const BODY_TEXT = 45_000;

export const tagsOf = ({ method, character, best }: PaletteMeasures): number =>
  method | (character << 3) | (best >= BODY_TEXT ? 64 : 0);

/** The columns of a block, derived: about 35 ms of work. */
export const derivePaletteColumns = (block: number): PaletteColumns => {
  const { from, to } = blockRange(block, PALETTES.size);
  const rows = to - from;
  const shared = (bytes: number) => new SharedArrayBuffer(rows * bytes);
  const columns = {
    tags: new Uint8Array(shared(1)),
    bands: new Uint8Array(shared(1)),
    worst: new Uint16Array(shared(2)),
    lightness: new Uint16Array(shared(2)),
    chroma: new Uint16Array(shared(2)),
    spread: new Uint16Array(shared(2)),
  };
  const measures = emptyMeasures();
  for (let row = 0; row < rows; row += 1) {
    measurePalette(from + row, measures);
    columns.tags[row] = tagsOf(measures);
    columns.bands[row] = measures.band < 0 ? NO_BAND : measures.band;
    columns.worst[row] = measures.worst;
    columns.lightness[row] = measures.lightness;
    columns.chroma[row] = measures.chroma;
    columns.spread[row] = measures.spread;
  }
  return columns;
};
