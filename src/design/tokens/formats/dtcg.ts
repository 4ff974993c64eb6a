import { toHex } from '../../../color/rgb.ts';
import type { FileFormat } from '../../files/format.ts';
import type { Token, TokenSet } from '../token-set.ts';
import type { TokenValue } from '../value.ts';
import { heading } from './heading.ts';
import { tokenTree } from './tree.ts';

interface DtcgToken {
  readonly $type: string;
  readonly $value: unknown;
}

/** Type and value of a token in the Design Tokens Format Module 2025.10; undefined where it has no type for it. */
const typed = (value: TokenValue): DtcgToken | undefined => {
  switch (value.kind) {
    case 'color': {
      const { r, g, b } = value.color;
      const components = [r / 255, g / 255, b / 255];
      return {
        $type: 'color',
        $value: { colorSpace: 'srgb', components, alpha: value.alpha, hex: toHex(value.color) },
      };
    }
    case 'dimension':
      return value.unit === 'px' || value.unit === 'rem'
        ? { $type: 'dimension', $value: { value: value.value, unit: value.unit } }
        : undefined;
    case 'duration':
      return { $type: 'duration', $value: { value: value.value, unit: value.unit } };
    case 'number':
      return { $type: 'number', $value: value.value };
    case 'font-weight':
      return { $type: 'fontWeight', $value: value.value };
    case 'font-family':
      return { $type: 'fontFamily', $value: [...value.families] };
    case 'text':
      return undefined;
  }
};

/** Values of kinds that the format does not know, by theme and name. */
const untyped = (tokens: readonly Token[]): [string, string][] =>
  tokens.filter(({ value }) => !typed(value)).map(({ name, css }) => [name, css]);

export const dtcg = {
  id: 'dtcg',
  media_type: 'application/design-tokens+json',
  extension: 'tokens.json',
  description:
    'Design Tokens Format Module 2025.10 of the Design Tokens Community Group; $type on every token, the dark theme in the group dark. Values that the format has no type for are under $extensions',
  write: (set) => {
    const rest = [
      ...untyped(set.light),
      ...untyped(set.dark).map(([name, value]): [string, string] => [`dark-${name}`, value]),
    ];
    const root = {
      $description: heading(set),
      ...(rest.length ? { $extensions: { 'metamer.css': Object.fromEntries(rest) } } : {}),
      ...tokenTree(set.light, set.dark, ({ value }) => typed(value)),
    };
    return `${JSON.stringify(root, null, 2)}\n`;
  },
} satisfies FileFormat<TokenSet, unknown>;
