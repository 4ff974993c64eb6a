import { RADII, SPACES } from '../../design/tokens/scales.ts';
import type { TypeSystem } from '../vocabulary/type-systems.ts';
import { THEME_ROLES, type Theme, type ThemeName } from './theme.ts';

/** A token as `tokens/export` takes it. */
export interface SystemToken {
  readonly name: string;
  readonly value: string;
  readonly group: string;
}

const SIZE_NAMES = ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl'] as const;

const typeTokens = ({ display, text, mono, sizes, line_heights }: TypeSystem): readonly SystemToken[] =>
  [
    ['font-family-display', display.stack],
    ['font-family-text', text.stack],
    ['font-family-mono', mono.stack],
    ['font-weight-display', String(display.weight)],
    ['font-weight-text', String(text.weight)],
    ...SIZE_NAMES.map((name, i) => [`font-size-${name}`, `${sizes[i]}px`] as const),
    ...SIZE_NAMES.map((name, i) => [`line-height-${name}`, String(line_heights[i])] as const),
  ].map(([name, value]) => ({ name: `--${name}`, value: value!, group: 'type' }));

/**
 * Name and tokens in the shape of a request to `tokens/export`, which wants nothing added but a format: the colours of
 * the palette, the roles of the light theme and, in group `dark`, of the dark one, type, spaces and radii.
 */
export const systemTokens = (
  name: string,
  colors: readonly string[],
  themes: Readonly<Record<ThemeName, Theme>>,
  type: TypeSystem,
) => {
  const roles = (theme: Theme, group: string): readonly SystemToken[] =>
    THEME_ROLES.map((role) => ({ name: `--color-${role}`, value: theme[role], group }));
  const scale = (values: typeof SPACES, group: string): readonly SystemToken[] =>
    values.map(([token, value]) => ({ name: `--${token}`, value, group }));
  return {
    name,
    tokens: [
      ...colors.map((value, i) => ({ name: `--color-palette-${i + 1}`, value, group: 'color' })),
      ...roles(themes.light, 'color'),
      ...roles(themes.dark, 'dark'),
      ...typeTokens(type),
      ...scale(SPACES, 'space'),
      ...scale(RADII, 'radius'),
    ],
  };
};
