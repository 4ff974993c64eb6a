import { CSS_SPACES } from '../../color/css/css-color.ts';
import { type JsonNode, textAt, valueAt } from './json-tree.ts';

const PERCENT = new Set(['hsl', 'hwb']);

/** A component as CSS writes it; undefined for what is none. */
const component = (node: JsonNode, asPercent: boolean): string | undefined => {
  if (node.kind === 'text' && node.value === 'none') return 'none';
  return node.kind === 'number' ? `${node.value}${asPercent ? '%' : ''}` : undefined;
};

/** The same coordinates as a colour of CSS, in the notation of their space. */
export const cssOf = (space: string, components: readonly string[], alpha: string | undefined): string => {
  const inside = components.join(' ') + (alpha === undefined ? '' : ` / ${alpha}`);
  return /^(?:hsl|hwb|lab|lch|oklab|oklch)$/.test(space) ? `${space}(${inside})` : `color(${space} ${inside})`;
};

/**
 * A colour of the Design Tokens format 2025.10, an object of space, components and alpha, as CSS; undefined for anything
 * else.
 */
export const colorObject = (node: JsonNode): string | undefined => {
  const space = textAt(node, 'colorSpace');
  const list = valueAt(node, 'components');
  if (space === undefined || list?.kind !== 'array' || list.items.length !== 3) return undefined;
  if (!Object.hasOwn(CSS_SPACES, space)) return undefined;
  const components = list.items.map((one, i) => component(one, PERCENT.has(space) && i > 0));
  if (components.includes(undefined)) return undefined;
  const alpha = valueAt(node, 'alpha');
  return cssOf(space, components as string[], alpha?.kind === 'number' ? String(alpha.value) : undefined);
};
