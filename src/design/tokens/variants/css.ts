import { cssRule } from '../../files/css-rule.ts';
import { plainCss } from '../formats/color-css.ts';
import { heading, type Token, type TokenSet } from '../token-set.ts';
import { hexOf, namedColors, type RoleNames, tokensIn, type Variant } from './variant.ts';

const CSS = { of: 'css', media_type: 'text/css', extension: 'css' } as const;

/** Style sheets that give a tool its own variables in both themes. */
const themed =
  (
    names: RoleNames,
    tool: string,
    prefix: string,
    [light, dark]: readonly [light: string, dark: string],
    extra: (set: TokenSet) => readonly string[] = () => [],
  ) =>
  (set: TokenSet): string => {
    const lines = (theme: 'light' | 'dark') =>
      namedColors(set, theme, names, tool).map(([name, shade]) => `--${prefix}${name}: ${hexOf(shade)}`);
    return [
      `/* ${heading(set)} */`,
      cssRule(light, [...lines('light'), ...extra(set)]),
      ...(set.dark.length ? [cssRule(dark, lines('dark'))] : []),
      '',
    ].join('\n');
  };

const STATUS_NAMES = ['success', 'warning', 'danger', 'info'] as const;

const radius = (set: TokenSet): readonly string[] => {
  const token = tokensIn(set, 'light').get('radius-md');
  return token ? [`--radius: ${plainCss(token)}`] : [];
};

/** Two values that the browser chooses between. */
const both = (day: Token, night: Token | undefined): string => {
  const value = plainCss(day);
  return night && night.value.kind === 'color' && day.value.kind === 'color' && plainCss(night) !== value
    ? `light-dark(${value}, ${plainCss(night)})`
    : value;
};

export const lightDark: Variant<'css'> = {
  ...CSS,
  id: 'light-dark',
  stem: 'tokens',
  description: 'One rule; colours of both themes as light-dark(), which follows color-scheme',
  write: (set) => {
    const night = tokensIn(set, 'dark');
    return [
      `/* ${heading(set)} */`,
      cssRule(':root', [
        set.dark.length ? 'color-scheme: light dark' : 'color-scheme: light',
        ...set.light.map((token) => `--${token.name}: ${both(token, night.get(token.name))}`),
      ]),
      cssRule("[data-theme='light']", ['color-scheme: light']),
      cssRule("[data-theme='dark']", ['color-scheme: dark']),
      '',
    ].join('\n');
  },
};

export const shadcn: Variant<'css'> = {
  ...CSS,
  id: 'shadcn',
  stem: 'globals',
  description: 'shadcn/ui: the variables of its themes in :root and .dark',
  write: themed(
    {
      background: 'bg',
      foreground: 'text',
      card: 'surface',
      'card-foreground': 'text',
      popover: 'surface-raised',
      'popover-foreground': 'text',
      primary: 'primary',
      'primary-foreground': 'on-primary',
      secondary: ['quiet', 'secondary'],
      'secondary-foreground': ['on-quiet', 'on-secondary'],
      muted: ['quiet', 'surface'],
      'muted-foreground': 'text-muted',
      accent: ['primary-subtle', 'accent'],
      'accent-foreground': ['on-primary-subtle', 'on-accent'],
      destructive: 'danger',
      'destructive-foreground': 'on-danger',
      border: 'border',
      input: 'border-strong',
      ring: 'focus-ring',
      ...Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`chart-${n}`, `chart-${n}`])),
      sidebar: 'surface',
      'sidebar-foreground': 'text',
      'sidebar-primary': 'primary',
      'sidebar-primary-foreground': 'on-primary',
      'sidebar-accent': ['primary-subtle', 'accent'],
      'sidebar-accent-foreground': ['on-primary-subtle', 'on-accent'],
      'sidebar-border': 'border',
      'sidebar-ring': 'focus-ring',
    },
    'shadcn/ui',
    '',
    [':root', '.dark'],
    radius,
  ),
};

const BOOTSTRAP: RoleNames = {
  'body-bg': 'bg',
  'body-color': 'text',
  'secondary-color': 'text-muted',
  'secondary-bg': 'surface',
  'tertiary-bg': 'surface-raised',
  'emphasis-color': 'text',
  'heading-color': 'heading',
  'link-color': 'link',
  'link-hover-color': 'link-hover',
  'border-color': 'border',
  'focus-ring-color': 'focus-ring',
  primary: 'primary',
  secondary: 'secondary',
  ...Object.fromEntries(STATUS_NAMES.map((name) => [name, name])),
  ...Object.fromEntries(
    ['primary', 'secondary', ...STATUS_NAMES].flatMap((name) => [
      [`${name}-text-emphasis`, [`on-${name}-subtle`, `${name}-text`]],
      [`${name}-bg-subtle`, `${name}-subtle`],
      [`${name}-border-subtle`, `${name}-border`],
    ]),
  ),
};

/** Bootstrap mixes some of its colours from channels: `--bs-primary-rgb: 51, 102, 153`. */
const channels =
  (theme: 'light' | 'dark') =>
  (set: TokenSet): string[] =>
    namedColors(set, theme, BOOTSTRAP, 'Bootstrap')
      .filter(([name]) =>
        ['primary', 'secondary', ...STATUS_NAMES, 'body-bg', 'body-color', 'link-color'].includes(name as 'info'),
      )
      .map(([name, { color }]) => `--bs-${name}-rgb: ${color.r}, ${color.g}, ${color.b}`);

export const bootstrap: Variant<'css'> = {
  ...CSS,
  id: 'bootstrap',
  stem: 'bootstrap-theme',
  description: 'Bootstrap 5.3: its variables for both colour modes (data-bs-theme)',
  write: (set) => {
    const rule = (theme: 'light' | 'dark', selector: string) =>
      cssRule(selector, [
        ...namedColors(set, theme, BOOTSTRAP, 'Bootstrap').map(([name, shade]) => `--bs-${name}: ${hexOf(shade)}`),
        ...channels(theme)(set),
      ]);
    return [
      `/* ${heading(set)} */`,
      rule('light', ":root, [data-bs-theme='light']"),
      ...(set.dark.length ? [rule('dark', "[data-bs-theme='dark']")] : []),
      '',
    ].join('\n');
  },
};

export const chakra: Variant<'css'> = {
  ...CSS,
  id: 'chakra',
  stem: 'chakra-theme',
  description: 'Chakra UI 3: its semantic variables for both colour modes',
  write: themed(
    {
      bg: 'bg',
      'bg-subtle': 'surface',
      'bg-muted': ['quiet', 'surface'],
      'bg-panel': 'surface-raised',
      'bg-error': 'danger-subtle',
      'bg-warning': 'warning-subtle',
      'bg-success': 'success-subtle',
      'bg-info': 'info-subtle',
      fg: 'text',
      'fg-muted': 'text-muted',
      'fg-error': 'danger-text',
      'fg-warning': 'warning-text',
      'fg-success': 'success-text',
      'fg-info': 'info-text',
      border: 'border',
      'border-emphasized': 'border-strong',
      'border-error': 'danger-border-strong',
      'color-palette-solid': 'primary',
      'color-palette-contrast': 'on-primary',
      'color-palette-fg': 'primary-text',
      'color-palette-subtle': 'primary-subtle',
      'color-palette-muted': 'primary-subtle-hover',
      'color-palette-emphasized': 'primary-border',
      'color-palette-focus-ring': 'focus-ring',
    },
    'Chakra UI',
    'chakra-colors-',
    [':root, .light', '.dark'],
  ),
};

/** The twelve steps of Radix from the roles that do the same. */
const RADIX_STEPS = [
  ...['bg', 'surface', 'primary-subtle', 'primary-subtle-hover', 'primary-subtle-hover', 'primary-border'],
  ...['primary-border', 'primary-border-strong', 'primary', 'primary-hover', 'primary-text', 'on-primary-subtle'],
];
export const radixThemes: Variant<'css'> = {
  ...CSS,
  id: 'radix-themes',
  stem: 'radix-theme',
  description: 'Radix Themes: the twelve steps of its accent, contrast, surface and background in both appearances',
  write: themed(
    {
      ...Object.fromEntries(RADIX_STEPS.map((role, i) => [`accent-${i + 1}`, role])),
      'accent-contrast': 'on-primary',
      'accent-surface': 'primary-subtle',
      'accent-indicator': 'primary',
      'accent-track': 'primary',
      'color-background': 'bg',
      'color-panel-solid': 'surface',
      'color-overlay': 'overlay',
    },
    'Radix Themes',
    '',
    [':root, .light, .light-theme', '.dark, .dark-theme'],
  ),
};
