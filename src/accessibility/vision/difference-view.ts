import { xyzToLab } from '../../color/lab.ts';
import { transform, type Vec3 } from '../../color/matrix.ts';
import { SRGB_TO_XYZ } from '../../color/primaries.ts';
import { XYZ_D65 } from '../../color/white.ts';
import { simulateLinear } from './simulate.ts';
import type { Simulation } from './simulation.ts';

/** How colours are looked at: through a model, or, undefined, with normal vision. */
export type DifferenceView = Simulation | undefined;

/** CIELAB D65 of a colour in linear sRGB as it is seen: simulated light is clamped and not rounded to 8 bits. */
export const labIn = (view: DifferenceView, linear: Vec3): Vec3 =>
  xyzToLab(transform(SRGB_TO_XYZ, view ? simulateLinear(view, linear) : linear), XYZ_D65);
