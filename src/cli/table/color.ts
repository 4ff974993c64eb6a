import type { CommandEntry } from '../command.ts';
import { FORMAT, list, number, oneOf, SEVERITY, TO_FILE, text } from './options.ts';

const COLORS = {
  name: 'color',
  describe: 'Colours in any CSS notation; - reads one per line from standard input',
  many: true,
} as const;
const CONDITION = list('slug', 'Conditions, by slug (default: all colour conditions)');
const IMAGE = { name: 'image', describe: 'A PNG file; - reads standard input' } as const;

export const colorCommands: readonly CommandEntry[] = [
  {
    name: 'convert',
    summary: 'Convert colours to other colour spaces',
    arguments: [COLORS],
    options: {
      to: list('space', 'Spaces by their keys, such as oklch,cam16-jmh, or hex (default: common spaces)'),
      white: text('illuminant', 'White point of the spaces that can be adapted'),
      format: FORMAT,
    },
    examples: [
      "convert '#336699'",
      "convert '#336699' --to oklch,lab",
      "convert '#c8553d' '#588b8b' --to oklch --json",
    ],
    load: async () => (await import('../commands/convert.ts')).convert,
  },
  {
    name: 'mix',
    summary: 'Mix two colours in any space',
    arguments: [
      { name: 'from', describe: 'The first colour; - reads one per line from standard input' },
      { name: 'to', describe: 'The second colour' },
      { name: 'share', describe: 'Share of the second colour, 0 to 1 (default: 0.5)', optional: true },
    ],
    options: {
      amount: number('Share of the second colour, 0 to 1 (default: 0.5)'),
      space: text('space', 'Space to mix in (default: oklab)'),
      hue: oneOf('way', ['shorter', 'longer', 'increasing', 'decreasing'], 'Way round the wheel'),
      format: FORMAT,
    },
    examples: ["mix '#336699' '#ffcc00' 0.25 --space oklch"],
    load: async () => (await import('../commands/mix.ts')).mix,
  },
  {
    name: 'average',
    summary: 'Calculate the weighted mean of colours',
    arguments: [COLORS],
    options: {
      weights: list('number', 'A weight for each colour (default: equal)'),
      space: text('space', 'Space to average in (default: oklab)'),
      format: FORMAT,
    },
    examples: ["average '#336699' '#ffcc00' '#c0392b' --weights 2,1,1"],
    load: async () => (await import('../commands/mix.ts')).average,
  },
  {
    name: 'adapt',
    summary: 'Convert XYZ from one white to another',
    arguments: [
      { name: 'x', describe: 'X, with Y = 1 at white' },
      { name: 'y', describe: 'Y' },
      { name: 'z', describe: 'Z' },
    ],
    options: {
      from: text('illuminant', 'White of the XYZ (default: D65)'),
      to: text('illuminant', 'White to adapt to (default: D50)'),
      adaptation: oneOf('name', ['bradford', 'cat02', 'cat16', 'von-kries', 'xyz-scaling'], 'Adaptation transform'),
    },
    examples: ['adapt 0.2 0.3 0.1 --to D50 --adaptation cat16'],
    load: async () => (await import('../commands/mix.ts')).adapt,
  },
  {
    name: 'contrast',
    summary: 'Check text contrast against every standard and suggest a fix',
    arguments: [
      { name: 'foreground', describe: 'Colour of the text' },
      { name: 'background', describe: 'Background colour' },
    ],
    options: {
      min: number('Fail (exit code 1) below this WCAG 2 ratio, 1 to 21', 'ratio'),
      fix: { describe: 'Show the nearest colour that reaches --min, or 4.5' },
      move: oneOf('side', ['foreground', 'background'], 'The colour that may move'),
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
    options: { condition: CONDITION, severity: SEVERITY, format: FORMAT },
    examples: ["vision colors '#c0392b' '#4f7a28' '#3366cc' --condition deuteranopia,tritanopia"],
    load: async () => (await import('../commands/vision.ts')).simulateColors,
  },
  {
    name: 'vision audit',
    summary: 'Find the colours of a palette that people with a colour-vision deficiency confuse',
    details: 'Exit code 1 if two colours that differ in normal vision become indistinguishable.',
    arguments: [COLORS],
    options: {
      condition: CONDITION,
      threshold: number('CIEDE2000 difference below which a pair counts as lost'),
      'repair-target': number('CIEDE2000 that the repairs keep between colours (default: 10)'),
      lock: text('colors', 'Colours that no repair changes, separated by commas'),
    },
    examples: ["vision audit '#0b3d91' '#ffcc00' --condition deuteranopia"],
    load: async () => (await import('../commands/vision.ts')).auditColors,
  },
  {
    name: 'vision image',
    summary: 'Simulate a colour-vision deficiency on an image',
    arguments: [IMAGE],
    options: {
      model: text('model', 'Model of the deficiency, such as brettel1997-deutan'),
      severity: SEVERITY,
      output: TO_FILE,
    },
    examples: ['vision image photo.png --model brettel1997-deutan --output seen.png'],
    load: async () => (await import('../commands/vision.ts')).simulateImage,
  },
  {
    name: 'image',
    summary: 'Extract the main colours of an image',
    arguments: [IMAGE],
    options: { count: number('How many colours, 1 to 32'), format: FORMAT },
    examples: ['image photo.png --count 6'],
    load: async () => (await import('../commands/vision.ts')).imagePalette,
  },
];
