import type { Composition } from '../composition.ts';
import { path, type Shape, WIDTH } from '../shape.ts';

const BAND = 62;

/** Parallel stripes that come down, turn and run out to the right. */
export const ribbons = {
  id: 'ribbons',
  name: 'Ribbons',
  description: 'Parallel stripes that come down, turn and run out at the side.',
  draw: ({ background, ink, colors }, random) => {
    const inks = [...colors, ink];
    const left = 130 + 90 * random(0);
    const inner = 150;
    const floor = 1150;
    const stripes = inks.map((stroke, i): Shape => {
      const x = left + i * BAND;
      const radius = inner + (inks.length - 1 - i) * BAND;
      const y = floor - i * BAND;
      const d = path('M', x, -40, 'V', y - radius, 'A', radius, radius, 0, 0, 0, x + radius, y, 'H', WIDTH + 40);
      return { kind: 'line', d, stroke, width: BAND + 0.8 };
    });
    return {
      shapes: [
        { kind: 'circle', cx: 880, cy: 400, r: 210, fill: colors[Math.floor(random(1) * colors.length)]! },
        ...stripes,
      ],
      title: { x: 80, y: 1430, width: 1040, anchor: 'start', behind: background },
    };
  },
} satisfies Composition;
