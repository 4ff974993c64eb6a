import { tokenTree, treePlace } from '../formats/tree.ts';
import { colorText } from '../in-notation.ts';
import type { Token, TokenSet } from '../token-set.ts';
import type { Variant } from './variant.ts';

interface Leaf {
  readonly $value: unknown;
  readonly $type: string;
}

/** What Tokens Studio calls the kinds of lengths and numbers, by how their names begin. */
const BY_NAME: readonly (readonly [beginning: string, type: string])[] = [
  ['space', 'spacing'],
  ['radius', 'borderRadius'],
  ['border-width', 'borderWidth'],
  ['font-size', 'fontSizes'],
  ['line-height', 'lineHeights'],
  ['letter-spacing', 'letterSpacing'],
  ['opacity', 'opacity'],
];
const typeByName = (name: string, otherwise: string): string =>
  BY_NAME.find(([beginning]) => name.startsWith(`${beginning}-`))?.[1] ?? otherwise;

/** A line height in percent: a plain number is one of px to Tokens Studio. */
const percent = (value: number): string => `${Number((100 * value).toFixed(2))}%`;
const length = ({ value, unit }: { value: number; unit: string }): string => `${value}${unit}`;

/** Value and type as Tokens Studio reads them. */
const literal = ({ name, css, value, notation = 'hex' }: Token): Leaf => {
  switch (value.kind) {
    case 'color':
      return { $type: 'color', $value: colorText(value, notation) };
    case 'dimension':
      return { $type: typeByName(name, 'dimension'), $value: css };
    case 'font-weight':
      return { $type: 'fontWeights', $value: css };
    case 'font-family':
      return { $type: 'fontFamilies', $value: css };
    case 'number': {
      const type = typeByName(name, 'number');
      return { $type: type, $value: type === 'lineHeights' ? percent(value.value) : css };
    }
    case 'duration':
      return { $type: 'other', $value: css };
    case 'text':
      break;
  }
  const { composite } = value;
  switch (composite?.type) {
    case 'shadow': {
      const layers = composite.layers.map(({ color, alpha, x, y, blur, spread, inset }) => ({
        color: colorText({ color, alpha }, notation),
        ...Object.fromEntries(Object.entries({ x, y, blur, spread }).map(([side, size]) => [side, length(size)])),
        type: inset ? 'innerShadow' : 'dropShadow',
      }));
      return { $type: 'boxShadow', $value: layers.length === 1 ? layers[0] : layers };
    }
    case 'border': {
      const { width, style } = composite;
      return { $type: 'border', $value: { color: colorText(composite, notation), width: length(width), style } };
    }
    case 'typography': {
      const { families, weight, size, line } = composite;
      const $value = {
        fontFamily: families.join(', '),
        fontWeight: String(weight),
        fontSize: length(size),
        lineHeight: percent(line),
      };
      return { $type: 'typography', $value };
    }
    case 'gradient':
      return { $type: 'color', $value: css };
    default:
      return { $type: 'other', $value: css };
  }
};

const leaf = (token: Token): Leaf => {
  const own = literal(token);
  return token.ref ? { ...own, $value: `{${treePlace(token.ref).join('.')}}` } : own;
};

/** Sets of tokens, the themes that switch them, and their order; nothing of the dark theme where there is none. */
const setsOf = ({ light, dark }: TokenSet) => {
  const themed = new Set(dark.map(({ name }) => name));
  const tree = (tokens: readonly Token[]) => tokenTree(tokens, [], leaf);
  const shared = light.filter(({ name }) => !themed.has(name));
  return {
    global: tree(shared),
    light: tree(light.filter(({ name }) => themed.has(name))),
    ...(dark.length ? { dark: tree(dark) } : {}),
  };
};

const themeOf = (theme: string) => ({
  id: theme,
  name: `${theme[0]!.toUpperCase()}${theme.slice(1)}`,
  group: 'Theme',
  selectedTokenSets: { global: 'source', [theme]: 'enabled' },
});

export const tokensStudio: Variant<'dtcg'> = {
  id: 'tokens-studio',
  of: 'dtcg',
  media_type: 'application/json',
  extension: 'studio.json',
  stem: 'tokens',
  description:
    'Tokens Studio for Figma: the sets global, light and dark with the types of the plugin, and a theme for each of light and dark',
  write: (set) => {
    const sets = setsOf(set);
    const order = Object.keys(sets);
    const body = {
      ...sets,
      $themes: order.filter((name) => name !== 'global').map(themeOf),
      $metadata: { tokenSetOrder: order },
    };
    return `${JSON.stringify(body, null, 2)}\n`;
  },
};
