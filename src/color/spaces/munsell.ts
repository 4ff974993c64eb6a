import { mhvcToLchab } from 'munsell';
import { fromD65, toD65 } from '../adaptation.ts';
import { normalizeHue } from '../hue.ts';
import { labToXyz, xyzToLab } from '../lab.ts';
import { transform, type Vec3 } from '../matrix.ts';
import { XYZ_C } from '../white.ts';
import { fromPolar, toPolar } from './polar.ts';
import { type ColorSpace, type Coordinates, channel } from './space.ts';

const D65_TO_C = fromD65(XYZ_C);
const C_TO_D65 = toD65(XYZ_C);

/** Below this Munsell chroma a colour is written as a neutral. */
const NEUTRAL_CHROMA = 0.05;

/** Luminance 0..1 of a Munsell value 0..10, relative to the perfect diffuser. ASTM D1535. */
const luminanceOf = (v: number): number =>
  (v * (1.1914 + v * (-0.22533 + v * (0.23352 + v * (-0.020484 + v * 0.00081939))))) / 100;

const slopeAt = (v: number): number =>
  (1.1914 + v * (-0.45066 + v * (0.70056 + v * (-0.081936 + v * 0.00409695)))) / 100;

/** Munsell value of a luminance, by Newton's method: the quintic rises everywhere. */
const munsellValue = (luminance: number): number => {
  let v = luminance > 0 ? 10 * luminance ** 0.4 : 100 * luminance;
  for (let step = 0; step < 40; step += 1) {
    const change = (luminanceOf(v) - luminance) / slopeAt(v);
    v -= change;
    if (Math.abs(change) < 1e-15 * Math.max(1, Math.abs(v))) break;
  }
  return v;
};

const MOST_STEPS = 60;
const CONVERGED = 1e-13;

/** The signed way from one hue to another in degrees, -180..180. */
const turn = (from: number, to: number): number => normalizeHue(to - from + 180) - 180;

interface Guess {
  readonly hue: number;
  readonly chroma: number;
  /** How far CIELAB hue (in turns) and chroma (as a logarithm) still are from the target. */
  readonly offHue: number;
  readonly offChroma: number;
  readonly error: number;
}

/**
 * Hue 0..100 and chroma at which the renotation of this value has the given CIELAB chroma and hue (illuminant C). The
 * start is that of Centore 2012; then Newton steps with differences inside the cell, halved until they help, because
 * the data are smooth between the chips only and have kinks at them.
 */
const invertRenotation = (value: number, labChroma: number, labHue: number): readonly [hue: number, chroma: number] => {
  const measure = (hue: number, chroma: number): Guess => {
    const [, c, h] = mhvcToLchab(hue, value, chroma);
    const offHue = turn(h, labHue) / 360;
    const offChroma = c > 0 ? Math.log(labChroma / c) : 1;
    return { hue, chroma, offHue, offChroma, error: Math.hypot(offHue, offChroma) };
  };
  const centore = (from: Guess, factor: number): Guess =>
    measure(from.hue + 100 * factor * from.offHue, from.chroma * Math.exp(factor * from.offChroma));

  let best = measure(labHue / 3.6, labChroma / 5.5);
  for (let step = 0; step < MOST_STEPS && best.error > CONVERGED; step += 1) {
    const [dh, dc] = [1e-6, 1e-7];
    const [byHue, byChroma] = [measure(best.hue + dh, best.chroma), measure(best.hue, best.chroma * (1 + dc))];
    const [hh, ch] = [(byHue.offHue - best.offHue) / dh, (byHue.offChroma - best.offChroma) / dh];
    const [hc, cc] = [(byChroma.offHue - best.offHue) / dc, (byChroma.offChroma - best.offChroma) / dc];
    const determinant = hh * cc - hc * ch;
    const [stepHue, stepChroma] = [
      (hc * best.offChroma - cc * best.offHue) / determinant,
      (ch * best.offHue - hh * best.offChroma) / determinant,
    ];
    let next: Guess | undefined;
    for (let factor = 1; factor > 1e-3 && !next; factor /= 2) {
      const newton = Math.abs(stepHue) < 25 && Math.abs(stepChroma) < 1;
      const tries = [
        ...(newton ? [measure(best.hue + factor * stepHue, best.chroma * (1 + factor * stepChroma))] : []),
        ...(best.error > 1e-9 ? [centore(best, factor)] : []),
      ];
      next = tries.filter(({ error }) => error < best.error).sort((x, y) => x.error - y.error)[0];
    }
    if (!next) break;
    best = next;
  }
  return [((best.hue % 100) + 100) % 100, best.chroma];
};

const FAMILIES = ['R', 'YR', 'Y', 'GY', 'G', 'BG', 'B', 'PB', 'P', 'RP'] as const;

/** The notation of hue, value, chroma, such as `3.16YR 6.61/14.80`; a neutral is `N7.71`. */
export const munsellNotation = (coordinates: Coordinates): string => {
  const [hue, value, chroma] = [coordinates[0]!, coordinates[1]!, coordinates[2]!];
  if (chroma < NEUTRAL_CHROMA) return `N${value.toFixed(2)}`;
  const hundredths = Math.round(hue * 100) % 10000;
  // 0 of a family is written as 10 of the one before it.
  const index = hundredths % 1000 === 0 ? (hundredths / 1000 + 9) % 10 : Math.floor(hundredths / 1000);
  const step = hundredths % 1000 === 0 ? 10 : (hundredths % 1000) / 100;
  return `${step.toFixed(2)}${FAMILIES[index]} ${value.toFixed(2)}/${chroma.toFixed(2)}`;
};

/**
 * Munsell hue 0..100 (5R = 5, 5YR = 15, ..., 5RP = 95), value 0..10, chroma. Newhall, Nickerson and Judd 1943, with
 * the value scale of ASTM D1535; between the chips the renotation data are interpolated at fixed value.
 */
export const munsell = {
  id: 'munsell',
  name: 'Munsell HVC',
  category: 'order',
  channels: [channel('hue', 'Hue', 0, 100), channel('value', 'Value', 0, 10), channel('chroma', 'Chroma', 0, 38)],
  base: 'xyz-d65',
  white: 'C',
  standard:
    'Newhall, Nickerson and Judd 1943, Final report of the O.S.A. subcommittee on the spacing of the Munsell colors, JOSA 33(7); ASTM D1535',
  year: 1943,
  inverse: 'data',
  roundTrip: 1e-9,
  note: 'Renotation data by Newhall, Nickerson and Judd, as published by the RIT Munsell Color Science Laboratory, interpolated by munsell.js (MPL-2.0). Other interpolations differ by up to 0.3 in hue and 1 in chroma; beyond the chips chroma is extrapolated.',
  matrices: [{ name: 'XYZ (D65) to XYZ (C), linear Bradford', rows: D65_TO_C }],
  hue: 0,
  isPowerless: (c) => c[2]! < NEUTRAL_CHROMA,
  fromBase: (xyz) => {
    const seen = transform(D65_TO_C, xyz);
    const value = munsellValue(seen[1]);
    const [, chroma, hue] = toPolar(xyzToLab(seen, XYZ_C));
    if (chroma < 1e-9) return [0, value, 0];
    const [h, c] = invertRenotation(value, chroma, hue);
    return [h, value, c];
  },
  toBase: (c) => {
    const [h, v, chroma] = [c[0]!, c[1]!, c[2]!];
    const y = luminanceOf(v);
    const [, labChroma, labHue] = chroma <= 0 ? [0, 0, 0] : mhvcToLchab(h, v, chroma);
    const [lightness] = xyzToLab([XYZ_C[0] * y, y, XYZ_C[2] * y], XYZ_C);
    const seen: Vec3 = labToXyz(fromPolar([lightness, labChroma, labHue]), XYZ_C);
    return transform(C_TO_D65, seen);
  },
} as const satisfies ColorSpace;
