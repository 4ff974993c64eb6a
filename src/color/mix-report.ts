import { invalid } from '../errors/refusal.ts';
import { type AdaptationId, adaptationMatrix, isWhite } from './adaptation.ts';
import { alphaReport, type Color } from './color.ts';
import { DECIMALS, toDecimals } from './decimals.ts';
import { describeColor } from './describe-color.ts';
import type { HueWay } from './hue-walks.ts';
import { transform, type Vec3 } from './matrix.ts';
import { averageColor, type Mixed, mixColors } from './mix.ts';
import { spaceOf } from './spaces/lookup.ts';
import type { GamutMethod } from './to-srgb.ts';
import { type WhiteChoice, whitePointOf } from './white-point.ts';

const shown = (value: number): number => toDecimals(value, DECIMALS.science);

const report = ({ itself, alpha, coordinates }: Mixed, key: string, gamut: GamutMethod) => {
  const color = describeColor(itself, gamut, alpha);
  return {
    color,
    ...alphaReport(color.rgb, shown(alpha)),
    space: key,
    values: coordinates.map((v) => (Number.isNaN(v) ? null : shown(v))),
  };
};

/** A colour as it was written; one that was laid over another has nothing of that left. */
const writtenOf = (color: Color) => (color.itself === color.written.itself ? color.written : color);

interface MixChoice {
  readonly space: string;
  readonly hue: HueWay;
  readonly amount: number;
}

/** Two colours mixed. Throws UNKNOWN_SPACE. */
export const mixReport = (from: Color, to: Color, { space: key, hue: way, amount }: MixChoice, gamut: GamutMethod) => {
  const space = spaceOf(key, 'space');
  return report(mixColors(writtenOf(from), writtenOf(to), { space, way, amount }), space.id, gamut);
};

/** The mean of colours. Throws UNKNOWN_SPACE, and INVALID_INPUT for weights that do not fit. */
export const averageReport = (
  colors: readonly Color[],
  weights: readonly number[] | undefined,
  key: string,
  gamut: GamutMethod,
) => {
  const space = spaceOf(key, 'space');
  if (weights && weights.length !== colors.length)
    throw invalid('weights', `must be as many as the colours, ${colors.length}, got ${weights.length}`);
  if (weights?.every((weight) => weight === 0)) throw invalid('weights', 'must not all be 0');
  return report(averageColor(colors.map(writtenOf), weights ?? colors.map(() => 1), space), space.id, gamut);
};

interface AdaptChoice {
  readonly xyz: readonly number[];
  readonly from: WhiteChoice['white_point'];
  readonly to: WhiteChoice['white_point'];
  readonly observer: NonNullable<WhiteChoice['observer']>;
  readonly adaptation: AdaptationId;
}

/** XYZ seen under one white, as the XYZ that looks the same under another. Throws INVALID_INPUT for whites without a response. */
export const adaptReport = ({ xyz, from, to, observer, adaptation }: AdaptChoice) => {
  const source = whitePointOf({ white_point: from, observer, adaptation }, 'from');
  const target = whitePointOf({ white_point: to, observer, adaptation }, 'to');
  for (const [field, { xyz: white }] of Object.entries({ from: source, to: target }))
    if (!isWhite(white, adaptation))
      throw invalid(field, `is the white of no light: ${adaptation} has no response to it`);
  const matrix = adaptationMatrix(source.xyz, target.xyz, adaptation);
  return {
    xyz: transform(matrix, xyz as unknown as Vec3).map(shown),
    from: source.label,
    to: target.label,
    adaptation,
    matrix: matrix.map((row) => row.map(shown)),
  };
};
