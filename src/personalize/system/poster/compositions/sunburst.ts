import { cosSin } from '../../../../exact/elementary.ts';
import type { Composition } from '../composition.ts';
import { path, type Shape, WIDTH } from '../shape.ts';

const RAYS = 28;
const REACH = 2200;

/** Rays from the horizon, and three discs one in the other. */
export const sunburst = {
  id: 'sunburst',
  name: 'Sunburst',
  description: 'Rays from the horizon about three discs.',
  draw: ({ background, ink, colors, ladder }) => {
    const [cx, cy] = [600, 1210];
    const inks = ladder.filter((color) => color !== colors[0]);
    const rays = Array.from({ length: RAYS / 2 }, (_, i): Shape => {
      const [a, b] = [180 + (360 / RAYS) * i, 180 + (360 / RAYS) * (i + 0.5)];
      const [[c1, s1], [c2, s2]] = [cosSin(a), cosSin(b)];
      const d = path('M', cx, cy, 'L', cx + REACH * c1, cy + REACH * s1, 'L', cx + REACH * c2, cy + REACH * s2, 'Z');
      return { kind: 'path', d, fill: inks[i % inks.length]! };
    });
    const discs = [360, 250, 140].map((r, i): Shape => {
      const fill = [colors[0]!, background, colors[1] ?? ink][i]!;
      return { kind: 'circle', cx, cy, r, fill };
    });
    return {
      shapes: [...rays, ...discs, { kind: 'rect', x: 0, y: cy, width: WIDTH, height: 400, fill: ink }],
      title: { x: 600, y: 1440, width: 1040, anchor: 'middle', behind: ink },
    };
  },
} satisfies Composition;
