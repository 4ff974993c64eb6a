import type { Composition } from '../composition.ts';
import { path, type Shape, WIDTH } from '../shape.ts';

/** A disc cut by ever wider bands of the background, over three waves. */
export const risingSun = {
  id: 'rising_sun',
  name: 'Rising sun',
  description: 'A disc cut by widening bands, behind three waves.',
  draw: ({ background, colors, ladder }, random) => {
    const [sun] = colors;
    const [cx, cy, r] = [600, 620, 400];
    const bands = Array.from({ length: 6 }, (_, i): Shape => {
      const height = 10 + 9 * i;
      return { kind: 'rect', x: cx - r - 10, y: cy + 20 + 60 * i, width: 2 * r + 20, height, fill: background };
    });
    const waters = [...ladder].reverse().filter((color) => color !== sun);
    const waves = Array.from({ length: 3 }, (_, i): Shape => {
      const y = 900 + 110 * i;
      const swell = 70 + 30 * random(i);
      const turn = i % 2 === 0 ? 1 : -1;
      const d = path(
        ...['M', 0, y, 'C', 200, y - turn * swell, 400, y - turn * swell, 600, y],
        ...['S', 1000, y + turn * swell, WIDTH, y, 'V', 1240 + 8 * i, 'H', 0, 'Z'],
      );
      return { kind: 'path', d, fill: waters[i % waters.length]! };
    });
    const base: Shape = { kind: 'rect', x: 0, y: 1236, width: WIDTH, height: 364, fill: background };
    return {
      shapes: [{ kind: 'circle', cx, cy, r, fill: sun! }, ...bands, ...waves, base],
      title: { x: 80, y: 1440, width: 1040, anchor: 'start', behind: background },
    };
  },
} satisfies Composition;
