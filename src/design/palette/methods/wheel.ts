import type { HarmonyMethod } from '../../harmony/method.ts';
import { HARMONY_METHODS } from '../../harmony/methods/index.ts';
import { LEAST, LEAST_NEAR, type PaletteMethod } from '../method.ts';
import { lapPlace, spread } from '../spread.ts';

interface Kind {
  readonly in_library?: boolean;
  /** Least difference of two colours where there are not many. */
  readonly least?: number;
}

/** A palette on the hues of a harmony, over as many laps as there are colours for. */
const onHuesOf = (method: HarmonyMethod, { in_library = false, least = LEAST }: Kind = {}): PaletteMethod => ({
  id: method.id,
  name: method.name,
  family: 'wheel',
  offsets: method.offsets,
  in_library,
  description: `${method.description} The hues repeat in laps that are deep, light and soft in turn; lightness stays within 0.25 of the one requested, and two of eight colours differ by ${Math.floor(least)} or more (CIEDE2000).`,
  reference: method.reference,
  colors: (request) =>
    spread(
      request,
      Array.from({ length: request.count }, (_, j) => lapPlace(method.offsets, j)),
      least,
    ),
});

/** Palettes of which the hues are a harmony's. */
export const complementary = onHuesOf(HARMONY_METHODS.complementary, { in_library: true });
export const triadic = onHuesOf(HARMONY_METHODS.triadic, { in_library: true });
export const analogous = onHuesOf(HARMONY_METHODS.analogous, { in_library: true, least: LEAST_NEAR });
export const tetradic = onHuesOf(HARMONY_METHODS.tetradic, { in_library: true });
export const splitComplementary = onHuesOf(HARMONY_METHODS.split_complementary);
export const doubleSplitComplementary = onHuesOf(HARMONY_METHODS.double_split_complementary);
export const square = onHuesOf(HARMONY_METHODS.square);
export const hexadic = onHuesOf(HARMONY_METHODS.hexadic);
export const accentedAnalogous = onHuesOf(HARMONY_METHODS.accented_analogous);
export const compound = onHuesOf(HARMONY_METHODS.compound);
