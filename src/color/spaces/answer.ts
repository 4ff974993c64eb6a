import { coordinatesOf } from '../convert.ts';
import { DECIMALS, toDecimals } from '../decimals.ts';
import { describeColor } from '../describe-color.ts';
import { measureTemperature } from '../temperature/report.ts';
import type { GamutMethod } from '../to-srgb.ts';
import { WHITE_D65, type WhitePoint } from '../white-point.ts';
import type { WideColor } from '../wide-color.ts';
import { spacesOf } from './describe.ts';
import type { RegisteredSpace, SpaceId } from './index.ts';
import { spaceOf } from './lookup.ts';
import { isExtrapolated, munsellNotation } from './munsell.ts';
import type { Category } from './space.ts';

/** Share of a channel's range by which it may be exceeded before it counts as out of range: rounding, published digits. */
const SLACK = 1e-4;

/**
 * Coordinates in responses: a powerless hue is null, and no zero is negative. Null stands also where a space has no
 * coordinates for a colour, which happens far outside the visible ones alone.
 */
export const answeredCoordinates = (
  space: RegisteredSpace,
  light: WideColor,
  white: WhitePoint = WHITE_D65,
): readonly (number | null)[] => {
  const coordinates = coordinatesOf(space, light, white.xyz, white.adaptation);
  const powerless = space.isPowerless?.(coordinates) ?? false;
  return coordinates.map((v, i) => ((powerless && i === space.hue) || !Number.isFinite(v) ? null : v + 0));
};

/** The same with the decimals of the science group: enough to compute on, too few for the noise of floating point. */
export const spaceValues = (space: RegisteredSpace, light: WideColor, white: WhitePoint): (number | null)[] =>
  answeredCoordinates(space, light, white).map((v) => (v === null ? null : toDecimals(v, DECIMALS.science)));

/** Notations that a space has besides its numbers. */
const NOTATIONS: Partial<Record<SpaceId, (coordinates: readonly number[]) => string>> = { munsell: munsellNotation };

/** Spaces of data: the channel in which coordinates lie beyond them; undefined within. */
const EXTRAPOLATED: Partial<Record<SpaceId, (coordinates: readonly number[]) => string | undefined>> = {
  munsell: (coordinates) => (isExtrapolated(coordinates) ? 'chroma' : undefined),
};

/** Why a white point that was asked for has no effect on a space; undefined where it has, or where it is the space's own. */
const whiteNote = ({ name, adaptable, white }: RegisteredSpace, wanted: string): string | undefined => {
  if (adaptable || wanted === white) return undefined;
  return white === null
    ? `${name} has no white point: its values are those of a device, computed from sRGB (D65); white_point ${wanted} has no effect.`
    : `${name} is defined for the white ${white}; white_point ${wanted} has no effect.`;
};

const answer = (space: RegisteredSpace, light: WideColor, white: WhitePoint) => {
  const values = spaceValues(space, light, white);
  const note = whiteNote(space, white.label);
  const notation = NOTATIONS[space.id]?.(values.map((v) => v ?? 0));
  const beyond = EXTRAPOLATED[space.id]?.(values.map((v) => v ?? 0));
  const outside = space.channels.filter(({ id, range: [low, high] }, i) => {
    const v = values[i];
    const slack = SLACK * (high - low);
    return id === beyond || (typeof v === 'number' && (v < low - slack || v > high + slack));
  });
  return {
    space: space.id,
    name: space.name,
    category: space.category,
    white: space.adaptable ? white.label : space.white,
    ...(note === undefined ? {} : { white_note: note }),
    coordinates: Object.fromEntries(space.channels.map(({ id }, i) => [id, values[i]!])),
    values,
    out_of_range: outside.map(({ id }) => id),
    ...(notation === undefined ? {} : { notation }),
    ...(beyond === undefined ? {} : { note: `extrapolated: ${beyond} lies beyond the data of ${space.name}` }),
  };
};

/** One colour in one or many spaces, in the order requested; a key named twice is returned once. UNKNOWN_SPACE. */
export const convertColor = (
  light: WideColor,
  to: string | readonly string[],
  white: WhitePoint = WHITE_D65,
  { gamut, alpha }: { readonly gamut?: GamutMethod; readonly alpha?: number } = {},
) => {
  const keys = [...new Set(typeof to === 'string' ? [to] : to)];
  const wanted = keys.map((key) => spaceOf(key));
  return {
    color: describeColor(light, gamut, alpha),
    white_point: white.label,
    spaces: wanted.map((space) => answer(space, light, white)),
  };
};

/** One colour in every space, or in those of a category, with its colour temperature. */
export const dossier = (light: WideColor, white: WhitePoint = WHITE_D65, category?: Category, gamut?: GamutMethod) => {
  const members = spacesOf(category);
  const { color: identity, ...temperature } = measureTemperature(light, gamut);
  return {
    color: identity,
    white_point: white.label,
    category: category ?? null,
    count: members.length,
    spaces: members.map((space) => answer(space, light, white)),
    temperature,
  };
};
