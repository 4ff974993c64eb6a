import { diagonal, multiply } from '../../color/matrix.ts';
import { SRGB_TO_XYZ } from '../../color/primaries.ts';
import { XYZ_D65 } from '../../color/white.ts';
import { cbrt } from '../../exact/elementary.ts';
import { GRID_LINEAR as LINEAR } from '../../exact/transfer.ts';
import { models } from './models/index.ts';
import type { Simulation } from './simulation.ts';

/**
 * The colour-blind views in which separation is measured: Machado 2009 at severity 1, and for tritanopia Brettel 1997
 * too, because Machado's authors do not claim that theirs shows it. On linear light, clamped.
 */
export const VIEWS = ['machado2009-protan', 'machado2009-deutan', 'machado2009-tritan', 'brettel1997-tritan'] as const;

const SIMULATIONS: readonly Simulation[] = VIEWS.map((id) => models[id].at(1));
const RELATIVE_XYZ = multiply(diagonal([1 / XYZ_D65[0], 1 / XYZ_D65[1], 1 / XYZ_D65[2]]), SRGB_TO_XYZ);

const EPSILON = 216 / 24389;
const KAPPA = 24389 / 27;
const f = (t: number): number => (t > EPSILON ? cbrt(t) : (KAPPA * t + 16) / 116);

/** CIELAB D65 of linear sRGB into out[at], out[at + 1], out[at + 2], and the chroma C*ab into out[at + 3]. */
const lab = (r: number, g: number, b: number, out: Float64Array, at: number): void => {
  const M = RELATIVE_XYZ;
  const x = f(M[0][0] * r + M[0][1] * g + M[0][2] * b);
  const y = f(M[1][0] * r + M[1][1] * g + M[1][2] * b);
  const z = f(M[2][0] * r + M[2][1] * g + M[2][2] * b);
  const [a, bb] = [500 * (x - y), 200 * (y - z)];
  out[at] = 116 * y - 16;
  out[at + 1] = a;
  out[at + 2] = bb;
  out[at + 3] = Math.sqrt(a * a + bb * bb);
};

/** CIELAB D65 of a packed colour for normal vision alone: L, a, b, C into out[at .. at + 3]. */
export const labOf = (packed: number, out: Float64Array, at: number): void =>
  lab(LINEAR[packed >>> 16]!, LINEAR[(packed >>> 8) & 255]!, LINEAR[packed & 255]!, out, at);

const clamp = (v: number): number => (v < 0 ? 0 : Math.min(v, 1));

/** Numbers that `labsOf` writes: L, a, b, C for normal vision and for each view. */
export const LABS = 4 * (1 + VIEWS.length);

/** CIELAB D65 of a packed colour for normal vision and in each of the views, into out[at .. at + LABS - 1]. */
export const labsOf = (packed: number, out: Float64Array, at: number): void => {
  const [r, g, b] = [LINEAR[packed >>> 16]!, LINEAR[(packed >>> 8) & 255]!, LINEAR[packed & 255]!];
  lab(r, g, b, out, at);
  for (let view = 0; view < SIMULATIONS.length; view += 1) {
    const { near, far, normal } = SIMULATIONS[view]!;
    const M = normal !== undefined && normal[0] * r + normal[1] * g + normal[2] * b < 0 ? far : near;
    lab(
      clamp(M[0][0] * r + M[0][1] * g + M[0][2] * b),
      clamp(M[1][0] * r + M[1][1] * g + M[1][2] * b),
      clamp(M[2][0] * r + M[2][1] * g + M[2][2] * b),
      out,
      at + 4 * (view + 1),
    );
  }
};
