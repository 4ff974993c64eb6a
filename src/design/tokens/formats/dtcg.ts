import { toHex } from '../../../color/rgb.ts';
import { roundDecimal } from '../../../exact/round.ts';
import type { FileFormat } from '../../files/format.ts';
import { displayP3Channels } from '../p3.ts';
import { heading, type Token, type TokenSet } from '../token-set.ts';
import type { TokenValue } from '../value.ts';
import { nestedGroups, nestedPlaces } from './nested.ts';

interface DtcgToken {
  readonly $type: string;
  readonly $value: unknown;
}

/** Type and value of a token in the Design Tokens Format Module 2025.10; undefined where it has no type for it. */
const typed = (value: TokenValue): DtcgToken | undefined => {
  switch (value.kind) {
    case 'color': {
      const { color, alpha, wide } = value;
      const srgb = { colorSpace: 'srgb', components: [color.r, color.g, color.b].map((v) => roundDecimal(v / 255, 5)) };
      const space = wide ? { colorSpace: 'display-p3', components: displayP3Channels(wide) } : srgb;
      return { $type: 'color', $value: { ...space, alpha, hex: toHex(color) } };
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
  tokens
    .filter(({ value }) => !typed(value))
    .map(({ name, css, theme }) => [theme === 'dark' ? `dark-${name}` : name, css]);

export const dtcg = {
  id: 'dtcg',
  media_type: 'application/design-tokens+json',
  extension: 'tokens.json',
  description:
    'Design Tokens Format Module 2025.10 of the Design Tokens Community Group: nested groups, references such as {color.primary.500}, $type on every token, the dark theme in the group dark. Values that the format has no type for are under $extensions',
  write: (set) => {
    const all = [...set.light, ...set.dark];
    const places = nestedPlaces(all);
    const leaf = (token: Token): DtcgToken | undefined => {
      const own = typed(token.value);
      return own && token.ref ? { ...own, $value: `{${places.get(token.ref)!.join('.')}}` } : own;
    };
    const rest = untyped(all);
    const root = {
      $description: heading(set),
      ...(rest.length ? { $extensions: { 'metamer.css': Object.fromEntries(rest) } } : {}),
      ...nestedGroups(places, leaf),
    };
    return `${JSON.stringify(root, null, 2)}\n`;
  },
} satisfies FileFormat<TokenSet, unknown>;
