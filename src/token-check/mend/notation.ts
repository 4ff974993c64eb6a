import { coordinatesOfRgb } from '../../color/convert.ts';
import { CSS_SPACES, type CssSpaceId } from '../../color/css/css-color.ts';
import { NOTATIONS, PREDEFINED } from '../../color/css/notations.ts';
import { type Rgb, toHex } from '../../color/rgb.ts';
import type { ColorSpace } from '../../color/spaces/space.ts';
import { bareFunction, colorOf } from '../judge/resolve.ts';
import { cssOf } from '../read/dtcg-value.ts';
import { readJsonTree, textAt, valueAt } from '../read/json-tree.ts';
import { functionOf, splitAt } from '../read/split.ts';

/** Decimals that are tried: with six every 8-bit colour reads back to itself in every space. */
const MOST_DECIMALS = 6;

const cut = (value: number, decimals: number): string => String(Number(value.toFixed(decimals)) || 0);

const decimalsIn = (text: string): number =>
  Math.max(0, ...[...text.matchAll(/\.(\d+)/g)].map(([, digits]) => digits!.length));

/** The shortest text that reads back as the very colour, with no fewer decimals than the old one has. */
const shortest = (old: string, color: Rgb, write: (decimals: number) => string): string | undefined => {
  const hex = toHex(color);
  for (let decimals = Math.min(decimalsIn(old), MOST_DECIMALS); decimals <= MOST_DECIMALS; decimals += 1) {
    const text = write(decimals);
    const read = colorOf(text, 'light');
    if ('color' in read && read.color.hex === hex && read.color.alpha === 1) return text;
  }
  return undefined;
};

const coordinates = (id: CssSpaceId, color: Rgb, decimals: number): string[] => {
  const space: ColorSpace = CSS_SPACES[id];
  return coordinatesOfRgb(space, color).map((value, i) =>
    i === space.hue && space.isPowerless?.(coordinatesOfRgb(space, color)) ? '0' : cut(value, decimals),
  );
};

const hexLike = (old: string, color: Rgb): string => {
  const hex = toHex(color);
  const isShort = old.length === 4 && /^#(.)\1(.)\2(.)\3$/.test(hex);
  const text = isShort ? `#${hex[1]}${hex[3]}${hex[5]}` : hex;
  return /[A-F]/.test(old) && !/[a-f]/.test(old) ? text.toUpperCase() : text;
};

/** What 100% of a coordinate is, where that is not 100. */
const WHOLE: Readonly<Record<string, readonly number[]>> = {
  oklch: [1, 0.4],
  oklab: [1, 0.4, 0.4],
  lch: [100, 150],
  lab: [100, 125, 125],
};

/** `h s% l%` and the like: numbers with the units that each part of the old text has. */
const withUnits = (old: readonly string[], values: readonly string[], space: string): string[] =>
  values.map((value, i) => {
    const unit = /(?:%|deg)$/.exec(old[i] ?? '')?.[0] ?? '';
    const whole = WHOLE[space]?.[i] ?? 100;
    return unit === '%' && whole !== 100 ? `${cut((Number(value) / whole) * 100, 4)}%` : `${value}${unit}`;
  });

const functionLike = (old: string, color: Rgb): string | undefined => {
  const call = functionOf(old);
  if (!call) return undefined;
  const { name, inside } = call;
  const hasCommas = inside.includes(',');
  const parts = hasCommas ? splitAt(inside).map(({ text }) => text) : inside.trim().split(/[\s/]+/);
  if (name === 'color') {
    const space = PREDEFINED.get(parts[0] ?? '')?.space;
    return (
      space && shortest(old, color, (decimals) => `color(${parts[0]} ${coordinates(space, color, decimals).join(' ')})`)
    );
  }
  const notation = NOTATIONS.get(name);
  if (!notation) return undefined;
  const written = hasCommas ? name.replace(/a$/, '') : name;
  const separator = hasCommas ? ', ' : ' ';
  if (notation.space === 'srgb') return `${written}(${[color.r, color.g, color.b].join(separator)})`;
  const isShare = notation.space === 'oklch' || notation.space === 'oklab';
  return shortest(old, color, (decimals) => {
    const values = coordinates(notation.space, color, Math.max(decimals, isShare ? 3 : 0));
    return `${written}(${withUnits(parts, values, notation.space).join(separator)})`;
  });
};

/** A colour in the notation of an old text that is one; `#rrggbb` for a name and for what has no notation of its own. */
export const colorLike = (old: string, color: Rgb): string => {
  if (old.startsWith('#')) return hexLike(old, color);
  const bare = bareFunction(old);
  if (bare) {
    const text = functionLike(`${bare}(${old})`, color);
    if (text) return text.slice(bare.length + 1, -1);
  }
  return functionLike(old, color) ?? toHex(color);
};

/** A colour object of the Design Tokens format with other components; undefined where the old text is none. */
export const objectLike = (old: string, color: Rgb): string | undefined => {
  const node = readJsonTree(old);
  if (!('kind' in node)) return undefined;
  const space = textAt(node, 'colorSpace');
  const list = valueAt(node, 'components');
  const hex = valueAt(node, 'hex');
  if (space === undefined || !Object.hasOwn(CSS_SPACES, space) || list?.kind !== 'array') return undefined;
  const id = space as CssSpaceId;
  const isPercent = id === 'hsl' || id === 'hwb';
  const decimals = Math.max(decimalsIn(old.slice(list.start, list.end)), 3);
  for (let more = decimals; more <= MOST_DECIMALS; more += 1) {
    const values = coordinates(id, color, more);
    const read = colorOf(
      cssOf(
        id,
        values.map((value, i) => (isPercent && i > 0 ? `${value}%` : value)),
        undefined,
      ),
      'light',
    );
    if (!('color' in read) || read.color.hex !== toHex(color)) continue;
    const edits = [
      { start: list.start, end: list.end, text: `[${values.join(', ')}]` },
      ...(hex?.kind === 'text' ? [{ start: hex.start, end: hex.end, text: hexLike(hex.value, color) }] : []),
    ].toSorted((a, b) => b.start - a.start);
    return edits.reduce((text, { start, end, text: part }) => text.slice(0, start) + part + text.slice(end), old);
  }
  return undefined;
};
