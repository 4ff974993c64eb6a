import type { CssNode } from 'css-tree';
import { mapChannels } from '../../../../color/matrix.ts';
import { type SpaceId, spaces } from '../../../../color/spaces/index.ts';
import { type CssColor, convert } from './color.ts';

type HuePath = 'shorter' | 'longer' | 'increasing' | 'decreasing';

export interface Mix {
  readonly space: SpaceId;
  readonly path: HuePath;
  /** Both colours with their shares, which come to 1. */
  readonly parts: readonly [
    { readonly node: CssNode; readonly share: number },
    { readonly node: CssNode; readonly share: number },
  ];
  /** What shares below 100 % take from alpha. */
  readonly alpha: number;
}

const SPACES: Readonly<Record<string, SpaceId>> = {
  srgb: 'srgb',
  'srgb-linear': 'srgb-linear',
  'display-p3': 'display-p3',
  'display-p3-linear': 'display-p3-linear',
  'a98-rgb': 'a98-rgb',
  'prophoto-rgb': 'prophoto-rgb',
  rec2020: 'rec2020',
  lab: 'lab',
  oklab: 'oklab',
  xyz: 'xyz-d65',
  'xyz-d50': 'xyz-d50',
  'xyz-d65': 'xyz-d65',
  hsl: 'hsl',
  hwb: 'hwb',
  lch: 'lch',
  oklch: 'oklch',
};
const PATHS = ['shorter', 'longer', 'increasing', 'decreasing'] as const;

const wordsOf = (nodes: readonly CssNode[]): string[] =>
  nodes.map((node) => (node.type === 'Identifier' ? node.name.toLowerCase() : '?'));

/** A colour with its percentage, in either order. */
const readPart = (nodes: readonly CssNode[]): { node: CssNode; percent: number | null } | null => {
  const percents = nodes.filter((node) => node.type === 'Percentage');
  const others = nodes.filter((node) => node.type !== 'Percentage');
  if (others.length !== 1 || percents.length > 1) return null;
  const percent = percents[0]?.type === 'Percentage' ? Number(percents[0].value) : null;
  return percent !== null && (percent < 0 || percent > 100) ? null : { node: others[0]!, percent };
};

/** Reads the arguments of color-mix(), split at commas. Without a method it is Oklab (CSS Color 5). */
export const readMix = (parts: readonly (readonly CssNode[])[]): Mix | null => {
  const method = parts.length === 3 ? wordsOf(parts[0]!) : ['in', 'oklab'];
  const [first, second] = parts.slice(-2).map(readPart);
  if (parts.length < 2 || parts.length > 3 || method[0] !== 'in' || !first || !second) return null;
  const space = SPACES[method[1] ?? ''];
  const path = method.length === 4 && method[3] === 'hue' ? PATHS.find((one) => one === method[2]) : 'shorter';
  if (!space || !path || (method.length !== 2 && method.length !== 4)) return null;
  const p1 = first.percent ?? (second.percent === null ? 50 : 100 - second.percent);
  const p2 = second.percent ?? 100 - p1;
  const sum = p1 + p2;
  if (sum <= 0) return null;
  const part = (node: CssNode, percent: number) => ({ node, share: percent / sum });
  return { space, path, parts: [part(first.node, p1), part(second.node, p2)], alpha: Math.min(1, sum / 100) };
};

const mixHue = (a: number, b: number, share: number, path: HuePath): number => {
  let difference = (((b - a) % 360) + 360) % 360;
  if (path === 'shorter' && difference > 180) difference -= 360;
  if (path === 'longer' && difference > 0 && difference < 180) difference -= 360;
  if (path === 'decreasing' && difference > 0) difference -= 360;
  return (((a + difference * share) % 360) + 360) % 360;
};

/** Mixes two colours by CSS Color 4, section 12: premultiplied, a missing component taken from the other colour. */
export const mixColors = (mix: Mix, first: CssColor, second: CssColor): CssColor => {
  const { space, path, parts } = mix;
  const [a, b] = [convert(first, space), convert(second, space)];
  const share = parts[1].share;
  const { hue } = spaces[space];
  const alphaA = Number.isNaN(a.alpha) ? b.alpha : a.alpha;
  const alphaB = Number.isNaN(b.alpha) ? a.alpha : b.alpha;
  const alpha = (alphaA || 0) * (1 - share) + (alphaB || 0) * share;
  const coordinates = mapChannels(a.coordinates, (x, index) => {
    const y = b.coordinates[index];
    if (Number.isNaN(x)) return y;
    if (Number.isNaN(y)) return x;
    if (index === hue) return mixHue(x, y, share, path);
    return alpha === 0
      ? x * (1 - share) + y * share
      : (x * (alphaA || 0) * (1 - share) + y * (alphaB || 0) * share) / alpha;
  });
  return { space, coordinates, alpha: alpha * mix.alpha };
};
