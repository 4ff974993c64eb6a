import { type GradientScheme, path, triangle } from './scheme.ts';

/** Schemes for showing quantities. */
export const sequential = {
  id: 'sequential',
  name: 'Sequential',
  description:
    'Lightness falls evenly from 0.97 to 0.22 while the hue drifts by 60 degrees, as in the scales of ColorBrewer',
  least: 2,
  stops: path((h) => [
    [0.97, 0.02, h - 30],
    [0.595, 0.14, h],
    [0.22, 0.06, h + 30],
  ]),
} satisfies GradientScheme;

export const diverging = {
  id: 'diverging',
  name: 'Diverging',
  description: 'Two dark hues opposite each other, and nearly white (L 0.97, C 0.01) between them',
  least: 3,
  stops: (h, n) =>
    Array.from({ length: n }, (_, i) => {
      const t = triangle(i / (n - 1));
      const near = 2 * i < n - 1 ? h : h + 180;
      return { l: 0.4 + 0.57 * t, c: 0.13 - 0.12 * t, h: ((near % 360) + 360) % 360 };
    }),
} satisfies GradientScheme;

export const cyclic = {
  id: 'cyclic',
  name: 'Cyclic',
  description:
    'Once round the hue wheel and back to the first colour, lightness rising from 0.55 to 0.80 and falling again',
  least: 3,
  stops: (h, n) =>
    Array.from({ length: n }, (_, i) => {
      const t = i / (n - 1);
      return { l: 0.55 + 0.25 * triangle(t), c: 0.13, h: (h + 360 * t) % 360 };
    }),
} satisfies GradientScheme;

export const rainbow = {
  id: 'rainbow',
  name: 'Rainbow',
  description: 'Hues 20 to 320 with one lightness (0.70) and one chroma (0.15)',
  least: 3,
  stops: path(() => [
    [0.7, 0.15, 20],
    [0.7, 0.15, 320],
  ]),
} satisfies GradientScheme;

export const temperature = {
  id: 'temperature',
  name: 'Temperature',
  description: 'From cold blue (255 degrees) through neutral to orange (45 degrees)',
  least: 3,
  stops: (_, n) =>
    Array.from({ length: n }, (_, i) => {
      const t = i / (n - 1);
      const side = triangle(t);
      return { l: 0.55 + 0.37 * side, c: 0.15 - 0.14 * side, h: 2 * i < n - 1 ? 255 : 45 };
    }),
} satisfies GradientScheme;
