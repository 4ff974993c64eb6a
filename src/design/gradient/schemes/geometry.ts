import { across, line, path, scheme, visit } from './scheme.ts';

/** Schemes that are geometry on the OKLCH wheel. */
export const monochrome = scheme('monochrome', 'Monochrome', 'One hue from dark (L 0.25) to light (L 0.92)', {
  least: 2,
  stops: path((h) => line([0.25, 0.08, h], [0.58, 0.15, h], [0.92, 0.05, h])),
});

export const tintShade = scheme(
  'tint-shade',
  'Tint and shade',
  'From a tint near white through the hue at its strongest to near black',
  {
    least: 3,
    stops: path((h) => line([0.97, 0.02, h], [0.65, 0.25, h], [0.2, 0.04, h])),
  },
);

export const analogous = scheme('analogous', 'Analogous', 'From 35 degrees before the hue to 35 degrees behind it', {
  least: 2,
  stops: path((h, u) => line([0.55 + 0.1 * u(0), 0.14, h - 35], [0.75 + 0.1 * u(1), 0.14, h + 35])),
});

export const complementary = scheme(
  'complementary',
  'Complementary',
  'A hue and its complement, by a light grey (L 0.85) that both fade into: no other hue lies between them',
  {
    least: 3,
    middle: true,
    stops: (h, n) => across([h, h + 180], n, { l: 0.6, c: 0.17 }, 0.85),
  },
);

export const splitComplementary = scheme(
  'split-complementary',
  'Split complementary',
  'A hue and the two neighbours of its complement (150 and 210 degrees)',
  {
    least: 3,
    stops: (h, n) => visit([h, h + 150, h + 210], n, 0.65, 0.15),
  },
);

export const triadic = scheme('triadic', 'Triadic', 'Three hues 120 degrees apart', {
  least: 3,
  stops: (h, n) => visit([h, h + 120, h + 240], n, 0.68, 0.14),
});

export const tetradic = scheme(
  'tetradic',
  'Tetradic',
  'Four hues at 0, 60, 180 and 240 degrees; with three stops the first three',
  {
    least: 3,
    stops: (h, n) => visit([h, h + 60, h + 180, h + 240], n, 0.68, 0.14),
  },
);

export const duotone = scheme(
  'duotone',
  'Duotone',
  'From a dark hue (L 0.30) to a light one (L 0.88) 40 to 160 degrees on',
  {
    least: 2,
    stops: path((h, u) => line([0.3, 0.11, h], [0.88, 0.1, h + 40 + 120 * u(0)])),
  },
);
