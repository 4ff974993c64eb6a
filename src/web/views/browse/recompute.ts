import { corpusRecord } from '../../../collections/corpus/corpus-record.ts';
import { derivePair } from '../../../collections/corpus/derive-pair.ts';
import { measuredPalette } from '../../../collections/palettes/measure-palette.ts';
import { paletteRecord } from '../../../collections/palettes/palette-record.ts';

/** Derives a record from its index alone, with the service's own source: nothing is stored anywhere. */
export const RECOMPUTED: Readonly<Record<string, (index: number, options: { readonly apca: boolean }) => object>> = {
  palettes: (index) => paletteRecord(index, measuredPalette(index)),
  contrast: (index, { apca }) => corpusRecord(index, derivePair(index), { full: true, apca }),
};
