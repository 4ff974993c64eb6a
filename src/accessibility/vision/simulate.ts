import { xyzToLab } from '../../color/lab.ts';
import { LINEAR_8BIT } from '../../color/linear-8bit.ts';
import { type Mat3, transform, type Vec3 } from '../../color/matrix.ts';
import { SRGB_TO_XYZ } from '../../color/primaries.ts';
import type { Rgb } from '../../color/rgb.ts';
import { XYZ_D65 } from '../../color/white.ts';
import { encodeByte } from './encode.ts';
import type { Simulation } from './simulation.ts';

const clamp = (v: number): number => Math.min(1, Math.max(0, v));

const sideOf = ({ near, far, normal }: Simulation, r: number, g: number, b: number): Mat3 =>
  normal !== undefined && normal[0] * r + normal[1] * g + normal[2] * b < 0 ? far : near;

/** One colour in linear sRGB, not clamped: what the model says, also outside the gamut. */
export const simulateUnclamped = (simulation: Simulation, [r, g, b]: Vec3): Vec3 => {
  const m = sideOf(simulation, r, g, b);
  return [
    m[0][0] * r + m[0][1] * g + m[0][2] * b,
    m[1][0] * r + m[1][1] * g + m[1][2] * b,
    m[2][0] * r + m[2][1] * g + m[2][2] * b,
  ];
};

/** One colour in linear sRGB, each channel clamped to 0..1. */
export const simulateLinear = (simulation: Simulation, color: Vec3): Vec3 => {
  const [r, g, b] = simulateUnclamped(simulation, color);
  return [clamp(r), clamp(g), clamp(b)];
};

/** One colour through the model `passes` times: clamped after every pass, not rounded between them. */
const simulatePasses = (simulation: Simulation, color: Vec3, passes: number): Vec3 => {
  let seen = color;
  for (let pass = 0; pass < passes; pass += 1) seen = simulateLinear(simulation, seen);
  return seen;
};

/** An 8-bit colour as it is seen, in 8 bits. */
export const simulateRgb = (simulation: Simulation, { r, g, b }: Rgb, passes = 1): Rgb => {
  const color: Vec3 = [LINEAR_8BIT[r]!, LINEAR_8BIT[g]!, LINEAR_8BIT[b]!];
  const seen = simulatePasses(simulation, color, passes);
  return { r: encodeByte(seen[0]), g: encodeByte(seen[1]), b: encodeByte(seen[2]) };
};

/**
 * Many colours in linear sRGB, r g b r g b ..., clamped into `out` (which may be `colors` itself). Allocates nothing.
 */
export const simulateMany = (simulation: Simulation, colors: Float64Array, out: Float64Array): void => {
  const { near, far, normal } = simulation;
  const [n0, n1, n2] = normal ?? [0, 0, 0];
  for (let i = 0; i + 2 < colors.length; i += 3) {
    const [r, g, b] = [colors[i]!, colors[i + 1]!, colors[i + 2]!];
    const m = n0 * r + n1 * g + n2 * b < 0 ? far : near;
    out[i] = clamp(m[0][0] * r + m[0][1] * g + m[0][2] * b);
    out[i + 1] = clamp(m[1][0] * r + m[1][1] * g + m[1][2] * b);
    out[i + 2] = clamp(m[2][0] * r + m[2][1] * g + m[2][2] * b);
  }
};

/** How colours are looked at: through a model, or, undefined, with normal vision. */
export type DifferenceView = Simulation | undefined;

/** CIELAB D65 of a colour in linear sRGB as it is seen: simulated light is clamped and not rounded to 8 bits. */
export const labIn = (view: DifferenceView, linear: Vec3): Vec3 =>
  xyzToLab(transform(SRGB_TO_XYZ, view ? simulateLinear(view, linear) : linear), XYZ_D65);
