import { coordinatesOfRgb } from '../convert.ts';
import { type IlluminantId, illuminantOf } from '../illuminants.ts';
import type { Vec3 } from '../matrix.ts';
import { type Rgb, toHex } from '../rgb.ts';
import { measureTemperature } from '../temperature/report.ts';
import { XYZ_D65, xyzOf } from '../white.ts';
import { spacesOf } from './describe.ts';
import type { RegisteredSpace, SpaceId } from './index.ts';
import { spaceOf } from './lookup.ts';
import { munsellNotation } from './munsell.ts';
import type { Category } from './space.ts';

/** Share of a channel's range by which it may be exceeded before it counts as out of range: rounding, published digits. */
const SLACK = 1e-4;

/** Coordinates as they are answered: a powerless hue is null, and no zero is negative. */
export const answeredCoordinates = (
  space: RegisteredSpace,
  color: Rgb,
  white: Vec3 = XYZ_D65,
): readonly (number | null)[] => {
  const coordinates = coordinatesOfRgb(space, color, white);
  const powerless = space.isPowerless?.(coordinates) ?? false;
  return coordinates.map((v, i) => (powerless && i === space.hue ? null : v + 0));
};

/** Notations that a space has besides its numbers. */
const NOTATIONS: Partial<Record<SpaceId, (coordinates: readonly number[]) => string>> = { munsell: munsellNotation };

const answer = (space: RegisteredSpace, color: Rgb, whiteId: IlluminantId, white: Vec3) => {
  const values = answeredCoordinates(space, color, white);
  const notation = NOTATIONS[space.id]?.(values.map((v) => v ?? 0));
  const outside = space.channels.filter(({ range: [low, high] }, i) => {
    const v = values[i];
    const slack = SLACK * (high - low);
    return typeof v === 'number' && (v < low - slack || v > high + slack);
  });
  return {
    space: space.id,
    name: space.name,
    category: space.category,
    white: space.adaptable ? whiteId : space.white,
    coordinates: Object.fromEntries(space.channels.map(({ id }, i) => [id, values[i]!])),
    values: [...values],
    out_of_range: outside.map(({ id }) => id),
    ...(notation === undefined ? {} : { notation }),
  };
};

const whiteOf = (id: IlluminantId): Vec3 => (id === 'D65' ? XYZ_D65 : xyzOf(illuminantOf(id).xy2));

const identify = (color: Rgb) => ({ hex: toHex(color), rgb: { r: color.r, g: color.g, b: color.b } });

/** One colour in one or many spaces, in the order asked for; a key named twice is answered once. UNKNOWN_SPACE. */
export const convertColor = (color: Rgb, to: string | readonly string[], whitePoint: IlluminantId) => {
  const keys = [...new Set(typeof to === 'string' ? [to] : to)];
  const wanted = keys.map((key) => spaceOf(key));
  const white = whiteOf(whitePoint);
  return {
    color: identify(color),
    white_point: whitePoint,
    spaces: wanted.map((space) => answer(space, color, whitePoint, white)),
  };
};

/** One colour in every space, or in those of a category, with its colour temperature. */
export const dossier = (color: Rgb, whitePoint: IlluminantId, category: Category | undefined) => {
  const white = whiteOf(whitePoint);
  const members = spacesOf(category);
  const { color: identity, ...temperature } = measureTemperature(color);
  return {
    color: identity,
    white_point: whitePoint,
    category: category ?? null,
    count: members.length,
    spaces: members.map((space) => answer(space, color, whitePoint, white)),
    temperature,
  };
};
