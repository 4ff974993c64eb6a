import { z } from 'zod';
import { TOKEN_FORMAT_IDS, TOKEN_FORMAT_NAMES } from '../../errors/common-names.ts';
import { coreCss, type MadeToken } from '../core-tokens.ts';
import { fitted, lines, ratioText, short } from '../text.ts';
import type { Tool, ToolInput } from '../tool.ts';

interface Exported {
  readonly filename: string;
  readonly content: string;
}

const withFormat = ({ format, ...input }: ToolInput): ToolInput =>
  format === undefined
    ? input
    : { ...input, format: typeof format === 'string' ? (TOKEN_FORMAT_NAMES[format.toLowerCase()] ?? format) : format };

const without = (input: ToolInput, ...names: readonly string[]): ToolInput =>
  Object.fromEntries(Object.entries(input).filter(([name]) => !names.includes(name)));

const given = (fields: ToolInput): ToolInput =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

const TokensAnswer = z.object({
  css: z.string().describe('Ramps, roles of both themes, spaces and radii as CSS custom properties'),
  count: z.int().describe('Tokens of the whole set'),
  format: z.string(),
  filename: z.string().describe('Name of the file'),
  contrast: z
    .object({ pairs: z.int(), failing: z.array(z.string()), least: z.number() })
    .describe('Pairs that are meant to be read, and the smallest ratio'),
  content: z.string().optional().describe('The file; only with detail full'),
  pairs: z.array(z.unknown()).optional().describe('Every pair; only with detail full'),
});

interface ContrastRow {
  readonly theme: string;
  readonly foreground: string;
  readonly background: string;
  readonly ratio: number;
  readonly needs: number;
  readonly passes: boolean;
}

const tokensTool: Tool = {
  name: 'make_tokens',
  title: 'Make design tokens',
  description:
    'Design tokens from one colour: ramps, roles for a light and a dark theme with contrast that holds, spaces, radii, type. Answers the core as CSS; `detail: full` adds the whole file in `format`.',
  operations: ['tokens.generate', 'tokens.export'],
  names: { color: 'seed' },
  required: ['color'],
  words: { color: 'Brand colour, as CSS', name: 'Name of the set', harmony: 'Relation of the hues' },
  extra: {
    format: {
      type: 'string',
      enum: TOKEN_FORMAT_IDS,
      default: 'css',
      description: 'Format of the file; utility is for Tailwind',
    },
    variant: {
      type: 'string',
      description: 'Form of the format: shadcn, bootstrap, chakra (css), mui (typescript), resolver (dtcg) …',
    },
    notation: { type: 'string', enum: ['hex', 'oklch', 'p3'], default: 'hex', description: 'Of colours in the file' },
  },
  // Everything that is made follows from the colour: a number to repeat it with is not needed.
  ignores: (name, value) => name === 'seed' && typeof value === 'number',
  read: withFormat,
  output: TokensAnswer,
  hasDetail: true,
  async run(run, input) {
    const { format = 'css', name, detail, variant, notation } = input;
    const made = (await run('tokens.generate', without(input, 'format', 'detail', 'variant', 'notation'))) as {
      tokens: readonly MadeToken[];
      contrast: readonly ContrastRow[];
    };
    const file = (await run('tokens.export', {
      tokens: made.tokens,
      format,
      ...given({ name, variant, notation }),
    })) as Exported;
    const named = ({ theme, foreground, background, ratio, needs }: ContrastRow): string =>
      `${theme}: ${foreground} on ${background} ${ratioText(ratio)}, needs ${needs}`;
    const answer = {
      css: coreCss(made.tokens),
      count: made.tokens.length,
      format: String(format),
      filename: file.filename,
      contrast: {
        pairs: made.contrast.length,
        failing: made.contrast.filter(({ passes }) => !passes).map(named),
        least: made.contrast.reduce((least, { ratio }) => Math.min(least, ratio), 21),
      },
    };
    if (detail !== 'full') return { answer };
    return { answer: { ...answer, content: file.content, pairs: made.contrast.map(named) }, file: file.content };
  },
  text: ({ css, count, filename, contrast, content }: z.output<typeof TokensAnswer>) =>
    lines(
      `${contrast.pairs} pairs checked, ${contrast.failing.length} fail their contrast; the smallest ratio is ${ratioText(contrast.least)}`,
      ...contrast.failing.slice(0, 5),
      content === undefined &&
        `The core of ${count} tokens follows. Call again with detail 'full' for the whole file ${filename}.`,
      css,
    ),
};

const SystemAnswer = z.object({
  seed: z.int().describe('The same seed and brief give the same system'),
  intent: z.string(),
  styles: z.array(z.string()),
  colors: z.array(z.string()).describe('The best palette'),
  score: z.number().describe('0-100'),
  roles: z.array(z.object({ role: z.string(), hex: z.string() })).describe('Roles of its colours'),
  type: z.string().nullable().describe('Type system'),
  pairs: z
    .array(z.object({ use: z.string(), theme: z.string(), fg: z.string(), bg: z.string(), ratio: z.number() }))
    .describe('Readable pairs'),
  css: z.string().describe('Core of the tokens as CSS custom properties'),
  ignored: z.array(z.string()).describe('Words of the note that say nothing about colours'),
});

interface System {
  readonly seed: number;
  readonly brief: {
    readonly intent: string;
    readonly styles: readonly string[];
    readonly ignored?: readonly { readonly text: string }[];
  };
  readonly leader: {
    readonly colors: readonly string[];
    readonly total: number;
    readonly roles: readonly { role: string; hex: string }[];
  };
  readonly typography?: readonly {
    readonly name: string;
    readonly display: { readonly family: string };
    readonly text: { readonly family: string };
    readonly base: number;
    readonly ratio: number;
  }[];
  readonly ui_pairs?: readonly {
    readonly use: string;
    readonly theme: string;
    readonly fg: string;
    readonly bg: string;
    readonly ratio: number;
  }[];
  readonly tokens?: { readonly tokens: readonly MadeToken[] };
}

/** Names of roles that the field does not use. */
const ROLES: Readonly<Record<string, string>> = { ground: 'background', ink: 'text' };

const typeText = ([system]: NonNullable<System['typography']> = []): string | null =>
  system
    ? `${system.name}: ${system.display.family} for headings, ${system.text.family} for text, ${system.base} px, ratio ${system.ratio}`
    : null;

const briefSystem = ({
  seed,
  brief,
  leader,
  typography,
  ui_pairs: pairs = [],
  tokens,
}: System): z.output<typeof SystemAnswer> => ({
  seed,
  intent: brief.intent,
  styles: [...brief.styles],
  colors: [...leader.colors],
  score: leader.total,
  roles: leader.roles.map(({ role, hex }) => ({ role, hex })),
  type: typeText(typography),
  pairs: pairs.map(({ use, theme, fg, bg, ratio }) => ({ use, theme, fg, bg, ratio })),
  css: tokens ? coreCss(tokens.tokens, 3_600) : '',
  ignored: (brief.ignored ?? []).map(({ text }) => text),
});

const systemTool: Tool = {
  name: 'design_system',
  title: 'Derive a design system',
  description:
    'From a brief (a note in words, colours, styles, an intent) to a palette, type, readable pairs and tokens. `detail: full` adds everything that `include` names. Takes a few seconds.',
  operations: ['personalize.system'],
  only: ['note', 'colors', 'lock', 'styles', 'intent', 'include', 'seed'],
  words: {
    colors: 'CSS colours to start from (default: eight hues)',
    lock: 'CSS colours that the palette must hold exactly',
    note: "In words: colours to hold or avoid, moods, trades ('luxury, black and gold')",
    styles: 'Styles',
    intent: 'Purpose of the palette',
    include: 'Sections to compute',
    seed: 'Whole number; the same seed and brief give the same result',
  },
  aliases: { color: 'colors', style: 'styles', mood: 'note' },
  defaults: { include: ['typography', 'ui_pairs', 'tokens'] },
  output: SystemAnswer,
  hasDetail: true,
  async run(run, { detail, ...input }) {
    const answer = (await run('personalize.system', input)) as System;
    const brief = briefSystem(answer);
    return { answer: detail === 'full' ? { ...answer, ...brief } : brief };
  },
  text: ({ seed, colors, score, roles, type, pairs, css, ignored }: z.output<typeof SystemAnswer>) =>
    lines(
      `Palette ${colors.join(' ')}, score ${short(score, 1)}, seed ${seed}`,
      `Roles: ${roles.map(({ role, hex }) => `${ROLES[role] ?? role} ${hex}`).join(', ')}`,
      type && `Type: ${type}`,
      pairs.length > 0 && 'Pairs:',
      fitted(
        pairs.map(({ use, theme, fg, bg, ratio }) => `${use} (${theme}): ${fg} on ${bg}, ${ratioText(ratio)}`),
        1_200,
      ),
      ignored.length > 0 && `Not understood: ${ignored.join(', ').slice(0, 300)}`,
      css,
    ),
};

interface Library {
  readonly next_cursor: number | null;
  readonly nearest?: { readonly id: string; readonly difference: number };
  readonly palettes: readonly {
    readonly id: string;
    readonly method: string;
    readonly colors: readonly string[];
    readonly best_contrast: number;
  }[];
}

const searchTool: Tool = {
  name: 'search_palettes',
  title: 'Search palettes',
  description:
    'Five-colour palettes of a library of five million by a colour they contain, mood, use, method, hue, character and contrast. Follow next_cursor for more.',
  operations: ['paletteLibrary.browse'],
  only: [
    'method',
    'character',
    'hue',
    'min_contrast',
    'max_contrast',
    'min_lightness',
    'max_lightness',
    'min_chroma',
    'carries_body_text',
    'near',
    'within',
    'mood',
    'use',
    'sort',
    'order',
    'limit',
    'cursor',
  ],
  defaults: { limit: 10 },
  aliases: { count: 'limit', color: 'hue' },
  words: {
    method: 'How hues were generated',
    character: 'How it looks',
    min_contrast: 'Of the worst pair',
    max_contrast: 'Of the worst pair',
    min_lightness: 'Mean OKLCH lightness',
    max_lightness: 'Mean OKLCH lightness',
    min_chroma: 'Mean OKLCH chroma',
    near: 'CSS colour to contain',
    within: 'CIEDE2000 from near, 5 by default',
    mood: 'Such as calm',
    use: 'Trade, such as bank',
    sort: 'Property',
    order: 'Direction',
    limit: 'Palettes',
  },
  text: ({ next_cursor: next, nearest, palettes }: Library) =>
    lines(
      palettes.length === 0 && 'No palette matches',
      nearest && `the nearest, ${nearest.id}, is ${nearest.difference} away`,
      fitted(
        palettes.map(
          ({ id, method, colors, best_contrast: best }) =>
            `${id} ${colors.join(' ')} ${method}, best pair ${ratioText(best)}`,
        ),
        1_900,
      ),
      next !== null && next !== undefined && `more with cursor ${next}`,
    ),
};

export const designTools: readonly Tool[] = [tokensTool, systemTool, searchTool];
