import type { Easing } from './easing.ts';

const polynomial = (a: number, b: number, s: number): number =>
  ((1 - 3 * b + 3 * a) * s + (3 * b - 6 * a)) * s * s + 3 * a * s;
const slope = (a: number, b: number, s: number): number =>
  3 * (1 - 3 * b + 3 * a) * s * s + 2 * (3 * b - 6 * a) * s + 3 * a;

/** y of a cubic Bezier curve from (0,0) to (1,1) at x: Newton's method, then bisection where the curve is too flat for it. */
export const cubicBezier =
  (x1: number, y1: number, x2: number, y2: number) =>
  (x: number): number => {
    if (x <= 0 || x >= 1) return Math.min(1, Math.max(0, x));
    let s = x;
    for (let round = 0; round < 8; round += 1) {
      const d = slope(x1, x2, s);
      if (Math.abs(d) < 1e-6) break;
      s -= (polynomial(x1, x2, s) - x) / d;
    }
    if (!(Math.abs(polynomial(x1, x2, s) - x) < 1e-12)) {
      let [low, high] = [0, 1];
      for (let round = 0; round < 60; round += 1) {
        s = (low + high) / 2;
        if (polynomial(x1, x2, s) < x) low = s;
        else high = s;
      }
    }
    return polynomial(y1, y2, s);
  };

const curve = (
  id: string,
  name: string,
  points: readonly [number, number, number, number],
  description: string,
): Easing => ({
  id,
  name,
  description: `${description}: cubic-bezier(${points.join(', ')})`,
  reference: 'CSS Easing Functions Level 1, keywords',
  at: cubicBezier(...points),
  overshoots: false,
});

/** The keywords of CSS. */
export const CSS_EASINGS = {
  linear: {
    id: 'linear',
    name: 'Linear',
    description: 'Equal steps',
    reference: 'CSS Easing Functions Level 1',
    at: (t: number) => t,
    overshoots: false,
  },
  ease: curve('ease', 'Ease', [0.25, 0.1, 0.25, 1], 'Quick at first, slow at the end'),
  'ease-in': curve('ease-in', 'Ease in', [0.42, 0, 1, 1], 'Slow at first'),
  'ease-out': curve('ease-out', 'Ease out', [0, 0, 0.58, 1], 'Slow at the end'),
  'ease-in-out': curve('ease-in-out', 'Ease in and out', [0.42, 0, 0.58, 1], 'Slow at both ends'),
} as const satisfies Record<string, Easing>;
