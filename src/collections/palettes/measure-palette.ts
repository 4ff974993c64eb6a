import { WCAG } from '../../color/luminance.ts';
import { degreesOf } from '../../exact/angle.ts';
import { luminanceOf } from '../../exact/luminance.ts';
import { oklabOf } from '../../exact/oklab.ts';
import type { Packed } from '../../exact/packed.ts';
import { bandOf } from '../../exact/packed-hue.ts';
import { COLORS } from '../identities.ts';
import { CHROMATIC_UNITS, characterOf } from './character.ts';
import { derivePalette, orderOf, slotAt } from './derive-palette.ts';

/** Measures of one palette; numbers in ten-thousandths, ratios cut and the rest rounded, as they are shown. */
export interface PaletteMeasures {
  method: number;
  character: number;
  /** Number of the hue band of the first colour, -1 for none. */
  band: number;
  /** Contrast ratio of the worst and of the best pair. */
  worst: number;
  best: number;
  /** Mean OKLCH lightness and chroma. */
  lightness: number;
  chroma: number;
  /** Mean Oklab distance of all pairs. */
  spread: number;
}

const BODY_TEXT = WCAG.aa * 1e4;

/** Whether some pair has the contrast of body text. */
export const carriesBodyText = ({ best }: Pick<PaletteMeasures, 'best'>): boolean => best >= BODY_TEXT;

export const emptyMeasures = (): PaletteMeasures => ({
  method: 0,
  character: 0,
  band: -1,
  worst: 0,
  best: 0,
  lightness: 0,
  chroma: 0,
  spread: 0,
});

const PAIRS = (COLORS * (COLORS - 1)) / 2;
const colors = new Int32Array(COLORS);
const oklab = new Float64Array(3 * COLORS);
const luminances = new Float64Array(COLORS);
const chromas = new Float64Array(COLORS);
const hues = new Float64Array(COLORS);

/** Ratio units of the nearest and of the farthest pair of luminances, for which only neighbours need be compared. */
const measureContrast = (index: number, out: PaletteMeasures): void => {
  // Taken in the order they most likely have, few must be moved.
  const order = orderOf(index);
  for (let i = 0; i < COLORS; i += 1) {
    const y = luminanceOf(colors[slotAt(order + i)]!) + 0.05;
    let j = i - 1;
    for (; j >= 0 && luminances[j]! > y; j -= 1) luminances[j + 1] = luminances[j]!;
    luminances[j + 1] = y;
  }
  // Cut before they are compared: the least stays the least, and whole numbers are compared without a jump.
  let least = ((luminances[1]! / luminances[0]!) * 1e4) | 0;
  for (let i = 2; i < COLORS; i += 1) {
    const more = (((luminances[i]! / luminances[i - 1]!) * 1e4) | 0) - least;
    least += more & (more >> 31);
  }
  out.worst = least;
  out.best = ((luminances[COLORS - 1]! / luminances[0]!) * 1e4) | 0;
};

/** Mean lightness, chroma and distance, from Oklab. */
const measureOklab = (out: PaletteMeasures): void => {
  let lightness = 0;
  let chroma = 0;
  let spread = 0;
  for (let i = 0; i < COLORS; i += 1) {
    const at = 3 * i;
    oklabOf(colors[i]!, oklab, at);
    const l = oklab[at]!;
    const a = oklab[at + 1]!;
    const b = oklab[at + 2]!;
    const c = Math.sqrt(a * a + b * b);
    lightness += l;
    chroma += c;
    chromas[i] = c;
    for (let j = 0; j < at; j += 3) {
      const x = oklab[j]! - l;
      const y = oklab[j + 1]! - a;
      const z = oklab[j + 2]! - b;
      spread += Math.sqrt(x * x + y * y + z * z);
    }
  }
  out.lightness = ((lightness / COLORS) * 1e4 + 0.5) | 0;
  out.chroma = ((chroma / COLORS) * 1e4 + 0.5) | 0;
  out.spread = ((spread / PAIRS) * 1e4 + 0.5) | 0;
};

/** Collects the hues of the colours that have one; returns how many. */
const collectHues = (): number => {
  let count = 0;
  for (let i = 0; i < COLORS; i += 1) {
    // As toUnits(chroma) >= CHROMATIC_UNITS, without cutting first.
    if (chromas[i]! * 1e4 + 0.5 < CHROMATIC_UNITS) continue;
    hues[count] = degreesOf(oklab[3 * i + 1]!, oklab[3 * i + 2]!);
    count += 1;
  }
  return count;
};

/** Derives a palette and measures it from its 8-bit colours, into `out`. */
export const measurePalette = (index: number, out: PaletteMeasures): void => {
  out.method = derivePalette(index, colors);
  out.band = bandOf(colors[0]!);
  measureContrast(index, out);
  measureOklab(out);
  out.character = characterOf(out.chroma, hues, collectHues());
};

/** What a record is made of. */
export interface MeasuredPalette {
  readonly measures: Readonly<PaletteMeasures>;
  readonly colors: readonly Packed[];
}

/** One palette with its measures and colours. */
export const measuredPalette = (index: number): MeasuredPalette => {
  const measures = emptyMeasures();
  measurePalette(index, measures);
  return { measures, colors: [...colors] };
};
