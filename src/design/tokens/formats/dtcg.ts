import { toOklch } from '../../../color/oklab.ts';
import { toHex } from '../../../color/rgb.ts';
import { roundDecimal } from '../../../exact/round.ts';
import type { FileFormat } from '../../files/format.ts';
import type { Notation } from '../../files/swatches.ts';
import { displayP3Channels } from '../../p3.ts';
import type { Composite } from '../composite.ts';
import { heading, type Token, type TokenSet } from '../token-set.ts';
import type { TokenValue } from '../value.ts';
import { nestedGroups, nestedPlaces } from './nested.ts';

type Color = Pick<Extract<TokenValue, { kind: 'color' }>, 'color' | 'alpha' | 'wide'>;

interface DtcgToken {
  readonly $type: string;
  readonly $value: unknown;
}

/**
 * A colour in the space of a notation. For hex that is sRGB; a wide colour is in `oklch` even so, as tools that know the module
 * know that, and not all of them know `display-p3`.
 */
const colorValue = ({ color, alpha, wide }: Color, notation: Notation | undefined) => {
  const [hex, whole] = [toHex(color), wide ?? toOklch(color)];
  if (notation === 'p3') return { colorSpace: 'display-p3', components: displayP3Channels(whole), alpha, hex };
  if (notation === 'oklch' || wide) {
    const components = [roundDecimal(whole.l, 4), roundDecimal(whole.c, 4), roundDecimal(whole.h, 2)];
    return { colorSpace: 'oklch', components, alpha, hex };
  }
  const components = [color.r, color.g, color.b].map((v) => roundDecimal(v / 255, 5));
  return { colorSpace: 'srgb', components, alpha, hex };
};

const compositeToken = (composite: Composite, notation: Notation | undefined): DtcgToken => {
  switch (composite.type) {
    case 'shadow': {
      const layers = composite.layers.map(({ color, alpha, x, y, blur, spread, inset }) => ({
        color: colorValue({ color, alpha }, notation),
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
      return { $type: 'border', $value: { color: colorValue({ color, alpha }, notation), width, style } };
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
        $value: composite.stops.map(({ color, alpha, position }) => ({
          color: colorValue({ color, alpha }, notation),
          position,
        })),
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
const typed = ({ value, notation }: Token): DtcgToken | undefined => {
  switch (value.kind) {
    case 'color':
      return { $type: 'color', $value: colorValue(value, notation) };
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
      return value.composite && compositeToken(value.composite, notation);
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

/** Values of kinds that the format does not know, by theme and name, as `$extensions`, if there are any. */
export const untyped = (tokens: readonly Token[]): { $extensions?: Record<string, unknown> } => {
  const rest = tokens
    .filter((token) => !typed(token))
    .map(({ name, css, theme }) => [theme === 'dark' ? `dark-${name}` : name, css]);
  return rest.length ? { $extensions: { 'metamer.css': Object.fromEntries(rest) } } : {};
};

/** These of the tokens in nested groups, with references to any of them. */
export const tokenGroups = (all: readonly Token[], isWanted: (token: Token) => boolean = () => true) => {
  const places = nestedPlaces(all);
  const spacings = new Map(all.map((token) => [token.name, token]));
  const leaf = (token: Token): DtcgToken | undefined => {
    if (!isWanted(token)) return undefined;
    const spacing = spacings.get(token.name.replace(/^typography-/, 'letter-spacing-'));
    const own = withSpacing(typed(token), spacing, places);
    return own && token.ref ? { ...own, $value: `{${places.get(token.ref)!.join('.')}}` } : own;
  };
  return nestedGroups(places, leaf);
};

export const dtcg = {
  id: 'dtcg',
  media_type: 'application/design-tokens+json',
  extension: 'tokens.json',
  description:
    'Design Tokens Format Module 2025.10 of the Design Tokens Community Group: nested groups, references such as {color.primary.500}, $type on every token, the dark theme in the group dark. Values that the format has no type for are under $extensions',
  write: (set) => {
    const all = [...set.light, ...set.dark];
    const root = { $description: heading(set), ...untyped(all), ...tokenGroups(all) };
    return `${JSON.stringify(root, null, 2)}\n`;
  },
} satisfies FileFormat<TokenSet, unknown>;
