/** From the seed to a colour: degrees on the OKLCH wheel, and a factor of its chroma. */
interface Step {
  readonly turn: number;
  readonly chroma: number;
}

/** How secondary and accent follow from the seed. */
export interface TokenHarmony {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly secondary: Step;
  readonly accent: Step;
}

const harmony = <const Id extends string>(
  id: Id,
  name: string,
  description: string,
  [secondary, accent]: readonly [Step, Step],
) => ({ id, name, description, secondary, accent });

/** Secondary and accent turned from the seed, as strong as it. */
const turned = (secondary: number, accent: number) =>
  [
    { turn: secondary, chroma: 1 },
    { turn: accent, chroma: 1 },
  ] as const;

/** Secondary and accent of the seed's hue, weaker than it. */
const weakened = (secondary: number, accent: number) =>
  [
    { turn: 0, chroma: secondary },
    { turn: 0, chroma: accent },
  ] as const;

export const TOKEN_HARMONIES = {
  analogous: harmony('analogous', 'Analogous', 'Secondary at 30 degrees, accent at 330', turned(30, 330)),
  complementary: harmony('complementary', 'Complementary', 'Secondary at 180 degrees, accent at 150', turned(180, 150)),
  triadic: harmony('triadic', 'Triadic', 'Secondary at 120 degrees, accent at 240', turned(120, 240)),
  mono: harmony(
    'mono',
    'One hue',
    'The hue of the seed, with half of its chroma in secondary and a quarter in accent',
    weakened(0.5, 0.25),
  ),
} as const satisfies Record<string, TokenHarmony>;
export type TokenHarmonyId = keyof typeof TOKEN_HARMONIES;
export const TOKEN_HARMONY_IDS = Object.keys(TOKEN_HARMONIES) as [TokenHarmonyId, ...TokenHarmonyId[]];
