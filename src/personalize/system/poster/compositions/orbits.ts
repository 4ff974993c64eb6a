import { cosSin } from '../../../../exact/elementary.ts';
import type { Composition } from '../composition.ts';
import type { Shape } from '../shape.ts';

const RINGS = 6;

/** Concentric paths with a body on each, about a large centre. */
export const orbits = {
  id: 'orbits',
  name: 'Orbits',
  description: 'Concentric paths, a body on each, about one centre.',
  draw: ({ background, ink, colors }, random) => {
    const [cx, cy] = [600, 680];
    const shapes = Array.from({ length: RINGS }, (_, i): readonly Shape[] => {
      const r = 185 + 60 * i;
      const [cos, sin] = cosSin(360 * random(2 * i));
      const body = 22 + 34 * random(2 * i + 1);
      const [x, y] = [cx + r * cos, cy + r * sin];
      return [
        { kind: 'ring', cx, cy, r, stroke: i % 2 ? colors[(i + 1) % colors.length]! : ink, width: 3 },
        { kind: 'circle', cx: x, cy: y, r: body + 12, fill: background },
        { kind: 'circle', cx: x, cy: y, r: body, fill: colors[(i + 1) % colors.length]! },
      ];
    }).flat();
    return {
      shapes: [
        ...shapes,
        { kind: 'circle', cx, cy, r: 128, fill: colors[0]! },
        { kind: 'circle', cx: cx - 36, cy: cy - 36, r: 52, fill: colors[1] ?? ink },
      ],
      title: { x: 600, y: 1440, width: 1040, anchor: 'middle', behind: background },
    };
  },
} satisfies Composition;
