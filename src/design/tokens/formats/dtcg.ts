import { type Rgb, toHex } from '../../../color/rgb.ts';
import { roundDecimal } from '../../../exact/round.ts';
import type { FileFormat } from '../../files/format.ts';
import type { Composite } from '../composite.ts';
import { heading, type Token, type TokenSet } from '../token-set.ts';
import type { TokenValue } from '../value.ts';
import { nestedGroups, nestedPlaces } from './nested.ts';

interface DtcgToken {
  readonly $type: string;
  readonly $value: unknown;
}

/** A colour of sRGB. Wide ones are in `oklch`: tools that know the module know it, and not all of them know `display-p3`. */
const colorValue = (color: Rgb, alpha: number) => ({
  colorSpace: 'srgb',
  components: [color.r, color.g, color.b].map((v) => roundDecimal(v / 255, 5)),
  alpha,
  hex: toHex(color),
});

const compositeToken = (composite: Composite): DtcgToken => {
  switch (composite.type) {
    case 'shadow': {
      const layers = composite.layers.map(({ color, alpha, x, y, blur, spread, inset }) => ({
        color: colorValue(color, alpha),
        offsetX: x,
        offsetY: y,
        blur,
        spread,
        ...(inset ? { inset } : {}),
      }));
      return { $type: 'shadow', $value: layers.length === 1 ? layers[0] : layers };
    }
    case 'border': {
      const { color, alpha, width, style } = composite;
      return { $type: 'border', $value: { color: colorValue(color, alpha), width, style } };
    }
    case 'cubic-bezier':
      return { $type: 'cubicBezier', $value: composite.points };
    case 'transition': {
      const { duration, delay, points } = composite;
      return { $type: 'transition', $value: { duration, delay, timingFunction: points } };
    }
    case 'gradient':
      return {
        $type: 'gradient',
        $value: composite.stops.map(({ color, alpha, position }) => ({ color: colorValue(color, alpha), position })),
      };
    case 'typography': {
      const { families, size, weight, line } = composite;
      return {
        $type: 'typography',
        $value: {
          fontFamily: families,
          fontSize: size,
          fontWeight: weight,
          letterSpacing: { value: 0, unit: 'px' },
          lineHeight: line,
        },
      };
    }
  }
};

/** Type and value of a token in the Design Tokens Format Module 2025.10; undefined where it has no type for it. */
const typed = (value: TokenValue): DtcgToken | undefined => {
  switch (value.kind) {
    case 'color': {
      const { color, alpha, wide } = value;
      if (!wide) return { $type: 'color', $value: colorValue(color, alpha) };
      const components = [roundDecimal(wide.l, 4), roundDecimal(wide.c, 4), roundDecimal(wide.h, 2)];
      return { $type: 'color', $value: { colorSpace: 'oklch', components, alpha, hex: toHex(color) } };
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
      return value.composite && compositeToken(value.composite);
  }
};

/** A style of text with the letter spacing of the token of its name, where there is one. */
const withSpacing = (
  token: DtcgToken | undefined,
  spacing: Token | undefined,
  places: ReadonlyMap<Token, readonly string[]>,
): DtcgToken | undefined =>
  token?.$type === 'typography' && spacing?.value.kind === 'dimension'
    ? { ...token, $value: { ...(token.$value as object), letterSpacing: `{${places.get(spacing)!.join('.')}}` } }
    : token;

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
    const spacings = new Map(all.map((token) => [token.name, token]));
    const leaf = (token: Token): DtcgToken | undefined => {
      const own = withSpacing(
        typed(token.value),
        spacings.get(token.name.replace(/^typography-/, 'letter-spacing-')),
        places,
      );
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
