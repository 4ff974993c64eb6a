import { rgb } from '../../color/rgb.ts';
import { generateTokens } from '../../design/tokens/generate.ts';

/** Greys without chroma: what surrounds a colour must not shift how it is seen. */
const GREY_SEED = '#777777';
/** The one colour of the page itself, used for what can be pressed and for focus. */
const BRAND_SEED = '#3b54c4';

const tokensOf = (seed: string): Readonly<Record<string, string>> => {
  const { tokens } = generateTokens({ seed: rgb(seed), harmony: 'complementary', include: ['color'], dark: false });
  return Object.fromEntries(tokens.map(({ name, value, hex }) => [name.replace('--color-', ''), hex ?? value]));
};

const grey = tokensOf(GREY_SEED);
const brand = tokensOf(BRAND_SEED);
const white = '#ffffff';

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

const pick = (set: Readonly<Record<string, string>>, name: string): string => {
  const found = set[name];
  if (found === undefined) throw new TypeError(`no token ${name}`);
  return found;
};

/** The three surrounds, each from the tokens of the two seeds. */
export const THEMES = {
  light: {
    bg: pick(grey, 'primary-50'),
    surface: white,
    sunken: pick(grey, 'neutral-50'),
    border: pick(grey, 'primary-100'),
    line: pick(grey, 'neutral-500'),
    text: pick(grey, 'primary-950'),
    muted: pick(grey, 'primary-600'),
    accent: pick(brand, 'primary-600'),
    'accent-hover': pick(brand, 'primary-700'),
    'on-accent': white,
    ring: pick(brand, 'primary-600'),
    good: pick(grey, 'success-800'),
    bad: pick(grey, 'danger-700'),
  },
  dark: {
    bg: pick(grey, 'primary-950'),
    surface: pick(grey, 'neutral-900'),
    sunken: pick(grey, 'primary-950'),
    border: pick(grey, 'primary-800'),
    line: pick(grey, 'neutral-400'),
    text: pick(grey, 'primary-50'),
    muted: pick(grey, 'neutral-300'),
    accent: pick(brand, 'primary-300'),
    'accent-hover': pick(brand, 'primary-200'),
    'on-accent': pick(grey, 'primary-950'),
    ring: pick(brand, 'primary-300'),
    good: pick(grey, 'success-300'),
    bad: pick(grey, 'danger-300'),
  },
  mid: {
    bg: GREY_SEED,
    surface: pick(grey, 'neutral-400'),
    sunken: GREY_SEED,
    border: pick(grey, 'primary-600'),
    line: pick(grey, 'primary-900'),
    text: pick(grey, 'ink'),
    muted: pick(grey, 'ink'),
    accent: pick(grey, 'primary-950'),
    'accent-hover': pick(grey, 'primary-900'),
    'on-accent': pick(grey, 'primary-50'),
    ring: pick(grey, 'primary-950'),
    good: pick(grey, 'ink'),
    bad: pick(grey, 'ink'),
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
