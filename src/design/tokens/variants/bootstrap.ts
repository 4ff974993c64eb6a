import { cssRule } from '../../files/css-rule.ts';
import { STATUSES } from '../roles/names.ts';
import { heading, type TokenSet } from '../token-set.ts';
import { CSS } from './css.ts';
import { namedColors, type RoleNames, type Shade, type Variant } from './variant.ts';

/** Names that Bootstrap and the roles share, each with a button of its own. */
const COLORS = ['primary', 'secondary', ...STATUSES] as const;

const NAMES: RoleNames = {
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
  ...Object.fromEntries(
    COLORS.flatMap((name) => [
      [name, name],
      [`${name}-text-emphasis`, [`on-${name}-subtle`, `${name}-text`]],
      [`${name}-bg-subtle`, `${name}-subtle`],
      [`${name}-border-subtle`, `${name}-border`],
    ]),
  ),
};

/** Colours of which Bootstrap mixes others from channels: `--bs-primary-rgb: 51, 102, 153`. */
const CHANNELS: ReadonlySet<string> = new Set([...COLORS, 'body-bg', 'body-color', 'link-color']);
const channelsOf = (colors: readonly (readonly [string, Shade])[]): string[] =>
  colors
    .filter(([name]) => CHANNELS.has(name))
    .map(([name, { color }]) => `--bs-${name}-rgb: ${color.r}, ${color.g}, ${color.b}`);

/** Roles of the variables of a button, whose colours Bootstrap computes when its own style sheet is compiled. */
const BUTTON = (name: string): RoleNames => ({
  color: `on-${name}`,
  bg: name,
  'border-color': name,
  'hover-color': `on-${name}`,
  'hover-bg': `${name}-hover`,
  'hover-border-color': `${name}-hover`,
  'active-color': `on-${name}`,
  'active-bg': `${name}-active`,
  'active-border-color': `${name}-active`,
  'disabled-color': `on-${name}`,
  'disabled-bg': name,
  'disabled-border-color': name,
});
const OUTLINED = (name: string): RoleNames => ({
  ...BUTTON(name),
  color: `${name}-text`,
  bg: [],
  'border-color': `${name}-border-strong`,
  'hover-bg': name,
  'hover-border-color': name,
  'disabled-color': `${name}-text`,
  'disabled-bg': [],
  'disabled-border-color': `${name}-border-strong`,
});

export const bootstrap: Variant<'css'> = {
  ...CSS,
  id: 'bootstrap',
  stem: 'bootstrap-theme',
  description: 'Bootstrap 5.3: its variables and buttons for both colour modes (data-bs-theme)',
  write: (set: TokenSet) => {
    const rules = (theme: 'light' | 'dark', root: string, inside: readonly string[]): string[] => {
      const colors = namedColors(set, theme, NAMES, 'Bootstrap');
      const button = (selector: string, names: RoleNames): string[] => {
        const lines = namedColors(set, theme, names, 'Bootstrap').map(([name, { css }]) => `--bs-btn-${name}: ${css}`);
        return lines.length ? [cssRule(inside.map((mode) => `${mode}${selector}`).join(', '), lines)] : [];
      };
      return [
        cssRule(root, [...colors.map(([name, { css }]) => `--bs-${name}: ${css}`), ...channelsOf(colors)]),
        ...COLORS.filter((name) => colors.some(([known]) => known === name)).flatMap((name) => [
          ...button(`.btn-${name}`, BUTTON(name)),
          ...button(`.btn-outline-${name}`, OUTLINED(name)),
        ]),
      ];
    };
    return [
      `/* ${heading(set)} */`,
      ...rules('light', ":root, [data-bs-theme='light']", ['', "[data-bs-theme='light'] "]),
      ...(set.dark.length ? rules('dark', "[data-bs-theme='dark']", ["[data-bs-theme='dark'] "]) : []),
      '',
    ].join('\n');
  },
};
