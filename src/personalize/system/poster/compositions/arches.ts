import type { Composition } from '../composition.ts';
import { path, type Shape } from '../shape.ts';

/** Nested arches standing side by side. */
const arch = (cx: number, foot: number, radius: number, height: number, colors: readonly string[]): readonly Shape[] =>
  colors.map((fill, i): Shape => {
    const r = radius * (1 - i / (colors.length + 0.6));
    const top = foot - height * (1 - (0.55 * i) / colors.length);
    return {
      kind: 'path',
      d: path('M', cx - r, foot, 'V', top + r, 'A', r, r, 0, 0, 1, cx + r, top + r, 'V', foot, 'Z'),
      fill,
    };
  });

const turned = (colors: readonly string[], by: number): readonly string[] =>
  colors.map((_, i) => colors[(i + by) % colors.length]!);

export const arches = {
  id: 'arches',
  name: 'Arches',
  description: 'Nested arches, side by side on one line.',
  draw: ({ background, ink, colors }, random) => {
    const inks = [...colors, ink];
    const by = Math.floor(random(0) * inks.length);
    return {
      shapes: [
        { kind: 'circle', cx: 885, cy: 330, r: 120, fill: colors[0]! },
        ...arch(335, 1200, 255, 760 + 160 * random(1), turned(inks, by)),
        ...arch(885, 1200, 235, 480 + 100 * random(2), turned(inks, by + 2)),
        { kind: 'rect', x: 80, y: 1200, width: 1040, height: 10, fill: ink },
      ],
      title: { x: 80, y: 1430, width: 1040, anchor: 'start', behind: background },
    };
  },
} satisfies Composition;
