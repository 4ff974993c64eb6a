import type { CheckReport, ReportedColor } from './report.ts';

/** What is found, as rules of other tools name it. */
export const RULES = {
  'token-contrast': {
    level: 'error',
    title: 'Text has too little contrast with its background',
    help: 'Choose a darker or lighter colour for the text or the background; metamer check --fix finds the nearest one.',
    criteria: ['1.4.3'],
  },
  'token-alias': {
    level: 'error',
    title: 'Alias leads nowhere',
    help: 'Define the name that the alias refers to, or correct it.',
    criteria: [],
  },
  'token-value': {
    level: 'warning',
    title: 'Value is not a colour',
    help: 'Write the colour in a notation of CSS or of the Design Tokens format.',
    criteria: [],
  },
  'token-confusion': {
    level: 'warning',
    title: 'Colours become indistinguishable with a colour-vision deficiency',
    help: 'Let their lightness differ more, or add a shape or a label.',
    criteria: ['1.4.1'],
  },
  'token-duplicate': {
    level: 'note',
    title: 'Colours are duplicates',
    help: 'Keep one of them, and let the others refer to it.',
    criteria: [],
  },
  'token-unused': {
    level: 'note',
    title: 'Colour is not used',
    help: 'Remove it, or use it.',
    criteria: [],
  },
} as const satisfies Readonly<
  Record<string, { level: 'error' | 'warning' | 'note'; title: string; help: string; criteria: readonly string[] }>
>;
export type RuleId = keyof typeof RULES;

/** One thing that is wrong at one place. */
export interface Issue {
  readonly rule: RuleId;
  readonly message: string;
  readonly place: ReportedColor;
  /** Another place that it concerns, such as the background. */
  readonly related: readonly ReportedColor[];
  /** What stays the same if lines move: names and themes. */
  readonly identity: string;
}

const inThemes = (themes: readonly string[]): string =>
  themes.length === 1 && themes[0] === 'default' ? '' : ` (${themes.join(', ')})`;

const listed = (names: readonly string[], most = 4): string =>
  names.length > most ? `${names.slice(0, most).join(', ')} and ${names.length - most} more` : names.join(', ');

/** Everything that a check found, worst first. Duplicates are one issue for each group. */
export const issuesOf = (report: CheckReport): Issue[] => [
  ...report.pairs
    .filter(({ passes }) => !passes)
    .map(
      ({ text, background, themes, ratio, required, apca, why }): Issue => ({
        rule: 'token-contrast',
        message:
          ratio === null
            ? `${text.name} on ${background.name}${inThemes(themes)} cannot be checked: ${why ?? 'a colour is not known'}.`
            : `${text.name} ${text.hex} on ${background.name} ${background.hex}${inThemes(themes)} has a contrast of ${ratio}:1, ${required}:1 is required (APCA Lc ${apca}).`,
        place: text,
        related: [background],
        identity: [text.name, background.name, ...themes].join(' '),
      }),
    ),
  ...report.aliases.map(
    (one): Issue => ({
      rule: one.kind === 'unreadable' ? 'token-value' : 'token-alias',
      message: `${one.name}: ${one.why}.`,
      place: one,
      related: [],
      identity: one.name,
    }),
  ),
  ...report.confusions.map(
    ({ a, b, themes, difference, models }): Issue => ({
      rule: 'token-confusion',
      message: `${a.name} ${a.hex} and ${b.name} ${b.hex}${inThemes(themes)} differ by ${difference}, but by ${models[0]!.difference} for ${listed(models.map(({ model }) => model))} (CIEDE2000).`,
      place: a,
      related: [b],
      identity: [a.name, b.name, ...themes].join(' '),
    }),
  ),
  ...report.duplicates.map(
    ({ colors, difference, themes }): Issue => ({
      rule: 'token-duplicate',
      message: `${listed(colors.map(({ name }) => name))}${inThemes(themes)} ${difference === 0 ? `are the same colour, ${colors[0]!.hex}` : `differ by at most ${difference} (CIEDE2000)`}.`,
      place: colors[1]!,
      related: [colors[0]!],
      identity: [...colors.map(({ name }) => name), ...themes].join(' '),
    }),
  ),
  ...report.unused.map(
    (one): Issue => ({
      rule: 'token-unused',
      message: `${one.name} is not used.`,
      place: one,
      related: [],
      identity: one.name,
    }),
  ),
];
