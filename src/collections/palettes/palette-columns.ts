import { PALETTES } from '../identities.ts';
import { BLOCK, blockRange } from '../scan/block.ts';
import { carriesBodyText, emptyMeasures, measurePalette, type PaletteMeasures } from './measure-palette.ts';

/** The measures of a block of palettes, a row each; memory that threads can share. */
export interface PaletteColumns {
  /** Method, character and whether a pair carries body text: small numbers in the bits that `PLACES` says. */
  readonly tags: Uint8Array;
  /** Number of the hue band; 255 for none. */
  readonly bands: Uint8Array;
  readonly worst: Uint16Array;
  readonly lightness: Uint16Array;
  readonly chroma: Uint16Array;
  readonly spread: Uint16Array;
}

export const BYTES_OF_BLOCK = BLOCK * 10;

/** Where in the columns a measure lies: a part of the bits, and whether it is in ten-thousandths. */
interface Place {
  readonly column: keyof PaletteColumns;
  readonly shift: number;
  readonly mask: number;
  readonly scaled: boolean;
}

/** The measures that palettes are filtered and sorted by. */
export const PLACES = {
  method: { column: 'tags', shift: 0, mask: 7, scaled: false },
  character: { column: 'tags', shift: 3, mask: 7, scaled: false },
  body: { column: 'tags', shift: 6, mask: 1, scaled: false },
  band: { column: 'bands', shift: 0, mask: 0xff, scaled: false },
  worst: { column: 'worst', shift: 0, mask: 0xffff, scaled: true },
  lightness: { column: 'lightness', shift: 0, mask: 0xffff, scaled: true },
  chroma: { column: 'chroma', shift: 0, mask: 0xffff, scaled: true },
  spread: { column: 'spread', shift: 0, mask: 0xffff, scaled: true },
} as const satisfies Record<string, Place>;
export type PaletteField = keyof typeof PLACES;

export const tagsOf = (m: PaletteMeasures): number =>
  m.method | (m.character << PLACES.character.shift) | (carriesBodyText(m) ? 1 << PLACES.body.shift : 0);

/** What the column of a measure holds. */
export const columnValue = (m: PaletteMeasures, column: keyof PaletteColumns): number => {
  if (column === 'tags') return tagsOf(m);
  return column === 'bands' ? m.band : m[column];
};

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
    // No band, -1, is stored as 255.
    columns.bands[row] = measures.band;
    columns.worst[row] = measures.worst;
    columns.lightness[row] = measures.lightness;
    columns.chroma[row] = measures.chroma;
    columns.spread[row] = measures.spread;
  }
  return columns;
};
