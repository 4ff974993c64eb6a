import { z } from 'zod';
import { AXES } from '../../accessibility/plate/inks.ts';
import { MODEL_IDS } from '../../accessibility/vision/models/index.ts';
import { HexOutput } from '../color.ts';

const DPrime = z.number().describe('Distance of figure and background in spreads of their dots, 0 or more');
const DeltaE = z.number().describe('CIEDE2000 difference of figure and background, 0 or more');

const PlateDotOutput = z
  .object({
    x: z.number().describe('Centre, pixels from the left'),
    y: z.number().describe('Centre, pixels from the top'),
    r: z.number().describe('Radius in pixels'),
    hex: HexOutput,
    figure: z.boolean().optional().describe('Whether the dot belongs to the figure; absent with `answers` false'),
  })
  .meta({ id: 'PlateDot', description: 'A dot of a test plate.' });

const PlateVerificationOutput = z
  .object({
    passes: z.boolean().nullable().describe('Whether all holds; null if too few dots lie on the figure'),
    dots_apart: z.boolean().describe('No two dots touch, and all lie inside the disc'),
    normal: z
      .object({ d_prime: DPrime, delta_e: DeltaE, visible: z.boolean().describe('Whether the figure is visible') })
      .nullable()
      .describe('For normal vision; null if too few dots lie on the figure'),
    dichromat: z
      .array(
        z
          .object({
            model: z.enum(MODEL_IDS).describe('Id of the vision model'),
            d_prime: DPrime,
            delta_e: DeltaE,
            hidden: z.boolean().describe('Whether the figure is hidden'),
          })
          .meta({ id: 'PlateView', description: 'A plate as a dichromat sees it.' }),
      )
      .describe('For the models of the axis at severity 1'),
    ladder: z
      .array(
        z
          .object({ severity: z.number().describe('Severity, 0-1'), d_prime: DPrime })
          .meta({ id: 'PlateStep', description: 'How visible the figure is at a severity.' }),
      )
      .describe('How the figure fades as severity grows'),
    size_auc: z
      .number()
      .nullable()
      .describe('Probability that a dot of the figure is larger than a dot of the background, 0-1; null if unknown'),
    brightness_auc: z
      .number()
      .nullable()
      .describe('Probability that a dot of the figure is brighter than one of the background, 0-1; null if unknown'),
  })
  .meta({ id: 'PlateVerification', description: 'Proof that a plate tests what it should.' });

/** A test plate as data. */
export const PlateOutput = z
  .object({
    figure: z.string().optional().describe('The hidden digits; absent with `answers` false'),
    axis: z.enum(AXES).describe('The receptor that the plate tests'),
    size: z.int().describe('Side in pixels, 64-1024'),
    seed: z.int().describe('The same seed gives the same plate'),
    dots: z.array(PlateDotOutput).describe('Every dot'),
    background: HexOutput.describe('Colour behind the dots as `#rrggbb`'),
    note: z.string().describe('What a plate can and cannot tell'),
    warnings: z.array(z.string()).describe('Why the plate may not work, if it may not'),
    verification: PlateVerificationOutput,
  })
  .meta({ id: 'Plate', description: 'A colour-vision test plate as data.' });
