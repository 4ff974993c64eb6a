import { z } from 'zod';
import { PALETTE_METHOD_IDS } from '../design/palette/methods/index.ts';
import { idOf, SPLIT_HYPHEN } from './ids.ts';
import { Hue, Unit, WheelInput } from './wheel.ts';

/** A method of making palettes, in either spelling. */
export const PaletteMethodInput = idOf(PALETTE_METHOD_IDS, SPLIT_HYPHEN);

/** How many colours a palette has. */
export const PaletteCount = z.int().min(1).max(64).default(5).describe('Number of colours');

/** Where the colours of a palette begin on the wheel. */
export const paletteBase = {
  hue: Hue.optional().describe('Hue in degrees, 0-360; the seed chooses when omitted'),
  saturation: Unit.default(0.7).describe('Saturation of the base, 0-1'),
  lightness: Unit.default(0.55).describe('Lightness of the base, 0-1'),
  wheel: WheelInput,
};
