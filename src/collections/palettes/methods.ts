/**
 * How the hues of a palette follow from its base, in tenths of a degree on the OKLCH wheel: slot k takes offset k modulo
 * their number. `random` has none: each hue is drawn.
 */
export const PALETTE_METHODS = [
  { id: 'complementary', offsets: [0, 1800] },
  { id: 'triadic', offsets: [0, 1200, 2400] },
  { id: 'analogous', offsets: [0, 300, 3300, 150, 3450] },
  { id: 'tetradic', offsets: [0, 600, 1800, 2400] },
  { id: 'golden_ratio', offsets: [0, 1375, 2750, 525, 1900] },
  { id: 'monochromatic', offsets: [0] },
  { id: 'random', offsets: [] },
] as const;

export const PALETTE_METHOD_IDS = PALETTE_METHODS.map(({ id }) => id);
/** Number of the method whose hues are drawn one by one. */
export const RANDOM = PALETTE_METHODS.findIndex(({ id }) => id === 'random');

/** OKLCH lightnesses of the five slots: how light and dark are spread. One of eight is drawn. */
export const LIGHTNESS_PATTERNS = [
  [0.95, 0.8, 0.62, 0.42, 0.22],
  [0.22, 0.4, 0.58, 0.76, 0.93],
  [0.6, 0.9, 0.3, 0.75, 0.45],
  [0.44, 0.52, 0.6, 0.68, 0.76],
  [0.66, 0.74, 0.81, 0.88, 0.94],
  [0.17, 0.25, 0.34, 0.43, 0.54],
  [0.93, 0.85, 0.3, 0.22, 0.6],
  [0.62, 0.96, 0.18, 0.8, 0.4],
] as const;
