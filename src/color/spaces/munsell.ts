import { mhvcToLchab } from 'munsell';
import { maxChromaTable, maxChromaTableDark } from 'munsell/dist/src/MRD.js';
import { fromD65, toD65 } from '../adaptation.ts';
import { labToXyz, xyzToLab } from '../lab.ts';
import { transform, type Vec3 } from '../matrix.ts';
import { XYZ_C } from '../white.ts';
import { invertRenotation, munsellLuminance, munsellValue } from './munsell-renotation.ts';
import { fromPolar, toPolar } from './polar.ts';
import { type ColorSpace, type Coordinates, channel, overXyz, published } from './space.ts';

const D65_TO_C = fromD65(XYZ_C);
const C_TO_D65 = toD65(XYZ_C);

/** Below this Munsell chroma a colour is written as a neutral. */
const NEUTRAL_CHROMA = 0.05;

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
 * Chroma up to which all four chips around a hue and value are in the data: hues 2.5 apart from 10RP on, values 1 apart, below 1
 * by 0.2.
 */
const limitAt = (hue: number, value: number): number => {
  const isDark = value < 1;
  const table = isDark ? maxChromaTableDark : maxChromaTable;
  const row = Math.min(Math.max(0, isDark ? 5 * value : value), table[0]!.length - 1);
  const column = (((hue / 2.5) % 40) + 40) % 40;
  const hues = [Math.floor(column), Math.ceil(column) % 40];
  return Math.min(...hues.flatMap((h) => [table[h]![Math.floor(row)]!, table[h]![Math.ceil(row)]!]));
};

/** Whether a chip around a colour is missing in the renotation data: its coordinates are extrapolated. */
export const isExtrapolated = ([hue = 0, value = 0, chroma = 0]: Coordinates): boolean =>
  chroma >= NEUTRAL_CHROMA && chroma > limitAt(hue, value);

/**
 * Munsell hue 0..100 (5R = 5, 5YR = 15, ..., 5RP = 95), value 0..10, chroma. Newhall, Nickerson and Judd 1943, with
 * the value scale of ASTM D1535; between the chips the renotation data are interpolated at fixed value.
 */
export const munsell = {
  ...overXyz('munsell', 'Munsell HVC', 'order'),
  channels: [channel('hue', 'Hue', 0, 100), channel('value', 'Value', 0, 10), channel('chroma', 'Chroma', 0, 38)],
  white: 'C',
  ...published(
    1943,
    'Newhall, Nickerson and Judd 1943, Final report of the O.S.A. subcommittee on the spacing of the Munsell colors, JOSA 33(7); ASTM D1535',
  ),
  inverse: 'data',
  note: 'Renotation data by Newhall, Nickerson and Judd, as published by the RIT Munsell Color Science Laboratory, interpolated by munsell.js (MPL-2.0). colour-science, which interpolates otherwise, differs by up to 0.3 in hue and 1 in chroma on the reference colours, and by more where there are no chips: above value 9.5, in dark colours below value 1, and beyond the greatest chroma: there both extrapolate.',
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
    const y = munsellLuminance(v);
    const [, labChroma, labHue] = chroma <= 0 ? [0, 0, 0] : mhvcToLchab(h, v, chroma);
    const [lightness] = xyzToLab([XYZ_C[0] * y, y, XYZ_C[2] * y], XYZ_C);
    const seen: Vec3 = labToXyz(fromPolar([lightness, labChroma, labHue]), XYZ_C);
    return transform(C_TO_D65, seen);
  },
} as const satisfies ColorSpace;
