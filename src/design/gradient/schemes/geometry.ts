import { across, type GradientScheme, path, visit } from './scheme.ts';

/** Schemes that are geometry on the OKLCH wheel. */
export const monochrome = {
  id: 'monochrome',
  name: 'Monochrome',
  description: 'One hue from dark (L 0.25) to light (L 0.92)',
  least: 2,
  stops: path((h) => [
    [0.25, 0.08, h],
    [0.58, 0.15, h],
    [0.92, 0.05, h],
  ]),
} satisfies GradientScheme;

export const tintShade = {
  id: 'tint-shade',
  name: 'Tint and shade',
  description: 'From a tint near white through the hue at its strongest to near black',
  least: 3,
  stops: path((h) => [
    [0.97, 0.02, h],
    [0.65, 0.25, h],
    [0.2, 0.04, h],
  ]),
} satisfies GradientScheme;

export const analogous = {
  id: 'analogous',
  name: 'Analogous',
  description: 'From 35 degrees before the hue to 35 degrees behind it',
  least: 2,
  stops: path((h, u) => [
    [0.55 + 0.1 * u(0), 0.14, h - 35],
    [0.75 + 0.1 * u(1), 0.14, h + 35],
  ]),
} satisfies GradientScheme;

export const complementary = {
  id: 'complementary',
  name: 'Complementary',
  description: 'A hue and its complement, by a light grey (L 0.85) that both fade into: no other hue lies between them',
  least: 3,
  middle: true,
  stops: (h, n) => across([h, h + 180], n, { l: 0.6, c: 0.17 }, 0.85),
} satisfies GradientScheme;

export const splitComplementary = {
  id: 'split-complementary',
  name: 'Split complementary',
  description: 'A hue and the two neighbours of its complement (150 and 210 degrees)',
  least: 3,
  stops: (h, n) => visit([h, h + 150, h + 210], n, 0.65, 0.15),
} satisfies GradientScheme;

export const triadic = {
  id: 'triadic',
  name: 'Triadic',
  description: 'Three hues 120 degrees apart',
  least: 3,
  stops: (h, n) => visit([h, h + 120, h + 240], n, 0.68, 0.14),
} satisfies GradientScheme;

export const tetradic = {
  id: 'tetradic',
  name: 'Tetradic',
  description: 'Four hues at 0, 60, 180 and 240 degrees; with three stops the first three',
  least: 3,
  stops: (h, n) => visit([h, h + 60, h + 180, h + 240], n, 0.68, 0.14),
} satisfies GradientScheme;

export const duotone = {
  id: 'duotone',
  name: 'Duotone',
  description: 'From a dark hue (L 0.30) to a light one (L 0.88) 40 to 160 degrees on',
  least: 2,
  stops: path((h, u) => [
    [0.3, 0.11, h],
    [0.88, 0.1, h + 40 + 120 * u(0)],
  ]),
} satisfies GradientScheme;
