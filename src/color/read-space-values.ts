import { quote } from '../errors/refusal.ts';
import { WrittenColor } from './color.ts';
import type { ColorReading } from './read-color.ts';
import { SPACE_IDS, spaces } from './spaces/index.ts';
import { nearSpaces } from './spaces/lookup.ts';
import type { Coordinates } from './spaces/space.ts';
import { XYZ_D65 } from './white.ts';
import { lightAt } from './wide-color.ts';

/** A colour by its coordinates in any space: `{"space": "lab-d65", "values": [50, 30, 40]}`. */
export interface SpaceValues {
  readonly space: string;
  /** In the units of the space; null for a missing one, such as the hue of a grey. */
  readonly values: readonly (number | null)[];
  /** 0..1; 1 if absent. */
  readonly alpha?: number | undefined;
}

/** No coordinate of a colour is as large. */
const GREATEST = 1e5;

export const isSpaceValues = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'space' in value;

/** Of space values whose space does not exist: which do, and which may have been meant. */
export const unknownSpaceOf = (value: unknown) => {
  if (!isSpaceValues(value)) return undefined;
  const { space } = value as { readonly space: unknown };
  if (typeof space === 'string' && Object.hasOwn(spaces, space)) return undefined;
  return { accepted: SPACE_IDS, near: typeof space === 'string' ? nearSpaces(space) : [] };
};

const refused = (why: string): ColorReading<WrittenColor> => ({ why, details: {} });

const isCoordinate = (v: unknown): v is number | null =>
  v === null || (typeof v === 'number' && Math.abs(v) <= GREATEST);

/** Reads a colour by space and coordinates; every space of the registry has a way back. Never throws. */
export const readSpaceValues = (value: unknown): ColorReading<WrittenColor> => {
  const { space: key, values, alpha = 1, ...rest } = value as Partial<Record<keyof SpaceValues, unknown>>;
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) return refused(`unknown member ${quote(unknown)}; accepted: space, values, alpha`);
  if (typeof key !== 'string' || !Object.hasOwn(spaces, key)) {
    const near = typeof key === 'string' ? nearSpaces(key) : [];
    const hint = near.length > 0 ? `. Did you mean ${near.map((id) => `'${id}'`).join(' or ')}?` : '';
    return refused(`unknown colour space ${quote(key)}${hint || '; GET /v1/science/spaces lists all'}`);
  }
  const space = spaces[key as keyof typeof spaces];
  const names = space.channels.map(({ id }) => id).join(', ');
  if (!Array.isArray(values) || values.length !== space.channels.length || !values.every(isCoordinate))
    return refused(
      `values of ${key} must be ${space.channels.length} numbers (${names}) from -${GREATEST} to ${GREATEST}, got ${quote(values)}`,
    );
  if (typeof alpha !== 'number' || !(alpha >= 0 && alpha <= 1))
    return refused(`alpha must be a number from 0 to 1, got ${quote(alpha)}`);
  const coordinates: Coordinates = values.map((v) => v ?? Number.NaN);
  const itself = lightAt(
    space.base,
    space.toBase(
      values.map((v) => v ?? 0),
      XYZ_D65,
    ),
  );
  if (!itself.at('xyz-d65').every(Number.isFinite))
    return refused(`${quote(values)} is not a colour in ${key}: no light has these coordinates`);
  return { color: new WrittenColor({ space: space.id, coordinates, alpha }, itself, value) };
};
