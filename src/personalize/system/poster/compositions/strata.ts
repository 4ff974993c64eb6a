import type { Composition } from '../composition.ts';
import { HEIGHT, path, type Shape } from '../shape.ts';

const LAYERS = 6;

/** Ridges one behind the other, the farthest lightest, and a small sun. */
export const strata = {
  id: 'strata',
  name: 'Strata',
  description: 'Ridges behind ridges, lighter with distance, and a small sun.',
  draw: ({ background, ink, colors, ladder }, random) => {
    const tones = [...ladder].reverse();
    const ridges = Array.from({ length: LAYERS }, (_, i): Shape => {
      const y = 640 + 150 * i;
      const points = Array.from({ length: 7 }, (__, k) => [k * 200, y + 190 * (random(10 * i + k) - 0.5)] as const);
      const curve = points.slice(1).flatMap(([x, py], k) => {
        const [px, before] = points[k]!;
        return ['C', px + 90, before, x - 90, py, x, py];
      });
      const fill = i === LAYERS - 1 ? ink : tones[Math.floor((i * tones.length) / (LAYERS - 1))]!;
      return { kind: 'path', d: path('M', 0, points[0]![1], ...curve, 'V', HEIGHT, 'H', 0, 'Z'), fill };
    });
    const sun: Shape = { kind: 'circle', cx: 780 + 160 * random(99), cy: 500, r: 150, fill: colors[0]! };
    return {
      shapes: [sun, ...ridges],
      title: { x: 80, y: 230, width: 1040, anchor: 'start', behind: background },
    };
  },
} satisfies Composition;
