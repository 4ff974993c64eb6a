import { models } from '../../../accessibility/vision/models/index.ts';
import { simulateRgb } from '../../../accessibility/vision/simulate.ts';
import { VIEWS } from '../../../accessibility/vision/views.ts';
import { toLabD65 } from '../../../color/lab.ts';
import type { Vec3 } from '../../../color/matrix.ts';
import type { Rgb } from '../../../color/rgb.ts';

const SIMULATIONS = VIEWS.map((id) => models[id].at(1));

/**
 * CIELAB (D65) of a colour for normal vision and in each of the `VIEWS`, simulated colours rounded to 8 bits. Palettes
 * are judged by unrounded light (`labsOf`); this one only chooses them, and the palette of a seed is promised to stay.
 */
export const displayedLabs = (color: Rgb): readonly Vec3[] => [
  toLabD65(color),
  ...SIMULATIONS.map((simulation) => toLabD65(simulateRgb(simulation, color))),
];
