import type { Pieces } from '../../runtime/in-pieces.ts';
import { chartColors, prepareChart } from './chart.ts';
import { fillOf } from './fill.ts';
import { tokensInPieces } from './generate.ts';
import { INCLUDES } from './kinds.ts';
import { neutralRamp } from './neutral-ramp.ts';
import { WHITE } from './paint.ts';
import { type Ramp, stepOf, tokenRamp } from './ramp.ts';
import { THEMES } from './roles/names.ts';
import { rolesInPieces } from './roles.ts';
import { statusesBeside } from './statuses.ts';

/** Hues of the ramps that are made one by one before a whole set, whose ramps take a fraction of the time then. */
const HUES = [0, 60, 120, 180, 240, 300];

const SEED = { r: 51, g: 102, b: 153 };
const BRAND = { l: 0.5, c: 0.1, h: 251 };
const NEUTRAL = { light: { c: 0.011, h: BRAND.h }, dark: { c: 0.012, h: BRAND.h } };
const NIGHT = { color: { r: 20, g: 20, b: 20 } };

/** Prepares and compiles in pieces what a set of tokens needs; the first call would take some hundred milliseconds. */
export function* prepareTokens(): Pieces<void> {
  for (const theme of THEMES) {
    yield* prepareChart(theme);
    chartColors(theme, SEED, [theme === 'light' ? WHITE : NIGHT]);
    yield;
  }
  const page = stepOf(neutralRamp(NEUTRAL), '100');
  yield;
  const fillsOf = (ramp: Ramp) => ({
    light: fillOf(ramp, 'light', page, 'brand'),
    dark: fillOf(ramp, 'dark', page, 'brand'),
  });
  for (const h of HUES) {
    fillsOf(tokenRamp('primary', { ...BRAND, h }));
    yield;
  }
  statusesBeside([], fillsOf, {});
  yield;
  yield* rolesInPieces({ brands: { primary: BRAND, secondary: BRAND, accent: BRAND }, neutral: NEUTRAL });
  yield;
  yield* tokensInPieces({ seed: SEED, harmony: 'analogous', include: ['color'], dark: false });
  yield;
  yield* tokensInPieces({ seed: SEED, harmony: 'analogous', include: INCLUDES, dark: true });
}
