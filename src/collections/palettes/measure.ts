import { degreesOf } from '../numbers/angle.ts';
import { chromaticHue, hueBandOf } from '../numbers/hsl.ts';
import { luminanceOf, toUnits } from '../numbers/luminance.ts';
import { oklabOf } from '../numbers/oklab.ts';
import { CHROMATIC_UNITS, characterOf } from './character.ts';
import { COLORS } from './collection.ts';
import { derivePalette } from './derive.ts';

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
const hues = new Float64Array(COLORS);

/** Ratio units of the nearest and of the farthest pair of luminances, for which only neighbours need be compared. */
const measureContrast = (out: PaletteMeasures): void => {
  for (let i = 0; i < COLORS; i += 1) {
    const y = luminanceOf(colors[i]!) + 0.05;
    let j = i - 1;
    for (; j >= 0 && luminances[j]! > y; j -= 1) luminances[j + 1] = luminances[j]!;
    luminances[j + 1] = y;
  }
  let least = luminances[1]! / luminances[0]!;
  for (let i = 2; i < COLORS; i += 1) {
    const ratio = luminances[i]! / luminances[i - 1]!;
    if (ratio < least) least = ratio;
  }
  out.worst = (least * 1e4) | 0;
  out.best = ((luminances[COLORS - 1]! / luminances[0]!) * 1e4) | 0;
};

const measureOklab = (out: PaletteMeasures): void => {
  let lightness = 0;
  let chroma = 0;
  let count = 0;
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
    // As toUnits(c) >= CHROMATIC_UNITS, without cutting first.
    if (c * 1e4 + 0.5 >= CHROMATIC_UNITS) {
      hues[count] = degreesOf(a, b);
      count += 1;
    }
    for (let j = 0; j < at; j += 3) {
      const x = oklab[j]! - l;
      const y = oklab[j + 1]! - a;
      const z = oklab[j + 2]! - b;
      spread += Math.sqrt(x * x + y * y + z * z);
    }
  }
  out.lightness = toUnits(lightness / COLORS);
  out.chroma = toUnits(chroma / COLORS);
  out.spread = toUnits(spread / PAIRS);
  out.character = characterOf(out.chroma, hues, count);
};

/** Derives a palette and measures it from its 8-bit colours, into `out`. */
export const measurePalette = (index: number, out: PaletteMeasures): void => {
  out.method = derivePalette(index, colors);
  out.band = hueBandOf(chromaticHue(colors[0]!));
  measureContrast(out);
  measureOklab(out);
};
