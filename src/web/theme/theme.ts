/** The roles of the page's own colours. */
export const ROLES = [
  'bg',
  'surface',
  'sunken',
  'border',
  'line',
  'text',
  'muted',
  'accent',
  'accent-hover',
  'on-accent',
  'ring',
  'good',
  'bad',
] as const;
export type Role = (typeof ROLES)[number];
type Theme = Readonly<Record<Role, string>>;

/**
 * The three themes. Only verdicts have chroma: the interface must not change how a colour looks, so buttons and focus have the colour
 * of the text. On mid-grey a verdict has its sign and word alone.
 */
export const THEMES = {
  light: {
    bg: '#f4f4f4',
    surface: '#ffffff',
    sunken: '#ebebeb',
    border: '#dadada',
    line: '#767676',
    text: '#171717',
    muted: '#595959',
    accent: '#171717',
    'accent-hover': '#3a3a3a',
    'on-accent': '#ffffff',
    ring: '#171717',
    good: '#0a6430',
    bad: '#a3140f',
  },
  dark: {
    bg: '#161616',
    surface: '#1f1f1f',
    sunken: '#2a2a2a',
    border: '#3a3a3a',
    line: '#8a8a8a',
    text: '#ededed',
    muted: '#adadad',
    accent: '#ededed',
    'accent-hover': '#cfcfcf',
    'on-accent': '#161616',
    ring: '#ededed',
    good: '#6fce90',
    bad: '#ff958b',
  },
  mid: {
    bg: '#777777',
    surface: '#949494',
    sunken: '#7f7f7f',
    border: '#5c5c5c',
    line: '#242424',
    text: '#000000',
    muted: '#000000',
    accent: '#000000',
    'accent-hover': '#242424',
    'on-accent': '#f4f4f4',
    ring: '#000000',
    good: '#000000',
    bad: '#000000',
  },
} as const satisfies Readonly<Record<string, Theme>>;

/** What is read on what, and the ratio it needs. */
export const PAIRS: readonly (readonly [foreground: Role, background: Role, needs: number])[] = [
  ...(['text', 'muted', 'good', 'bad'] as const).flatMap((role) =>
    (['bg', 'surface', 'sunken'] as const).map((background) => [role, background, 4.5] as const),
  ),
  ...(['line', 'ring', 'accent'] as const).flatMap((role) =>
    (['bg', 'surface', 'sunken'] as const).map((background) => [role, background, 3] as const),
  ),
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-hover', 4.5],
  ['accent', 'surface', 4.5],
];

const block = (selector: string, theme: Theme, scheme: string): string =>
  `${selector} {\n${ROLES.map((role) => `  --${role}: ${theme[role]};`).join('\n')}\n  color-scheme: ${scheme};\n}\n`;

/** The style sheet of the themes. Paper is light, whatever the screen is. */
export const themeCss = (): string =>
  [
    block(':root', THEMES.light, 'light'),
    `@media screen and (prefers-color-scheme: dark) {\n${block(':root', THEMES.dark, 'dark')}}\n`,
    block(":root[data-surround='light']", THEMES.light, 'light'),
    `@media screen {\n${block(":root[data-surround='dark']", THEMES.dark, 'dark')}}\n`,
    `@media screen {\n${block(":root[data-surround='mid']", THEMES.mid, 'light')}}\n`,
  ].join('\n');
