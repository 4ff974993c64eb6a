import { cssRule } from '../../files/css-rule.ts';
import { plainCss } from '../formats/color-css.ts';
import { heading, type Token, type TokenSet } from '../token-set.ts';
import { namedColors, type RoleNames, tokensIn, type Variant } from './variant.ts';

export const CSS = { of: 'css', media_type: 'text/css', extension: 'css' } as const;

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
      namedColors(set, theme, names, tool).map(([name, shade]) => `--${prefix}${name}: ${shade.css}`);
    return [
      `/* ${heading(set)} */`,
      cssRule(light, [...lines('light'), ...extra(set)]),
      ...(set.dark.length ? [cssRule(dark, lines('dark'))] : []),
      '',
    ].join('\n');
  };

const radius = (set: TokenSet): readonly string[] => {
  const token = tokensIn(set, 'light').get('radius-md');
  return token ? [`--radius: ${plainCss(token)}`] : [];
};

const areColors = (day: Token, night: Token): boolean => day.value.kind === 'color' && night.value.kind === 'color';

/** Two values that the browser chooses between. */
const both = (day: Token, night: Token | undefined): string => {
  const value = plainCss(day);
  return night && areColors(day, night) && plainCss(night) !== value
    ? `light-dark(${value}, ${plainCss(night)})`
    : value;
};

/** What light-dark() cannot hold: values of other kinds that differ in the dark, such as shadows, and what is there alone. */
const apart = (set: TokenSet): { readonly day: readonly string[]; readonly night: readonly string[] } => {
  const light = tokensIn(set, 'light');
  const line = (token: Token): string => `--${token.name}: ${plainCss(token)}`;
  const night = set.dark.filter((token) => {
    const day = light.get(token.name);
    return !day || (!areColors(day, token) && plainCss(day) !== plainCss(token));
  });
  return { day: night.flatMap(({ name }) => light.get(name) ?? []).map(line), night: night.map(line) };
};

export const lightDark: Variant<'css'> = {
  ...CSS,
  id: 'light-dark',
  stem: 'tokens',
  description:
    'Colours of both themes as light-dark(), which follows color-scheme; what else differs in the dark by prefers-color-scheme and data-theme',
  write: (set) => {
    const night = tokensIn(set, 'dark');
    const others = apart(set);
    return [
      `/* ${heading(set)} */`,
      cssRule(':root', [
        set.dark.length ? 'color-scheme: light dark' : 'color-scheme: light',
        ...set.light.map((token) => `--${token.name}: ${both(token, night.get(token.name))}`),
      ]),
      ...(others.night.length
        ? ['@media (prefers-color-scheme: dark) {', cssRule(":root:not([data-theme='light'])", others.night, '  '), '}']
        : []),
      cssRule("[data-theme='light']", ['color-scheme: light', ...others.day]),
      cssRule("[data-theme='dark']", ['color-scheme: dark', ...others.night]),
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

/** What a palette of Chakra has, by role. */
const paletteOf = (palette: string, role: string): RoleNames => ({
  [`${palette}-solid`]: role,
  [`${palette}-contrast`]: `on-${role}`,
  [`${palette}-fg`]: `${role}-text`,
  [`${palette}-subtle`]: `${role}-subtle`,
  [`${palette}-muted`]: `${role}-subtle-hover`,
  [`${palette}-emphasized`]: `${role}-border`,
  [`${palette}-border`]: `${role}-border-strong`,
  [`${palette}-focus-ring`]: `${role}-focus`,
});

export const chakra: Variant<'css'> = {
  ...CSS,
  id: 'chakra',
  stem: 'chakra-theme',
  description:
    'Chakra UI 3: its semantic variables for both colour modes; the palette that components have without being asked (gray) is the brand, those of statuses are the statuses',
  write: themed(
    {
      bg: 'bg',
      'bg-subtle': 'surface',
      'bg-muted': ['quiet', 'surface'],
      'bg-emphasized': ['quiet-hover', 'surface-raised'],
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
      'border-warning': 'warning-border-strong',
      'border-success': 'success-border-strong',
      'border-info': 'info-border-strong',
      ...paletteOf('gray', 'primary'),
      ...paletteOf('green', 'success'),
      ...paletteOf('orange', 'warning'),
      ...paletteOf('red', 'danger'),
      ...paletteOf('blue', 'info'),
    },
    'Chakra UI',
    'chakra-colors-',
    [':root, .light', '.dark'],
  ),
};
