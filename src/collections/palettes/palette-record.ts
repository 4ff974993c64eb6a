import { toHex } from '../../color/rgb.ts';
import { shownHue } from '../../exact/hsl.ts';
import { recordOklch } from '../../exact/oklch.ts';
import { type Packed, unpackColor } from '../../exact/packed.ts';
import { HUE_BAND_IDS } from '../../exact/packed-hue.ts';
import { wordsOf } from '../../exact/random/words.ts';
import { derivationOf } from '../collection.ts';
import { PALETTE_CODES, PALETTES } from '../identities.ts';
import type { Nearest } from '../scan/examiner.ts';
import { CHARACTERS } from './character.ts';
import { carriesBodyText, type MeasuredPalette, measuredPalette } from './measure-palette.ts';
import { PALETTE_METHODS } from './methods.ts';

const hexes = (colors: readonly Packed[]): string[] => colors.map((color) => toHex(unpackColor(color)));

/** One palette as it is listed. Ratios are WCAG 2.x, cut; the rest OKLCH and Oklab, rounded. */
export const paletteSummary = (index: number, { measures, colors }: MeasuredPalette) => ({
  id: PALETTE_CODES.encode(index),
  index,
  method: PALETTE_METHODS[measures.method]!.id,
  character: CHARACTERS[measures.character]!,
  hue: HUE_BAND_IDS[measures.band] ?? null,
  colors: hexes(colors),
  worst_contrast: measures.worst / 1e4,
  best_contrast: measures.best / 1e4,
  carries_body_text: carriesBodyText(measures),
  mean_lightness: measures.lightness / 1e4,
  mean_chroma: measures.chroma / 1e4,
  spread: measures.spread / 1e4,
});

/** The palette that came nearest to a colour. */
export interface NearestPalette {
  readonly id: string;
  readonly index: number;
  readonly colors: readonly string[];
  /** CIEDE2000 of its nearest colour. */
  readonly difference: number;
}

export const nearestPalette = ({ row, units }: Nearest) => ({
  id: PALETTE_CODES.encode(row),
  index: row,
  colors: hexes(measuredPalette(row).colors),
  difference: units / 1e4,
});

const hexWord = (word: number): string => `0x${word.toString(16).padStart(8, '0')}`;

/** How to derive a palette without the service, in words. */
const recompute = (index: number): string => {
  const words = wordsOf(PALETTES.keys, index).map(hexWord);
  const keys = PALETTES.keys.map(hexWord);
  return `The words of index ${index} under the keys ${keys.join(', ')} are a = ${words[0]}, b = ${words[1]}, c = ${words[2]}, d = ${words[3]} (lowbias32 chain). Method and lightness pattern come from a, base hue from b, chroma and shift from c, the small rotations of each slot from d, as described in docs/collections.md of the source with its tables; every step is an integer operation or one of + - * / on doubles, so the hex values are the same in any language. All measures are taken from the hex values.`;
};

/** One palette with its colours in full and what is needed to derive it again. */
export const paletteRecord = (index: number, palette: MeasuredPalette) => ({
  ...paletteSummary(index, palette),
  wheel: 'oklch',
  swatches: palette.colors.map((color) => {
    const rgb = unpackColor(color);
    return { hex: toHex(rgb), rgb, hue: shownHue(rgb), oklch: recordOklch(color) };
  }),
  derivation: derivationOf(PALETTES, index),
  recompute: recompute(index),
});
