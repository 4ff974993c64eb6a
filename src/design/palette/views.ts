import { machado2009Deutan } from '../../accessibility/vision/models/machado2009-deutan.ts';
import { machado2009Protan } from '../../accessibility/vision/models/machado2009-protan.ts';
import { machado2009Tritan } from '../../accessibility/vision/models/machado2009-tritan.ts';
import { simulateRgb } from '../../accessibility/vision/simulate.ts';
import { toLabD65 } from '../../color/lab.ts';
import type { Vec3 } from '../../color/matrix.ts';
import type { Rgb } from '../../color/rgb.ts';

/** The eyes with which separation is judged: full colour vision and three dichromacies, at severity 1. */
export const VIEWS = ['normal', machado2009Protan.id, machado2009Deutan.id, machado2009Tritan.id] as const;

const SIMULATIONS = [machado2009Protan, machado2009Deutan, machado2009Tritan].map((model) => model.at(1));

/** CIELAB (D65) of a colour in each view, in the order of `VIEWS`; simulated colours are rounded to 8 bits. */
export const labInViews = (color: Rgb): readonly Vec3[] => [
  toLabD65(color),
  ...SIMULATIONS.map((simulation) => toLabD65(simulateRgb(simulation, color))),
];
