import type { HarmonyMethod } from '../../harmony/method.ts';
import { HARMONY_METHODS } from '../../harmony/methods/index.ts';
import { WHEELS } from '../../wheel/wheels.ts';
import { lapped, type PaletteMethod } from '../method.ts';

/** A palette on the hues of a harmony, over as many laps as there are colours for. */
const onHuesOf = (method: HarmonyMethod, in_library = false): PaletteMethod => ({
  id: method.id,
  name: method.name,
  family: 'wheel',
  offsets: method.offsets,
  in_library,
  description: `${method.description} The hues repeat in turn, each round with another lightness.`,
  reference: method.reference,
  colors: ({ base, wheel, count }) => {
    const k = method.offsets.length;
    return Array.from({ length: count }, (_, j) =>
      WHEELS[wheel].toRgb(lapped(base, method.offsets[j % k]!, Math.floor(j / k))),
    );
  },
});

/** Palettes of which the hues are a harmony's. */
export const complementary = onHuesOf(HARMONY_METHODS.complementary, true);
export const triadic = onHuesOf(HARMONY_METHODS.triadic, true);
export const analogous = onHuesOf(HARMONY_METHODS.analogous, true);
export const tetradic = onHuesOf(HARMONY_METHODS.tetradic, true);
export const splitComplementary = onHuesOf(HARMONY_METHODS.split_complementary);
export const doubleSplitComplementary = onHuesOf(HARMONY_METHODS.double_split_complementary);
export const square = onHuesOf(HARMONY_METHODS.square);
export const hexadic = onHuesOf(HARMONY_METHODS.hexadic);
export const accentedAnalogous = onHuesOf(HARMONY_METHODS.accented_analogous);
export const compound = onHuesOf(HARMONY_METHODS.compound);
