import type { CommandEntry } from '../command.ts';
import { list, number, oneOf, TO_FILE, TO_FOLDER, text } from './options.ts';

const WHEEL = oneOf('wheel', ['hsl', 'oklch', 'ryb'], 'Wheel that hues are turned on');
const BALANCE = { describe: 'Give all hues a similar lightness and chroma' };
const NOTATION = oneOf('notation', ['hex', 'oklch', 'p3'], 'Notation of the colours in the file');
/** Where a palette or a harmony begins. */
const BASE = { hue: number('Hue in degrees'), saturation: number('From 0 to 1'), lightness: number('From 0 to 1') };
const formatOf = (formats: string) =>
  text('format', `Print a file instead: ${formats}; or hex, rgb, hsl, oklch, json or table for the colours`);

export const designCommands: readonly CommandEntry[] = [
  {
    name: 'palette',
    summary: 'Make a palette',
    options: {
      method: text('method', 'Method, such as triadic'),
      ...BASE,
      count: number('How many colours, 1 to 64'),
      seed: number('The same seed gives the same palette'),
      map: text('name', 'For the methods map_...: a map for data, such as lagoon'),
      wheel: WHEEL,
      balance: BALANCE,
      format: formatOf('png, css, scss, svg and others'),
      notation: NOTATION,
      output: TO_FILE,
    },
    examples: ['palette --method triadic --hue 210 --count 5 --seed 7', 'palette --hue 210 --seed 7 --format css'],
    load: async () => (await import('../commands/palette.ts')).palette,
  },
  {
    name: 'harmony',
    summary: 'Make a harmony from a colour or a hue',
    arguments: [
      {
        name: 'color',
        describe: 'Colour to begin with, or --hue; - reads the first of standard input',
        optional: true,
      },
    ],
    options: {
      method: text('method', 'Method, such as triadic (default: complementary)'),
      ...BASE,
      wheel: WHEEL,
      balance: BALANCE,
      format: formatOf('css, scss, ase, svg and others'),
      notation: NOTATION,
      output: TO_FILE,
    },
    examples: ["harmony '#336699' --method triadic", 'harmony --hue 210 --method split-complementary'],
    load: async () => (await import('../commands/harmony.ts')).harmony,
  },
  {
    name: 'gradient',
    summary: 'Make a gradient through colours',
    arguments: [{ name: 'color', describe: 'Two colours or more; - reads one a line from standard input', many: true }],
    options: {
      steps: number('Samples, 2 to 1024'),
      interpolation: text('space', 'Space and way round the wheel, such as oklch-short'),
      easing: text('easing', 'Easing over the whole length'),
      format: formatOf('png, css, svg and others'),
      output: TO_FILE,
    },
    examples: ["gradient '#0b3d91' '#ffcc00' --steps 12", "gradient '#0b3d91' '#ffcc00' --format css"],
    load: async () => (await import('../commands/gradient.ts')).gradient,
  },
  {
    name: 'shades',
    summary: 'Make a scale of shades from a colour',
    arguments: [{ name: 'color', describe: 'Colour that the scale is made from; - reads the first of standard input' }],
    options: {
      steps: number('How many, 2 to 64'),
      method: text('method', 'Method (default: tailwind)'),
      seed: number('Seed of methods that choose'),
      format: formatOf('css, scss, utility, svg and others'),
      notation: NOTATION,
      output: TO_FILE,
    },
    examples: ["shades '#336699' --steps 11", "shades '#336699' --format utility"],
    load: async () => (await import('../commands/shades.ts')).shades,
  },
  {
    name: 'tokens',
    summary: 'Make design tokens from one colour, in any file format',
    arguments: [
      { name: 'color', describe: 'Colour that the tokens are made from; - reads the first of standard input' },
    ],
    options: {
      name: text('name', 'Name, for heads and names of files'),
      harmony: text('harmony', 'Harmony of the accents'),
      fill: text('fill', 'brand, white or safe: what may be done to colours for the text on them'),
      levels: text('levels', 'own or aligned: how the steps of the hues stand to one another'),
      include: list('part', 'Parts to make'),
      'no-dark': { describe: 'Leave out the dark theme' },
      format: list('format', 'Formats, such as css,tailwind,dtcg,figma,android; or all'),
      variant: text('variant', 'Form of the format for another tool, such as shadcn, mui, resolver, ase'),
      notation: NOTATION,
      hue: list('name=color', 'Further ramps, such as teal=#0abab5'),
      output: TO_FOLDER,
    },
    examples: [
      "tokens '#336699' --format css",
      "tokens '#336699' --name Harbour --format css,utility,dtcg --output tokens",
      "tokens '#336699' --variant shadcn --notation oklch",
    ],
    load: async () => (await import('../commands/tokens.ts')).tokens,
  },
  {
    name: 'brief',
    summary: 'Search palettes for a brief in words',
    arguments: [{ name: 'note', describe: 'What the palette should be, in quotation marks' }],
    options: {
      intent: text('intent', 'ui, brand, poster, editorial or dashboard'),
      keep: number('How many palettes; 6 otherwise'),
      size: number('How many colours, 5 to 12; 6 otherwise'),
      seed: number('The same brief and seed give the same palettes'),
    },
    examples: [
      "brief 'wedding in blush and sage, nothing dark' --seed 7",
      "brief 'keep #0057b8, a warm accent' --intent brand",
    ],
    load: async () => (await import('../commands/brief.ts')).brief,
  },
  {
    name: 'system',
    summary: 'Derive a design system from a brief',
    arguments: [
      {
        name: 'brief',
        describe: 'JSON file, the body of POST /v1/personalize/system; - reads standard input',
        optional: true,
      },
    ],
    options: {
      note: text('note', "The brief in words, such as 'luxury black and gold'"),
      seed: number('The same brief and seed give the same system'),
      format: list('format', 'Formats of the token files; css,dtcg otherwise'),
      output: TO_FOLDER,
    },
    examples: ['system brief.json --output design', "system --note 'luxury black and gold' --seed 3"],
    load: async () => (await import('../commands/system.ts')).system,
  },
  {
    name: 'browse',
    summary: 'Browse colors, palettes, harmonies, gradients, shades or contrasts',
    details: 'Filters are the fields of the operation: metamer browse palettes method=triadic hue=blue.',
    arguments: [
      { name: 'collection', describe: 'colors, palettes, harmonies, gradients, shades or contrasts' },
      { name: 'filter', describe: 'Filters as name=value (repeatable)', many: true, optional: true },
    ],
    options: {
      limit: number('Records per page (default: 10)'),
      id: text('id', 'Show this one record in full'),
    },
    examples: ['browse palettes method=triadic hue=blue carries_body_text=true', 'browse colors --id 4711'],
    load: async () => (await import('../commands/browse.ts')).browse,
  },
];
