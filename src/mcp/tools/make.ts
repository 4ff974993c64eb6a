import { z } from 'zod';
import { fitted, hexes, lines, ratioText, short } from '../text.ts';
import type { Tool, ToolInput } from '../tool.ts';

interface Exported {
  readonly content: string;
}
interface Made {
  readonly method: string;
  readonly seed?: number;
  readonly colors: readonly { readonly hex: string; readonly role?: string }[];
}

const SEED = 'Whole number; the same seed gives the same result';

const madeText = ({ method, seed, colors }: Made): string =>
  lines(
    `${method}: ${hexes(colors)}`,
    seed !== undefined && `seed ${seed}`,
    colors.every(({ role }) => role !== undefined) && colors.map(({ hex, role }) => `${role} ${hex}`).join(', '),
  );

const GradientAnswer = z.object({
  interpolation: z.string(),
  easing: z.string(),
  colors: z.array(z.object({ hex: z.string(), position: z.number() })),
  css: z.string().describe('A CSS gradient'),
});

/** Two ends in place of a list. */
const readEnds = ({ from, to, ...input }: ToolInput): ToolInput =>
  from === undefined || to === undefined
    ? { ...input, ...(from ? { from } : {}), ...(to ? { to } : {}) }
    : { colors: [from, to], ...input };

/** A harmony of a hue alone, as vivid as that of `make_palette`. */
const readHarmony = (input: ToolInput): ToolInput =>
  input.color === undefined && input.hue !== undefined ? { saturation: 0.7, lightness: 0.55, ...input } : input;

export const makeTools: readonly Tool[] = [
  {
    name: 'make_palette',
    title: 'Generate a palette',
    description:
      'A palette by one of nineteen methods from a hue or a colour; `qualitative` is for charts, `map_sequential` and its like for data.',
    operations: ['palette.generate'],
    only: ['method', 'hue', 'saturation', 'lightness', 'color', 'count', 'seed', 'bg', 'balance', 'map'],
    words: {
      method: 'How hues are chosen (default: random)',
      hue: 'Degrees, 0-360 (default: chosen by seed)',
      saturation: '0-1',
      lightness: '0-1',
      color: 'CSS colour in place of hue, saturation and lightness',
      bg: 'For `qualitative`: every colour has 3:1 on it',
      seed: SEED,
    },
    names: { bg: 'background' },
    text: madeText,
  },
  {
    name: 'palette_from_image',
    title: 'Extract colours from an image',
    description: 'The colours that represent a PNG best, the most frequent first, each with its share.',
    operations: ['palette.fromImage'],
    only: ['image', 'count'],
    text: ({ colors }: { colors: readonly { hex: string; share: number }[] }) =>
      colors.map(({ hex, share }) => `${hex} ${short(share * 100, 1)} %`).join('\n'),
  },
  {
    name: 'make_harmony',
    title: 'Generate a harmony',
    description: 'Colours at the hue distances of a harmony, from a colour or a hue. The base comes first.',
    operations: ['harmony.generate'],
    only: ['method', 'color', 'hue', 'saturation', 'lightness', 'wheel', 'balance'],
    optional: ['method'],
    defaults: { method: 'complementary' },
    words: {
      method: 'The harmony',
      color: 'Base as a CSS colour, in place of hue, saturation and lightness',
      hue: 'Degrees, 0-360',
      saturation: '0-1 (default: 0.7)',
      lightness: '0-1 (default: 0.55)',
    },
    ignores: (name) => name === 'seed' || name === 'count',
    read: readHarmony,
    text: madeText,
  },
  {
    name: 'make_gradient',
    title: 'Generate a gradient',
    description:
      'A gradient through colours, sampled, and as CSS that can be pasted. oklch-short keeps it vivid, oklab is even.',
    operations: ['gradient.generate', 'gradient.export'],
    only: ['colors', 'steps', 'interpolation', 'easing'],
    required: ['colors'],
    words: { interpolation: 'Space, and direction of the hue', easing: 'Curve of the steps', colors: 'CSS colours' },
    aliases: { from: 'from', to: 'to', start: 'from', end: 'to', space: 'interpolation' },
    read: readEnds,
    output: GradientAnswer,
    async run(run, input) {
      const made = (await run('gradient.generate', input)) as {
        interpolation: string;
        easing: string;
        stops: readonly object[];
        colors: readonly object[];
      };
      const { interpolation, easing, stops, colors } = made;
      const data = { colors, stops, interpolation, easing };
      const { content } = (await run('gradient.export', { format: 'css', data, envelope: 'json' })) as Exported;
      return { answer: { interpolation, easing, colors, css: content } };
    },
    text: ({ interpolation, colors, css }: z.output<typeof GradientAnswer>) =>
      lines(fitted([css.trim()], 1_200), `${interpolation}: ${fitted([hexes(colors.slice(0, 64))], 700)}`),
  },
  {
    name: 'make_shades',
    title: 'Generate a shade scale',
    description: 'Shades of a colour from light to dark with tokens 50 to 950 and contrast on white and black.',
    operations: ['shade.scale'],
    only: ['color', 'steps', 'method', 'seed'],
    required: ['color'],
    words: { color: 'Base as a CSS colour', seed: SEED, method: 'How the steps are made' },
    defaults: { method: 'tailwind' },
    text: ({ base, base_step, steps }: Scale) =>
      lines(
        `${base} is step ${base_step}`,
        fitted(
          steps.map(
            ({ token, hex, contrast_on_white: onWhite, contrast_on_black: onBlack }) =>
              `${token} ${hex}, ${ratioText(onWhite)} on white, ${ratioText(onBlack)} on black`,
          ),
          1_900,
        ),
      ),
  },
];

interface Scale {
  readonly base: string;
  readonly base_step: string | null;
  readonly steps: readonly {
    readonly token: string;
    readonly hex: string;
    readonly contrast_on_white: number;
    readonly contrast_on_black: number;
  }[];
}
