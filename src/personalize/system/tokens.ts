import { rgb } from '../../color/rgb.ts';
import { colorRecord, colorTokens, type TokenRecord } from '../../design/tokens/records.ts';
import type { RoleSet } from '../../design/tokens/roles.ts';
import { RADII, rem, SPACES } from '../../design/tokens/scales.ts';
import type { TypeSystem } from '../vocabulary/type-systems.ts';

const SIZE_NAMES = ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl'] as const;

const typeTokens = ({ display, text, mono, sizes, line_heights }: TypeSystem): readonly TokenRecord[] =>
  [
    ['font-family-display', display.stack],
    ['font-family-text', text.stack],
    ['font-family-mono', mono.stack],
    ['font-weight-display', String(display.weight)],
    ['font-weight-text', String(text.weight)],
    ...SIZE_NAMES.map((name, i) => [`font-size-${name}`, rem(sizes[i]!)] as const),
    ...SIZE_NAMES.map((name, i) => [`line-height-${name}`, String(line_heights[i])] as const),
  ].map(([name, value]) => ({ name: `--${name}`, value: value!, group: 'type' }));

/**
 * Name and tokens in the shape of a request to `tokens/export`, which wants nothing added but a format: the colours of
 * the palette, the ramps, the roles of the light theme and, in group `dark`, of the dark one, type, spaces and radii.
 */
export const systemTokens = (name: string, colors: readonly string[], set: RoleSet, type: TypeSystem) => {
  const scale = (values: typeof SPACES, group: string): readonly TokenRecord[] =>
    values.map(([token, value]) => ({ name: `--${token}`, value, group }));
  return {
    name,
    tokens: [
      ...colors.map((value, i) => colorRecord(`color-palette-${i + 1}`, rgb(value))),
      ...colorTokens(set, ['light', 'dark']),
      ...typeTokens(type),
      ...scale(SPACES, 'space'),
      ...scale(RADII, 'radius'),
    ],
  };
};
