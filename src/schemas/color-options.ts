import { z } from 'zod';
import { DEFAULT_GAMUT, GAMUT_METHODS } from '../color/to-srgb.ts';
import { ColorInput, HexOutput, ScienceColorInput } from './color.ts';
import { numberField, object, stringField } from './described.ts';

/** Options of every operation that takes colours. */
export const COLOR_OPTIONS = {
  gamut: z
    .enum([...GAMUT_METHODS, 'refuse'])
    .default(DEFAULT_GAMUT)
    .describe('How colours outside sRGB are mapped into it'),
  over: ColorInput.optional().describe('Opaque background of translucent colours'),
  scheme: z.enum(['light', 'dark']).optional().describe('Colour scheme for `light-dark()`'),
};

/** The same where colours may be written in any space. */
export const SCIENCE_COLOR_OPTIONS = {
  ...COLOR_OPTIONS,
  over: ScienceColorInput.optional().describe('Opaque background of translucent colours'),
};

const MappedColorOutput = object('MappedColor', 'A colour outside sRGB, and the one it was mapped to.', {
  field: stringField('Field of the request'),
  from: stringField('The colour as sent'),
  to: HexOutput,
  method: z.enum(GAMUT_METHODS).describe('How it was gamut-mapped'),
  delta_e_ok: numberField('Distance of the two in Oklab (Euclidean)'),
});

/** A colour that was laid over another. */
const CompositedColorOutput = object('CompositedColor', 'A translucent colour over an opaque one.', {
  field: stringField('Field of the request'),
  from: stringField('The translucent colour as sent'),
  over: HexOutput.describe('The opaque background colour'),
  to: HexOutput.describe('What it looks like: mixed in gamma-encoded sRGB, rounded to 8 bits'),
});

/** What responses say of colours that were mapped. */
const MAPPED_FIELDS = {
  gamut_mapped: z.literal(true).optional().describe('Present if a colour was mapped into sRGB'),
  mapped: z.array(MappedColorOutput).optional().describe('The colours that were mapped'),
};

/** What responses say of a translucent colour that kept its alpha. */
export const ALPHA_FIELDS = {
  alpha: z.number().min(0).max(1).optional().describe('Opacity; present if the colour is translucent'),
  hex8: z.string().optional().describe('`#rrggbbaa`; present if the colour is translucent'),
};

/** What responses say of colours that were mapped into sRGB or laid over another. */
export const COLOR_NOTES = {
  ...MAPPED_FIELDS,
  composited: z.array(CompositedColorOutput).optional().describe('Translucent colours over their background'),
};

/** The same where one colour is laid over another of the request. */
export const PAIR_NOTES = {
  ...MAPPED_FIELDS,
  composited: CompositedColorOutput.optional().describe(
    'Present if a colour is translucent: its composite over the other one',
  ),
};
