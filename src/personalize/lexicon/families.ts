/**
 * Names that stand for a whole family of colours. What a note asks for by such a name: the middle of its hues and half their
 * width in degrees, then the ranges of OKLCH lightness and chroma.
 */
const ASKED = `
red: 27 14 0.42 0.66 0.13 0.25
blue: 256 22 0.3 0.8 0.06 0.25
green: 148 24 0.32 0.85 0.06 0.25
yellow: 99 10 0.82 0.94 0.12 0.2
orange: 52 12 0.62 0.8 0.13 0.2
purple: 304 16 0.32 0.75 0.08 0.25
violet: 295 14 0.38 0.78 0.08 0.25
pink: 358 18 0.7 0.9 0.05 0.18
brown: 52 16 0.3 0.55 0.045 0.11
grey: 250 180 0.35 0.88 0 0.015
teal: 192 14 0.4 0.72 0.06 0.13
cyan: 208 12 0.75 0.9 0.09 0.16
magenta: 338 14 0.5 0.7 0.18 0.3
black: 0 180 0.08 0.2 0 0.02
white: 0 180 0.975 1 0 0.012
navy: 262 12 0.2 0.34 0.05 0.13
gold: 86 9 0.68 0.84 0.09 0.15
mint: 164 14 0.82 0.93 0.05 0.12
coral: 32 9 0.66 0.78 0.11 0.19
lime: 127 10 0.8 0.93 0.17 0.26
lavender: 303 12 0.7 0.86 0.05 0.13
turquoise: 190 10 0.7 0.86 0.09 0.15
burgundy: 12 14 0.26 0.42 0.07 0.16
beige: 80 16 0.84 0.94 0.02 0.06
`;

/**
 * What a note rules out by such a name, which is wider: first and last hue in degrees (over 0 if the first is greater),
 * then the ranges of lightness and chroma.
 */
const REFUSED = `
red: 355 42 0 0.8 0.07 1
pink: 320 25 0.55 1 0.03 1
magenta: 315 5 0 1 0.09 1
orange: 38 78 0.45 1 0.1 1
brown: 20 95 0 0.7 0.03 0.135
yellow: 84 122 0.6 1 0.06 1
gold: 70 105 0.5 1 0.07 1
green: 112 178 0 1 0.03 1
lime: 108 145 0.6 1 0.1 1
teal: 168 222 0 1 0.03 1
turquoise: 170 215 0 1 0.03 1
cyan: 180 230 0.5 1 0.04 1
blue: 216 290 0 1 0.025 1
navy: 235 292 0 0.42 0.025 1
purple: 284 338 0 1 0.025 1
violet: 280 325 0 1 0.03 1
lavender: 280 330 0.6 1 0.02 1
black: 0 360 0 0.27 0 0.065
white: 0 360 0.945 1 0 0.03
grey: 0 360 0.28 0.93 0 0.022
beige: 50 115 0.75 0.97 0.012 0.08
burgundy: 345 40 0 0.48 0.05 1
coral: 15 48 0.55 1 0.08 1
mint: 135 190 0.78 1 0.02 1
pastel: 0 360 0.82 0.965 0.03 0.105
neon: 0 360 0.6 1 0.2 1
`;

/** Colours that a family name asks for. */
export interface Family {
  readonly hue: number;
  /** Half the width of its hues in degrees. */
  readonly width: number;
  readonly l: readonly [low: number, high: number];
  readonly c: readonly [low: number, high: number];
}

/** Colours that a note rules out: hues in degrees from the first to the last, lightness and chroma. */
export interface Zone {
  readonly hues: readonly [first: number, last: number];
  readonly l: readonly [low: number, high: number];
  readonly c: readonly [low: number, high: number];
}

type Six = [number, number, number, number, number, number];
const rows = (lines: string): readonly (readonly [string, Six])[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name, values] = line.split(': ') as [string, string];
      return [name, values.split(' ').map(Number) as Six];
    });

export const FAMILIES: ReadonlyMap<string, Family> = new Map(
  rows(ASKED).map(([name, [hue, width, ...bounds]]) => [
    name,
    { hue, width, l: [bounds[0], bounds[1]], c: [bounds[2], bounds[3]] },
  ]),
);

export const ZONES: ReadonlyMap<string, Zone> = new Map(
  rows(REFUSED).map(([name, [first, last, ...bounds]]) => [
    name,
    { hues: [first, last], l: [bounds[0], bounds[1]], c: [bounds[2], bounds[3]] },
  ]),
);
