/** How secondary and accent follow from the seed: degrees on the OKLCH wheel, and a factor of its chroma. */
export interface TokenHarmony {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly secondary: { readonly turn: number; readonly chroma: number };
  readonly accent: { readonly turn: number; readonly chroma: number };
}

export const TOKEN_HARMONIES = {
  analogous: {
    id: 'analogous',
    name: 'Analogous',
    description: 'Secondary at 30 degrees, accent at 330',
    secondary: { turn: 30, chroma: 1 },
    accent: { turn: 330, chroma: 1 },
  },
  complementary: {
    id: 'complementary',
    name: 'Complementary',
    description: 'Secondary at 180 degrees, accent at 150',
    secondary: { turn: 180, chroma: 1 },
    accent: { turn: 150, chroma: 1 },
  },
  triadic: {
    id: 'triadic',
    name: 'Triadic',
    description: 'Secondary at 120 degrees, accent at 240',
    secondary: { turn: 120, chroma: 1 },
    accent: { turn: 240, chroma: 1 },
  },
  mono: {
    id: 'mono',
    name: 'One hue',
    description: 'The hue of the seed, with half of its chroma in secondary and a quarter in accent',
    secondary: { turn: 0, chroma: 0.5 },
    accent: { turn: 0, chroma: 0.25 },
  },
} as const satisfies Record<string, TokenHarmony>;
export type TokenHarmonyId = keyof typeof TOKEN_HARMONIES;
export const TOKEN_HARMONY_IDS = Object.keys(TOKEN_HARMONIES) as [TokenHarmonyId, ...TokenHarmonyId[]];
