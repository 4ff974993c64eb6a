import { grey } from '../kinds.ts';
import type { VisionModel } from '../model.ts';

/**
 * Blue-cone monochromacy in daylight: the S row of the Smith and Pokorny (1975) cone fundamentals for sRGB, scaled so that
 * white stays white.
 * Vision Res. 15, 161-171.
 */
export const smith1975Scone = {
  id: 'smith1975-scone',
  name: 'Blue-cone monochromacy (S-cone photopic limit)',
  axis: 'achromat',
  family: 'monochromacy',
  source: 'Smith & Pokorny 1975, Vision Res. 15:161-171',
  caveat: 'photopic limit without rods; loss of acuity is not simulated',
  ...grey([0.0178, 0.1096, 0.8726]),
} as const satisfies VisionModel;
