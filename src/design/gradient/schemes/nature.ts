import { type Anchor, line, path, scheme } from './scheme.ts';

/** A path moved a little by the seed: hues by up to 8 degrees, lightness by up to 0.03. */
const near = (...anchors: readonly Anchor[]) =>
  path((_, u) => anchors.map(([l, c, h], i) => [l + 0.06 * (u(2 * i) - 0.5), c, h + 16 * (u(2 * i + 1) - 0.5)]));

/** Schemes after things seen outdoors. */
export const sunrise = scheme('sunrise', 'Sunrise', 'Yellow, orange, pink, violet, navy', {
  least: 3,
  stops: near([0.92, 0.13, 95], [0.78, 0.16, 55], [0.68, 0.18, 5], [0.48, 0.16, -60], [0.27, 0.09, -85]),
});

export const ocean = scheme('ocean', 'Ocean', 'Pale cyan, teal, navy', {
  least: 3,
  stops: near([0.93, 0.05, 210], [0.62, 0.11, 200], [0.28, 0.09, 260]),
});

export const forest = scheme('forest', 'Forest', 'Pale lime, green, deep green, bark', {
  least: 3,
  stops: near([0.92, 0.11, 120], [0.62, 0.16, 145], [0.36, 0.08, 160], [0.3, 0.05, 60]),
});

export const aurora = scheme('aurora', 'Aurora', 'Green, teal and violet light between two dark skies (L 0.25)', {
  least: 3,
  stops: near([0.25, 0.05, 155], [0.8, 0.19, 155], [0.72, 0.12, 190], [0.55, 0.19, 300], [0.25, 0.07, 300]),
});

export const metallic = scheme(
  'metallic',
  'Metallic',
  'One hue with little chroma (below 0.06), lightness swinging 0.35, 0.92, 0.55, 0.85',
  {
    least: 3,
    stops: path((h, u) => {
      const c = 0.01 + 0.045 * u(0);
      return line([0.35, c, h], [0.92, c / 2, h], [0.55, c, h], [0.85, c / 2, h]);
    }),
  },
);
