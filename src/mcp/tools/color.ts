import { ApiError } from '../../api/errors.ts';
import { fitted, lines, short } from '../text.ts';
import type { Tool, ToolInput } from '../tool.ts';

/** Maximum number of rows: an agent reads all of the answer. */
const MOST_ROWS = 200;

/** Names that people use for spaces. */
const SPACES: Readonly<Record<string, string>> = { rgb: 'srgb', hex: 'srgb', p3: 'display-p3' };

const spacesOf = (to: unknown): unknown =>
  Array.isArray(to)
    ? [...new Set(to.map((key) => (typeof key === 'string' ? (SPACES[key.toLowerCase()] ?? key) : key)))]
    : to;

const withSpaces = (input: ToolInput): ToolInput =>
  'to' in input
    ? { ...input, to: spacesOf(typeof input.to === 'string' ? input.to.split(/[\s,]+/) : input.to) }
    : input;

const TO = {
  type: 'array',
  items: { type: 'string' },
  minItems: 1,
  maxItems: 63,
  description: 'Keys of spaces, such as oklch, lab, hsl, display-p3; resource metamer://spaces',
} as const;
const DEFAULT_TO = ['srgb', 'hsl', 'oklch', 'lab'] as const;

const PAIR = {
  type: 'array',
  items: { type: 'string' },
  minItems: 2,
  maxItems: 2,
  description: 'Two CSS colours',
} as const;

const FIRST = ['from', 'color1', 'first', 'a', 'fg', 'foreground', 'reference'];
const SECOND = ['to', 'color2', 'second', 'b', 'bg', 'background', 'sample'];

/** Two colours, sent as a list or one by one. */
const readPair = (input: ToolInput): ToolInput => {
  const { colors, ...rest } = input;
  if (colors === undefined) return input;
  if (!Array.isArray(colors) || colors.length !== 2)
    throw new ApiError('INVALID_INPUT', 'colors: must be a list of two colours', { details: { field: 'colors' } });
  return { from: colors[0], to: colors[1], ...rest };
};

/** Either form of a pair is accepted; the list is the one that is listed. */
const PAIR_ALIASES = Object.fromEntries([
  ...FIRST.map((name) => [name, 'from'] as const),
  ...SECOND.map((name) => [name, 'to'] as const),
]);

const pairTool = {
  extra: { colors: PAIR },
  required: ['colors'],
  aliases: PAIR_ALIASES,
  read: readPair,
} as const;

interface Mixed {
  readonly color: { readonly hex: string };
  readonly space: string;
  readonly values: readonly (number | null)[];
}
const mixedText = ({ color, space, values }: Mixed): string =>
  `${color.hex} (${space} ${values.map(channel).join(' ')})`;

interface Converted {
  readonly color: { readonly hex: string; readonly in_srgb: boolean };
  readonly spaces: readonly {
    readonly space: string;
    readonly coordinates: Readonly<Record<string, number | null>>;
    readonly notation?: string;
  }[];
}

const channel = (value: number | null): string => (value === null ? 'none' : short(value));

export const colorTools: readonly Tool[] = [
  {
    name: 'convert_color',
    title: 'Convert a colour',
    description: 'Write a colour in other colour spaces.',
    operations: ['science.convert'],
    only: ['color', 'to', 'white_point', 'gamut', 'over', 'scheme'],
    extra: {
      to: { ...TO, default: DEFAULT_TO },
      white_point: { type: 'string', description: 'Id of an illuminant, such as D50', default: 'D65' },
    },
    optional: ['to'],
    defaults: { to: DEFAULT_TO },
    read: withSpaces,
    text: ({ color, spaces }: Converted) =>
      fitted(
        [
          `${color.hex}${color.in_srgb ? '' : ' (mapped into sRGB)'}`,
          ...spaces.map(({ space, coordinates, notation }) => {
            const values = Object.entries(coordinates).map(([name, value]) => `${name} ${channel(value)}`);
            return `${space}: ${values.join(', ')}${notation === undefined ? '' : ` (${notation})`}`;
          }),
        ],
        2_000,
      ),
  },
  {
    name: 'convert_colors',
    title: 'Convert a list of colours',
    description: `Write up to ${MOST_ROWS} colours in other colour spaces, in columns; wrong rows are null and in \`errors\`.`,
    operations: ['science.convertList'],
    only: ['colors', 'to'],
    optional: ['to'],
    defaults: { to: DEFAULT_TO },
    extra: {
      colors: {
        type: 'array',
        items: { type: 'string' },
        minItems: 1,
        maxItems: MOST_ROWS,
        description: 'CSS colours',
      },
      to: { ...TO, default: DEFAULT_TO },
    },
    read: withSpaces,
    run: (run, input) => {
      const { colors } = input;
      if (Array.isArray(colors) && colors.length > MOST_ROWS)
        throw new ApiError('INVALID_INPUT', `colors: must have at most ${MOST_ROWS} rows, got ${colors.length}`);
      return run('science.convertList', input).then((answer) => ({ answer: answer as object }));
    },
    text: ({ hex, spaces, errors, failed }: Rows) => {
      const rows = hex.map((color, row) => {
        const cells = spaces.map(({ key, values }) => `${key} ${(values[row] ?? []).map(channel).join(' ')}`);
        return [color ?? 'not a colour', ...(color === null ? [] : cells)].join(' | ');
      });
      return fitted([...(failed ? [`${failed} wrong: ${JSON.stringify(errors).slice(0, 400)}`] : []), ...rows], 4_000);
    },
  },
  {
    name: 'mix_colors',
    title: 'Mix two colours',
    description: 'Mix two colours as CSS does.',
    operations: ['science.mix'],
    only: ['amount', 'space', 'hue'],
    ...pairTool,
    text: mixedText,
  },
  {
    name: 'average_colors',
    title: 'Average colours',
    description: 'The weighted mean of colours in any space.',
    operations: ['science.average'],
    only: ['colors', 'weights', 'space'],
    text: mixedText,
  },
  {
    name: 'color_difference',
    title: 'Measure the difference of two colours',
    description:
      'How different two colours look: CIEDE2000 and three older formulas, or `metric`. Below 1 is invisible, about 2.3 is just noticeable, above 10 is obvious.',
    operations: ['science.deltaE'],
    only: ['metric'],
    ...pairTool,
    text: ({ delta_e, metric, band, metrics = {} }: Difference) =>
      lines(
        `${metric} ${delta_e === null ? 'undefined' : short(delta_e, 2)} (${band})`,
        Object.entries(metrics)
          .map(([name, value]) => `${name} ${value === null ? 'undefined' : short(value, 2)}`)
          .join(', '),
      ),
  },
  {
    name: 'name_color',
    title: 'Name a colour',
    description: 'The nearest named colours of an atlas of 8,192, with their names and how far away they are.',
    operations: ['atlas.nearest'],
    only: ['color', 'count'],
    text: ({ name, keyword, matches }: Named) =>
      lines(
        `${name}${keyword ? `; CSS keyword ${keyword}` : ''}`,
        fitted(
          matches.map(
            (match) => `${match.hex} ${match.name} (${match.descriptor}), distance ${short(match.distance, 2)}`,
          ),
          1_800,
        ),
      ),
  },
];

interface Rows {
  readonly hex: readonly (string | null)[];
  readonly spaces: readonly { readonly key: string; readonly values: readonly (readonly (number | null)[] | null)[] }[];
  readonly errors: readonly object[];
  readonly failed: number;
}
interface Difference {
  readonly delta_e: number | null;
  readonly metric: string;
  readonly band: string;
  readonly metrics?: Readonly<Record<string, number | null>>;
}
interface Named {
  readonly name: string;
  readonly keyword: string | null;
  readonly matches: readonly {
    readonly hex: string;
    readonly name: string;
    readonly descriptor: string;
    readonly distance: number;
  }[];
}
