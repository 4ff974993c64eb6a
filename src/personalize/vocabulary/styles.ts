import type { RelationshipId } from './relationships.ts';

/** An interval, low end first. */
export type Range = readonly [low: number, high: number];

/** Where the colours of a style lie. */
export interface Style {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** OKLCH chroma. */
  readonly chroma: Range;
  /** OKLCH lightness 0..1; two bands where the middle is omitted. */
  readonly lightness: readonly [Range, ...Range[]];
  /** HSL saturation 0..1. */
  readonly saturation: Range;
  /** OKLCH hues in degrees that at least three fifths of the chromatic members keep to; null where any hue will do. */
  readonly hues: Range | null;
  /** OKLCH chroma of a page background at most: what fills the screen must stay quiet. */
  readonly backgroundChroma: number;
  /** Relationships of hue that come up more often under this style. */
  readonly prefers: readonly RelationshipId[];
}

/**
 * The 18 styles. The boxes of lightness and chroma follow the ISCC-NBS modifiers (vivid, strong, deep, light, moderate,
 * dark, pale, greyish); their extents are quantiles of published user-interface and print palettes, set by hand.
 */
export const STYLES = {
  minimal: {
    id: 'minimal',
    name: 'Minimal',
    description: 'Near-neutral, with plenty of white space.',
    chroma: [0, 0.06],
    lightness: [[0.2, 0.98]],
    saturation: [0, 0.35],
    hues: null,
    backgroundChroma: 0.008,
    prefers: ['monochromatic', 'accented_analogous'],
  },
  corporate: {
    id: 'corporate',
    name: 'Corporate',
    description: 'Restrained blues and greys of institutions; any hue, muted.',
    chroma: [0.03, 0.16],
    lightness: [[0.25, 0.92]],
    saturation: [0.15, 0.75],
    hues: null,
    backgroundChroma: 0.012,
    prefers: ['complementary', 'analogous', 'split_complementary'],
  },
  editorial: {
    id: 'editorial',
    name: 'Editorial',
    description: 'Black, white and one accent colour.',
    chroma: [0.01, 0.14],
    lightness: [[0.18, 0.97]],
    saturation: [0.05, 0.65],
    hues: null,
    backgroundChroma: 0.012,
    prefers: ['complementary', 'near_complementary', 'monochromatic'],
  },
  luxury: {
    id: 'luxury',
    name: 'Luxury',
    description: 'Deep and quiet, with little light.',
    chroma: [0.02, 0.13],
    lightness: [[0.12, 0.82]],
    saturation: [0.1, 0.7],
    hues: null,
    backgroundChroma: 0.015,
    prefers: ['near_complementary', 'accented_analogous', 'monochromatic'],
  },
  playful: {
    id: 'playful',
    name: 'Playful',
    description: 'Bright and clean, with many hues.',
    chroma: [0.1, 0.28],
    lightness: [[0.55, 0.92]],
    saturation: [0.55, 1],
    hues: null,
    backgroundChroma: 0.025,
    prefers: ['triadic', 'tetradic', 'pentadic', 'golden_ratio'],
  },
  pastel: {
    id: 'pastel',
    name: 'Pastel',
    description: 'Pale tints, light throughout.',
    chroma: [0.03, 0.1],
    lightness: [[0.82, 0.96]],
    saturation: [0.25, 0.95],
    hues: null,
    backgroundChroma: 0.035,
    prefers: ['analogous_wide', 'triadic', 'pentadic'],
  },
  vibrant: {
    id: 'vibrant',
    name: 'Vibrant',
    description: 'Saturated mid-tones.',
    chroma: [0.15, 0.33],
    lightness: [[0.45, 0.85]],
    saturation: [0.7, 1],
    hues: null,
    backgroundChroma: 0.02,
    prefers: ['triadic', 'square', 'split_complementary'],
  },
  neon: {
    id: 'neon',
    name: 'Neon',
    description: 'The maximum chroma of the screen.',
    chroma: [0.19, 0.37],
    lightness: [[0.55, 0.95]],
    saturation: [0.9, 1],
    hues: null,
    backgroundChroma: 0.012,
    prefers: ['clash', 'triadic', 'double_complementary'],
  },
  muted: {
    id: 'muted',
    name: 'Muted',
    description: 'Greyed mid-tones.',
    chroma: [0.02, 0.08],
    lightness: [[0.35, 0.85]],
    saturation: [0.08, 0.45],
    hues: null,
    backgroundChroma: 0.02,
    prefers: ['analogous', 'analogous_wide', 'compound'],
  },
  retro: {
    id: 'retro',
    name: 'Retro',
    description: 'Warm, worn poster colours of the middle of the 20th century.',
    chroma: [0.06, 0.19],
    lightness: [[0.35, 0.88]],
    saturation: [0.35, 0.85],
    hues: null,
    backgroundChroma: 0.035,
    prefers: ['compound', 'analogous_wide', 'near_complementary'],
  },
  vintage: {
    id: 'vintage',
    name: 'Vintage',
    description: 'Faded print.',
    chroma: [0.03, 0.11],
    lightness: [[0.3, 0.9]],
    saturation: [0.15, 0.6],
    hues: null,
    backgroundChroma: 0.035,
    prefers: ['analogous_wide', 'compound', 'near_complementary'],
  },
  earthy: {
    id: 'earthy',
    name: 'Earthy',
    description: 'Soil, clay, straw and leaves.',
    chroma: [0.03, 0.13],
    lightness: [[0.25, 0.85]],
    saturation: [0.15, 0.7],
    hues: [20, 130],
    backgroundChroma: 0.035,
    prefers: ['analogous', 'analogous_wide', 'compound'],
  },
  nordic: {
    id: 'nordic',
    name: 'Nordic',
    description: 'Cool, pale and plain.',
    chroma: [0.005, 0.07],
    lightness: [[0.3, 0.98]],
    saturation: [0.04, 0.45],
    hues: [180, 290],
    backgroundChroma: 0.015,
    prefers: ['monochromatic', 'analogous_narrow', 'near_complementary'],
  },
  botanical: {
    id: 'botanical',
    name: 'Botanical',
    description: 'Greens and what grows beside them.',
    chroma: [0.04, 0.17],
    lightness: [[0.28, 0.93]],
    saturation: [0.2, 0.8],
    hues: [95, 175],
    backgroundChroma: 0.025,
    prefers: ['analogous_wide', 'split_complementary', 'accented_analogous'],
  },
  coastal: {
    id: 'coastal',
    name: 'Coastal',
    description: 'Water, sky and sand.',
    chroma: [0.02, 0.14],
    lightness: [[0.35, 0.97]],
    saturation: [0.15, 0.8],
    hues: [175, 265],
    backgroundChroma: 0.02,
    prefers: ['accented_analogous', 'analogous', 'near_complementary'],
  },
  industrial: {
    id: 'industrial',
    name: 'Industrial',
    description: 'Concrete, steel and soot.',
    chroma: [0, 0.07],
    lightness: [[0.15, 0.85]],
    saturation: [0, 0.3],
    hues: null,
    backgroundChroma: 0.01,
    prefers: ['monochromatic', 'complementary', 'accented_analogous'],
  },
  cyberpunk: {
    id: 'cyberpunk',
    name: 'Cyberpunk',
    description: 'Dark backgrounds and cold neon.',
    chroma: [0.1, 0.33],
    lightness: [[0.12, 0.85]],
    saturation: [0.6, 1],
    hues: [180, 360],
    backgroundChroma: 0.02,
    prefers: ['clash', 'double_complementary', 'split_complementary'],
  },
  high_contrast: {
    id: 'high_contrast',
    name: 'High contrast',
    description: 'Only very dark and very light colours.',
    chroma: [0, 0.3],
    lightness: [
      [0.08, 0.4],
      [0.75, 1],
    ],
    saturation: [0, 1],
    hues: null,
    backgroundChroma: 0.01,
    prefers: ['complementary', 'split_complementary', 'square'],
  },
} as const satisfies Record<string, Style>;

export type StyleId = keyof typeof STYLES;
export const STYLE_IDS = Object.keys(STYLES) as [StyleId, ...StyleId[]];
