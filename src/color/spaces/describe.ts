import { ACES_WHITE, type Chromaticity, D50, D65, ILLUMINANT_C, xyzOf } from '../white.ts';
import { type RegisteredSpace, SPACE_LIST } from './index.ts';
import type { Category, ColorSpace } from './space.ts';

const WHITE_XY: Readonly<Record<NonNullable<ColorSpace['white']>, Chromaticity>> = {
  D65,
  D50,
  ACES: ACES_WHITE,
  C: ILLUMINANT_C,
};

/** A space as the listing shows it. */
export const describeSpace = (space: RegisteredSpace) => ({
  key: space.id,
  name: space.name,
  category: space.category,
  channels: space.channels.map(({ id, name, range, unit }) => ({
    id,
    name,
    range: [range[0], range[1]],
    unit: unit ?? null,
  })),
  hue_channel: space.hue === undefined ? null : space.channels[space.hue]!.id,
  white: space.white,
  adaptable: space.adaptable ?? false,
  standard: space.standard,
  year: space.year,
  invertible: true,
  inverse: space.inverse,
  note: space.note ?? null,
});

/** A space with its numbers: white, matrices, primaries, transfer function, and how exactly it comes back. */
export const describeSpaceFully = (space: RegisteredSpace) => {
  const xy = space.white === null ? null : WHITE_XY[space.white];
  return {
    ...describeSpace(space),
    computed_from: space.base,
    white_chromaticity: xy && { x: xy[0], y: xy[1] },
    white_xyz: xy && [...xyzOf(xy)],
    matrices: (space.matrices ?? []).map(({ name, rows }) => ({ name, rows: rows.map((row) => [...row]) })),
    primaries: space.primaries
      ? {
          r: [...space.primaries.r],
          g: [...space.primaries.g],
          b: [...space.primaries.b],
          white: [...space.primaries.white],
        }
      : null,
    transfer_function: space.transfer
      ? { id: space.transfer.id, text: space.transfer.text, parameters: { ...space.transfer.parameters } }
      : null,
    round_trip: { tolerance_xyz: space.roundTrip, srgb_only: space.srgbOnly ?? false },
  };
};

/** The spaces of a category, or all. */
export const spacesOf = (category: Category | undefined): readonly RegisteredSpace[] =>
  category === undefined ? SPACE_LIST : SPACE_LIST.filter((space) => space.category === category);
