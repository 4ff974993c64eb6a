import { z } from 'zod';
import { WHEEL_IDS } from '../design/wheel/wheels.ts';

export const Hue = z.number().min(0).max(360).describe('Hue in degrees, 0-360');
export const Unit = z.number().min(0).max(1);
export const WheelInput = z
  .enum(WHEEL_IDS)
  .default('hsl')
  .describe(
    'Colour model of hue, saturation and lightness: HSL, or OKLCH with saturation as a share of the largest chroma of the hue (0.7 stands for 0.78 of it, as vivid as HSL)',
  );
