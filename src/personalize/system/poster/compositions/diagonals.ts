import type { Composition } from '../composition.ts';
import { path, type Shape, WIDTH } from '../shape.ts';

/** Bars at 45 degrees over one large disc, after the Swiss posters of the fifties. */
export const diagonals = {
  id: 'diagonals',
  name: 'Diagonals',
  description: 'Bars at 45 degrees rising past one large disc.',
  draw: ({ background, ink, colors }, random) => {
    const bars = Array.from({ length: 7 }, (_, i): Shape => {
      const x = -520 + 230 * i;
      const [width, rise] = [118, 520 + 420 * random(i)];
      const d = path('M', x, 1230, 'l', rise, -rise, 'h', width * Math.SQRT2, 'l', -rise, rise, 'Z');
      return { kind: 'path', d, fill: i === 3 ? ink : colors[(i + 1) % colors.length]! };
    });
    return {
      shapes: [
        { kind: 'circle', cx: 790, cy: 470, r: 330, fill: colors[0]! },
        ...bars,
        { kind: 'rect', x: 0, y: 1230, width: WIDTH, height: 370, fill: background },
        { kind: 'rect', x: 80, y: 1262, width: 1040, height: 6, fill: ink },
      ],
      title: { x: 80, y: 1440, width: 1040, anchor: 'start', behind: background },
    };
  },
} satisfies Composition;
