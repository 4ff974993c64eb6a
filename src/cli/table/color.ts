import type { CommandEntry } from '../command.ts';

const COLORS = {
  name: 'color',
  describe: 'Colours in any notation; - reads one a line from standard input',
  many: true,
} as const;
const OUTPUT = { describe: 'Write into this file instead of standard output', value: 'file', short: 'o' } as const;
const CONDITION = {
  describe: 'Conditions by their slugs; all colour conditions otherwise',
  value: 'slug',
  many: true,
} as const;

export const colorCommands: readonly CommandEntry[] = [
  {
    name: 'convert',
    summary: 'Write colours in other colour spaces',
    arguments: [COLORS],
    options: {
      to: {
        describe: 'Spaces by their keys, such as oklch,cam16-jmh; the everyday ones otherwise',
        value: 'space',
        many: true,
      },
      white: { describe: 'White point of the spaces that can be adapted', value: 'illuminant' },
    },
    examples: [
      "convert '#336699'",
      "convert '#336699' --to oklch,lab",
      "convert '#c8553d' '#588b8b' --to oklch --json",
    ],
    load: async () => (await import('../commands/convert.ts')).convert,
  },
  {
    name: 'contrast',
    summary: 'Judge text on a background by every standard, and repair it',
    arguments: [
      { name: 'foreground', describe: 'Colour of the text' },
      { name: 'background', describe: 'Colour behind it' },
    ],
    options: {
      min: { describe: 'Fail (exit code 1) below this WCAG 2 ratio, 1 to 21', value: 'ratio', number: true },
      fix: { describe: 'Show the nearest colour that reaches --min, or 4.5' },
      move: { describe: 'The colour that may move', value: 'side', choices: ['foreground', 'background'] },
    },
    examples: [
      "contrast '#336699' '#ffffff'",
      "contrast '#ffa500' '#ffffff' --fix",
      "contrast '#336699' '#ffffff' --min 4.5",
    ],
    load: async () => (await import('../commands/contrast.ts')).contrast,
  },
  {
    name: 'vision colors',
    summary: 'Show colours as people with a colour-vision deficiency see them',
    arguments: [COLORS],
    options: { condition: CONDITION, severity: { describe: 'From 0 to 1', value: 'number', number: true } },
    examples: ["vision colors '#c0392b' '#4f7a28' '#3366cc' --condition deuteranopia,tritanopia"],
    load: async () => (await import('../commands/vision.ts')).simulateColors,
  },
  {
    name: 'vision audit',
    summary: 'Find the colours of a palette that people with a colour-vision deficiency confuse',
    details: 'Exit code 1 where a pair that normal vision tells apart becomes indistinguishable.',
    arguments: [COLORS],
    options: {
      condition: CONDITION,
      threshold: { describe: 'CIEDE2000 difference below which a pair counts as lost', value: 'number', number: true },
    },
    examples: ["vision audit '#0b3d91' '#ffcc00' --condition deuteranopia"],
    load: async () => (await import('../commands/vision.ts')).auditColors,
  },
  {
    name: 'vision image',
    summary: 'Write a picture as someone with a colour-vision deficiency sees it',
    arguments: [{ name: 'image', describe: 'A PNG file; - reads standard input' }],
    options: {
      model: { describe: 'Model of the deficiency, such as brettel1997-deutan', value: 'model' },
      severity: { describe: 'From 0 to 1', value: 'number', number: true },
      output: OUTPUT,
    },
    examples: ['vision image photo.png --model brettel1997-deutan --output seen.png'],
    load: async () => (await import('../commands/vision.ts')).simulateImage,
  },
  {
    name: 'image',
    summary: 'Find the colours of a picture',
    arguments: [{ name: 'image', describe: 'A PNG file; - reads standard input' }],
    options: { count: { describe: 'How many colours, 1 to 32', value: 'number', number: true } },
    examples: ['image photo.png --count 6'],
    load: async () => (await import('../commands/vision.ts')).imagePalette,
  },
];
