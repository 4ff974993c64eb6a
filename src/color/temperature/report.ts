import { invalid } from '../../errors/refusal.ts';
import { DECIMALS, toDecimals } from '../decimals.ts';
import { describeColor } from '../describe-color.ts';
import { transform, type Vec3 } from '../matrix.ts';
import { XYZ_TO_SRGB } from '../primaries.ts';
import type { GamutMethod } from '../to-srgb.ts';
import { fromLinear } from '../transfer.ts';
import { type Chromaticity, D65, xyzOf } from '../white.ts';
import { lightOfRgb, type WideColor } from '../wide-color.ts';
import { type CorrelatedTemperature, correlatedTemperature } from './cct.ts';
import { DAYLIGHT_RANGE, daylightXy } from './daylight.ts';
import { planckianXy, toUv1960 } from './locus.ts';

/** Ranges of temperatures that may be rendered, in kelvin. */
const RANGES = { usual: [1667, 25_000], wide: [500, 1_000_000] } as const;
type RangeId = keyof typeof RANGES;
export const KELVIN_RANGES = Object.keys(RANGES) as [RangeId, ...RangeId[]];
export const WIDE_KELVIN_RANGE = RANGES.wide;

/** Lights of a temperature: black bodies, and the phases of daylight. */
export const LOCI = ['planckian', 'daylight'] as const;
type Locus = (typeof LOCI)[number];

/** Beyond this distance from the locus a correlated temperature says nothing. CIE 015:2018. */
const MEANINGFUL_DUV = 0.05;

/** The tint of a Duv in plain words; `below` is the upper end of its size. */
const TINTS = [
  { below: 0.0005, green: 'neutral', magenta: 'neutral' },
  { below: 0.003, green: 'a trace of green', magenta: 'a trace of magenta' },
  { below: 0.006, green: 'slightly green', magenta: 'slightly magenta' },
  { below: 0.02, green: 'green', magenta: 'magenta' },
  { below: MEANINGFUL_DUV, green: 'strongly green', magenta: 'strongly magenta' },
  {
    below: Number.POSITIVE_INFINITY,
    green: 'far from white, on the green side',
    magenta: 'far from white, on the magenta side',
  },
] as const;

export const tintOf = (duv: number): string => {
  const tint = TINTS.find(({ below }) => Math.abs(duv) < below) ?? TINTS.at(-1)!;
  return duv < 0 ? tint.magenta : tint.green;
};

const APPEARANCES = [
  { below: 3300, appearance: 'warm' },
  { below: 5300, appearance: 'neutral white' },
  { below: Number.POSITIVE_INFINITY, appearance: 'cool' },
] as const;

const appearanceOf = (kelvin: number): string => APPEARANCES.find(({ below }) => kelvin < below)!.appearance;

/**
 * Linear sRGB of a black body: chromaticity at Y = 1, negative channels (below about 1900 K) set to 0, then scaled so
 * that the largest channel is 1.
 */
export const planckianLinear = (kelvin: number): Vec3 => linearOf(planckianXy(kelvin));

const linearOf = (xy: Chromaticity): Vec3 => {
  const linear = transform(XYZ_TO_SRGB, xyzOf(xy));
  const max = Math.max(linear[0], linear[1], linear[2]);
  return [Math.max(0, linear[0]) / max, Math.max(0, linear[1]) / max, Math.max(0, linear[2]) / max];
};

const shown = (value: number): number => toDecimals(value, DECIMALS.science);

const report = (
  light: WideColor,
  xy: Chromaticity,
  { kelvin, duv, atEnd }: CorrelatedTemperature,
  note: string | null,
  gamut?: GamutMethod,
) => {
  const [u, v] = toUv1960(xy);
  const meaningful = note === null && !atEnd && Math.abs(duv) <= MEANINGFUL_DUV;
  return {
    color: describeColor(light, gamut),
    cct_kelvin: shown(kelvin),
    mired: shown(1e6 / kelvin),
    duv: shown(duv),
    meaningful,
    tint: tintOf(duv),
    appearance: meaningful ? appearanceOf(kelvin) : null,
    chromaticity: { x: shown(xy[0]), y: shown(xy[1]), u: shown(u), v: shown(v) },
    note:
      note ?? (atEnd ? 'The nearest black body lies at an end of the supported range (500 K to 1,000,000 K).' : null),
  };
};

/** The colour temperature of a colour. Black has no chromaticity: it is given that of D65, and is not meaningful. */
export const measureTemperature = (light: WideColor, gamut?: GamutMethod) => {
  const xyz = light.at('xyz-d65');
  const sum = xyz[0] + xyz[1] + xyz[2];
  const xy: Chromaticity = sum <= 0 ? D65 : [xyz[0] / sum, xyz[1] / sum];
  return report(
    light,
    xy,
    correlatedTemperature(xy),
    sum <= 0 ? 'Black emits no light, so it has no colour temperature.' : null,
    gamut,
  );
};

/** What is rendered. */
interface TemperatureRequest {
  readonly kelvin?: number | undefined;
  readonly locus: Locus;
  readonly range: RangeId;
}

const BLACK_BODY: TemperatureRequest = { locus: 'planckian', range: 'usual' };

/** Throws INVALID_INPUT for a temperature outside the range of its locus. */
const checkRange = (kelvin: number, { locus, range }: TemperatureRequest): void => {
  const [low, high] = locus === 'daylight' ? DAYLIGHT_RANGE : RANGES[range];
  if (kelvin >= low && kelvin <= high) return;
  const limit = kelvin < low ? `at least ${low}` : `at most ${high}`;
  const wider = range === 'usual' ? `; range: wide accepts ${RANGES.wide.join(' to ')}` : '';
  throw invalid('kelvin', `must be ${limit}, got ${kelvin}${locus === 'daylight' ? ' for locus: daylight' : wider}`);
};

/** A light of this temperature as a colour; Duv of a black body is 0 by definition. */
const renderTemperature = (kelvin: number, request: TemperatureRequest) => {
  checkRange(kelvin, request);
  const isDaylight = request.locus === 'daylight';
  const xy = isDaylight ? daylightXy(kelvin) : planckianXy(kelvin);
  const temperature = isDaylight ? correlatedTemperature(xy) : { kelvin, duv: 0, atEnd: false };
  return report(lightOfRgb(fromLinear(linearOf(xy))), xy, temperature, null);
};

/** Measures a colour or renders a temperature: exactly one of the two. */
export const temperatureReport = (
  color: WideColor | undefined,
  request: TemperatureRequest = BLACK_BODY,
  gamut?: GamutMethod,
) => {
  const { kelvin, locus } = request;
  if (color && kelvin !== undefined)
    throw invalid(
      'kelvin',
      'color and kelvin are mutually exclusive: send color to measure it, or kelvin to render it',
    );
  if (color) return { mode: 'measured' as const, ...measureTemperature(color, gamut) };
  if (kelvin !== undefined) return { mode: 'rendered' as const, locus, ...renderTemperature(kelvin, request) };
  throw invalid('color', `one of color (to measure) and kelvin (${RANGES.usual.join('-')}, to render) is required`);
};
