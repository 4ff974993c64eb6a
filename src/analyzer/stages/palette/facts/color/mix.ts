import type { CssNode } from 'css-tree';
import { CSS_SPACES, type CssColor, type CssSpaceId } from '../../../../../color/css/css-color.ts';
import { normalizeHue } from '../../../../../color/hue.ts';
import { type CssHueWalk, HUE_WALKS } from '../../../../../color/hue-walks.ts';
import { mapChannels } from '../../../../../color/matrix.ts';
import type { ColorSpace } from '../../../../../color/spaces/space.ts';
import { inSpace, spaceNamed } from './convert.ts';
import { nameOf } from './nodes.ts';

interface Part {
  readonly node: CssNode;
  /** 0..1; both come to 1. */
  readonly share: number;
}

export interface Mix {
  readonly space: CssSpaceId;
  readonly way: CssHueWalk;
  readonly parts: readonly [Part, Part];
  /** What shares below 100 % take from alpha. */
  readonly alpha: number;
}

const wayNamed = (name: string | undefined): CssHueWalk | undefined =>
  name !== undefined && Object.hasOwn(HUE_WALKS, name) ? (name as CssHueWalk) : undefined;

/** A colour with its percentage, in either order. */
const readPart = (nodes: readonly CssNode[]): { node: CssNode; percent: number | null } | null => {
  const percents = nodes.filter((node) => node.type === 'Percentage');
  const others = nodes.filter((node) => node.type !== 'Percentage');
  if (others.length !== 1 || percents.length > 1) return null;
  const percent = percents[0] ? Number(percents[0].value) : null;
  return percent !== null && (percent < 0 || percent > 100) ? null : { node: others[0]!, percent };
};

/** Reads the arguments of color-mix(), split at commas. Without a method it is Oklab (CSS Color 5). */
export const readMix = (parts: readonly (readonly CssNode[])[]): Mix | null => {
  const method = parts.length === 3 ? parts[0]!.map(nameOf) : ['in', 'oklab'];
  const [first, second] = parts.slice(-2).map(readPart);
  if (parts.length < 2 || parts.length > 3 || method[0] !== 'in' || !first || !second) return null;
  const space = spaceNamed(method[1] ?? '');
  const way = method.length === 4 && method[3] === 'hue' ? wayNamed(method[2]) : 'shorter';
  if (!space || !way || (method.length !== 2 && method.length !== 4)) return null;
  const p1 = first.percent ?? (second.percent === null ? 50 : 100 - second.percent);
  const p2 = second.percent ?? 100 - p1;
  const sum = p1 + p2;
  if (sum <= 0) return null;
  const part = (node: CssNode, percent: number): Part => ({ node, share: percent / sum });
  return { space, way, parts: [part(first.node, p1), part(second.node, p2)], alpha: Math.min(1, sum / 100) };
};

/** Mixes two colours by CSS Color 4, section 12: premultiplied, a missing component taken from the other colour. */
export const mixColors = ({ space, way, parts, alpha: whole }: Mix, first: CssColor, second: CssColor): CssColor => {
  const [a, b] = [inSpace(first, space), inSpace(second, space)];
  const share = parts[1].share;
  const { hue }: ColorSpace = CSS_SPACES[space];
  const alphaA = a.alphaIsMissing ? b.alpha : a.alpha;
  const alphaB = b.alphaIsMissing ? a.alpha : b.alpha;
  const alpha = alphaA * (1 - share) + alphaB * share;
  const coordinates = mapChannels(a.coordinates, (x, index) => {
    const y = b.coordinates[index];
    if (Number.isNaN(x)) return y;
    if (Number.isNaN(y)) return x;
    if (index === hue) {
      const [from, to] = HUE_WALKS[way](x, y);
      return normalizeHue(from * (1 - share) + to * share);
    }
    return alpha === 0 ? x * (1 - share) + y * share : (x * alphaA * (1 - share) + y * alphaB * share) / alpha;
  });
  return { space, coordinates, alpha: alpha * whole };
};
