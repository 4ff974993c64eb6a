import type { CommandEntry, Run } from '../command.ts';
import { FORMAT, number, oneOf, TO_FILE, text } from './options.ts';

const COLORS = {
  name: 'color',
  describe: 'Colours in any notation; - reads one per line from standard input',
  many: true,
} as const;

type Adjust = typeof import('../commands/adjust.ts');

/** A change of OKLCH by an amount, which follows the colours. */
const adjust = (
  name: string,
  summary: string,
  amount: string,
  example: string,
  run: (module: Adjust) => Run,
): CommandEntry => ({
  name,
  summary,
  details: `The last word is ${amount}; without a colour, colours are read from standard input.`,
  arguments: [{ ...COLORS, describe: `Colours, then ${amount}` }],
  options: { format: FORMAT },
  examples: [`${name} '#336699' ${example}`],
  load: async () => run(await import('../commands/adjust.ts')),
});

/** Commands on single colours that a pipeline is made of. */
export const adjustCommands: readonly CommandEntry[] = [
  adjust('lighten', 'Make colours lighter', 'the OKLCH lightness to add, 0 to 1', '0.1', ({ lighten }) => lighten),
  adjust('darken', 'Make colours darker', 'the OKLCH lightness to subtract, 0 to 1', '0.1', ({ darken }) => darken),
  adjust(
    'saturate',
    'Make colours more vivid',
    'the share of full OKLCH chroma (0.4) to add, 0 to 1',
    '0.1',
    ({ saturate }) => saturate,
  ),
  adjust(
    'desaturate',
    'Make colours less vivid',
    'the share of full OKLCH chroma (0.4) to subtract, 0 to 1',
    '0.1',
    ({ desaturate }) => desaturate,
  ),
  adjust('rotate', 'Rotate the hue of colours', 'degrees of OKLCH hue, -360 to 360', '30', ({ rotate }) => rotate),
  {
    name: 'gray',
    summary: 'Print a gray',
    arguments: [{ name: 'lightness', describe: 'OKLCH lightness, 0 to 1' }],
    options: { format: FORMAT },
    examples: ['gray 0.5'],
    load: async () => (await import('../commands/adjust.ts')).gray,
  },
  {
    name: 'pick',
    summary: 'Choose a colour from a list in the terminal',
    details:
      'Arrow keys move, Enter chooses, q leaves with exit code 1. The list is shown in the terminal, so input and output may be piped.',
    arguments: [COLORS],
    options: { format: FORMAT },
    examples: [],
    load: async () => (await import('../commands/pick.ts')).pick,
  },
  {
    name: 'sort',
    summary: 'Sort colours',
    arguments: [COLORS],
    options: {
      by: oneOf('key', ['hue', 'lightness', 'chroma', 'luminance'], 'What they are sorted by (default: hue)'),
      reverse: { describe: 'Largest first' },
      unique: { describe: 'Print equal colours once' },
      format: FORMAT,
    },
    examples: ["sort '#ffcc00' '#336699' '#c0392b' --by lightness"],
    load: async () => (await import('../commands/sort.ts')).sort,
  },
  {
    name: 'distinct',
    summary: 'Generate colours that everyone can distinguish',
    arguments: [{ name: 'count', describe: 'How many (default: 8)', optional: true }],
    options: {
      seed: number('The same seed gives the same colours (default: 1)'),
      mode: oneOf('mode', ['separated', 'pretty'], 'Greatest difference, or colours that look designed'),
      background: text('color', 'Every colour has a contrast of 3:1 on it'),
      format: FORMAT,
    },
    examples: ['distinct 6'],
    load: async () => (await import('../commands/distinct.ts')).distinct,
  },
  {
    name: 'name',
    summary: 'Name colours',
    arguments: [COLORS],
    options: { count: number('Nearest named colours to list (default: 1)') },
    examples: ["name '#7b3fa1'", "name '#7b3fa1' --count 3"],
    load: async () => (await import('../commands/compare.ts')).name,
  },
  {
    name: 'difference',
    summary: 'Measure how different two colours look',
    arguments: [
      { name: 'first', describe: 'The reference colour' },
      { name: 'second', describe: 'The colour that is compared' },
    ],
    options: { metric: text('metric', 'Metric, such as ok or cam16-ucs (default: ciede2000)') },
    examples: ["difference '#336699' '#3a6ea5'"],
    load: async () => (await import('../commands/compare.ts')).difference,
  },
  {
    name: 'temperature',
    summary: 'Measure the colour temperature of colours, or render one',
    arguments: [{ ...COLORS, describe: 'Colours, or a temperature such as 6500K' }],
    examples: ["temperature '#ffd9b0'", 'temperature 2700K'],
    load: async () => (await import('../commands/compare.ts')).temperature,
  },
  {
    name: 'plate',
    summary: 'Draw a colour-vision plate as a PNG',
    arguments: [{ name: 'digits', describe: 'One to three digits to hide' }],
    options: {
      axis: oneOf('axis', ['protan', 'deutan', 'tritan'], 'Receptor that the plate tests (default: deutan)'),
      size: number('Side in pixels, 64 to 1024 (default: 400)'),
      seed: number('The same seed gives the same plate'),
      output: TO_FILE,
    },
    examples: ['plate 74 --seed 11 --size 200 --output seen.png'],
    load: async () => (await import('../commands/plate.ts')).plate,
  },
];
