import { z } from 'zod';
import { AXES } from '../../accessibility/plate/inks.ts';
import { HexOutput } from '../color.ts';
import {
  booleanField,
  flagOrNull,
  integer,
  listOf,
  numberField,
  numberOrNull,
  object,
  stringField,
  stringListField,
} from '../described.ts';
import { ModelId } from '../vision.ts';

const DPrime = numberField('Distance of figure and background in standard deviations of their dots, 0 or more');
const DeltaE = numberField('CIEDE2000 difference of figure and background, 0 or more');

const PlateDotOutput = object('PlateDot', 'A dot of a test plate.', {
  x: numberField('Centre, pixels from the left'),
  y: numberField('Centre, pixels from the top'),
  r: numberField('Radius in pixels'),
  hex: HexOutput,
  figure: z.boolean().optional().describe('Whether the dot belongs to the figure; absent with `answers` false'),
});

const PlateVerificationOutput = object('PlateVerification', 'Verification of a plate.', {
  passes: flagOrNull('Whether all conditions are met; null if the figure has too few dots'),
  dots_apart: booleanField('No two dots touch, and all lie inside the disc'),
  normal: z
    .object({ d_prime: DPrime, delta_e: DeltaE, visible: booleanField('Whether the figure is visible') })
    .nullable()
    .describe('For normal vision; null if the figure has too few dots'),
  dichromat: listOf(
    'For the models of the axis at severity 1',
    object('PlateView', 'A plate as a dichromat sees it.', {
      model: ModelId.describe('Id of the vision model'),
      d_prime: DPrime,
      delta_e: DeltaE,
      hidden: booleanField('Whether the figure is hidden'),
    }),
  ),
  ladder: listOf(
    'How the figure fades as severity grows',
    object('PlateStep', 'How visible the figure is at a severity.', {
      severity: numberField('Severity, 0-1'),
      d_prime: DPrime,
    }),
  ),
  size_auc: numberOrNull(
    'Probability that a dot of the figure is larger than a dot of the background, 0-1; null if unknown',
  ),
  brightness_auc: numberOrNull(
    'Probability that a dot of the figure is brighter than one of the background, 0-1; null if unknown',
  ),
});

/** A test plate as data. */
export const PlateOutput = object('Plate', 'A colour-vision test plate as data.', {
  figure: z.string().optional().describe('The hidden digits; absent with `answers` false'),
  axis: z.enum(AXES).describe('The receptor that the plate tests'),
  size: integer('Side in pixels, 64-1024'),
  seed: integer('The same seed gives the same plate'),
  dots: listOf('Every dot', PlateDotOutput),
  background: HexOutput.describe('Colour behind the dots as `#rrggbb`'),
  note: stringField('What a plate can and cannot show'),
  warnings: stringListField('Why the plate may be unreliable, if so'),
  verification: PlateVerificationOutput,
});
