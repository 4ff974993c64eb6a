import { across, line, path, scheme, triangle } from './scheme.ts';

/** Schemes for showing quantities. */
export const sequential = scheme(
  'sequential',
  'Sequential',
  'Lightness falls evenly from 0.97 to 0.25 while the hue drifts by 22 degrees, as in the scales of ColorBrewer',
  {
    least: 3,
    stops: path((h) => line([0.97, 0.03, h - 11], [0.61, 0.15, h], [0.25, 0.09, h + 11])),
  },
);

export const diverging = scheme(
  'diverging',
  'Diverging',
  'Two dark hues opposite each other, and a light grey (L 0.97) between them that both fade into',
  {
    least: 3,
    middle: true,
    stops: (h, n) => across([h, h + 180], n, { l: 0.4, c: 0.13 }, 0.97),
  },
);

export const cyclic = scheme(
  'cyclic',
  'Cyclic',
  'Once round the hue wheel and back to the first colour, lightness rising from 0.55 to 0.80 and falling again',
  {
    least: 3,
    stops: (h, n) =>
      Array.from({ length: n }, (_, i) => {
        const t = i / (n - 1);
        return { l: 0.55 + 0.25 * triangle(t), c: 0.13, h: (h + 360 * t) % 360 };
      }),
  },
);

export const rainbow = scheme('rainbow', 'Rainbow', 'Hues 20 to 320 with one lightness (0.70) and one chroma (0.15)', {
  least: 3,
  stops: path(() => line([0.7, 0.15, 20], [0.7, 0.15, 320])),
});

export const temperature = scheme(
  'temperature',
  'Temperature',
  'From cold blue (255 degrees) through a light grey to orange (45 degrees)',
  {
    least: 3,
    middle: true,
    stops: (_, n) => across([255, 45], n, { l: 0.55, c: 0.16 }, 0.94),
  },
);
