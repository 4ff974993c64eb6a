import type { Easing } from './easing.ts';

/** Polynomials that are flat at both ends. */
export const SMOOTH_EASINGS = {
  smoothstep: {
    id: 'smoothstep',
    name: 'Smoothstep',
    description: '3t^2 - 2t^3: no slope at the ends',
    reference: 'Hermite interpolation; GLSL smoothstep',
    at: (t: number) => t * t * (3 - 2 * t),
    overshoots: false,
  },
  smootherstep: {
    id: 'smootherstep',
    name: 'Smootherstep',
    description: '6t^5 - 15t^4 + 10t^3: neither slope nor bend at the ends',
    reference: 'Perlin 2002, Improving noise',
    at: (t: number) => t * t * t * (t * (6 * t - 15) + 10),
    overshoots: false,
  },
} as const satisfies Record<string, Easing>;
