import type { CssNode } from 'css-tree';
import type { CssColor, CssSpaceId } from '../../../../../color/css/css-color.ts';
import { SYSTEM } from '../../../../../color/css/refusals.ts';
import { readCmyk } from './cmyk.ts';
import { inSpace, spaceNamed } from './convert.ts';
import { mixColors, readMix } from './mix.ts';
import { argumentsOf, byComma, nameOf } from './nodes.ts';
import { isBeyondText, plainArguments, readPlain, readWord } from './plain.ts';

/** What a colour value stands for. `derived` colours are computed from others named in it. */
export type ColorValue =
  | { readonly kind: 'color'; readonly color: CssColor; readonly derived: boolean }
  | { readonly kind: 'symbol'; readonly name: string }
  | { readonly kind: 'pair'; readonly light: ColorValue; readonly dark: ColorValue }
  /** A colour by its syntax whose value the text alone does not give. */
  | { readonly kind: 'open' };

const OPEN: ColorValue = { kind: 'open' };

const colorValue = (color: CssColor | undefined, derived = false): ColorValue | null =>
  color ? { kind: 'color', color, derived } : null;

/** The functions of one colour space each. */
const SPACE_OF: Readonly<Record<string, CssSpaceId>> = {
  rgb: 'srgb',
  rgba: 'srgb',
  hsl: 'hsl',
  hsla: 'hsl',
  hwb: 'hwb',
  lab: 'lab',
  lch: 'lch',
  oklab: 'oklab',
  oklch: 'oklch',
};

/** What a relative colour calls the coordinates of its origin. */
const channelsOf = (space: CssSpaceId): readonly string[] => {
  if (space.includes('rgb') || space === 'rec2020' || space.startsWith('display-p3')) return ['r', 'g', 'b'];
  return space.startsWith('xyz') ? ['x', 'y', 'z'] : [...space.replace('ok', '')];
};

/** `rgb(from COLOR r g b / alpha)`: the channels of the origin stand for their numbers. */
const fromRelative = (name: string, [, from, ...rest]: readonly CssNode[]): ColorValue | null => {
  const origin = from ? readColor(from) : null;
  const named = name === 'color' ? spaceNamed(nameOf(rest[0])) : SPACE_OF[name];
  if (!origin || !named) return null;
  if (origin.kind !== 'color') return OPEN;
  const { coordinates, alpha, alphaIsMissing } = inSpace(origin.color, named);
  // The channels of rgb() are bytes.
  const scale = name.startsWith('rgb') ? 255 : 1;
  const keywords = Object.fromEntries([
    ...channelsOf(named).map((channel, i) => [channel, (coordinates[i] || 0) * scale] as const),
    ['alpha', alpha] as const,
  ]);
  const text = plainArguments(rest, keywords);
  if (text === null) return OPEN;
  const whole = text.includes('/') ? text : `${text} / ${alphaIsMissing ? 'none' : alpha}`;
  return colorValue(readPlain(`${name}(${whole})`), true) ?? OPEN;
};

/** `light-dark(COLOR, COLOR)`. */
const fromPair = (nodes: readonly CssNode[]): ColorValue | null => {
  const [light, dark, ...more] = byComma(nodes).map((part) => (part.length === 1 ? readColor(part[0]!) : null));
  return light && dark && more.length === 0 ? { kind: 'pair', light, dark } : null;
};

const fromMix = (nodes: readonly CssNode[]): ColorValue | null => {
  const mix = readMix(byComma(nodes));
  const [first, second] = mix?.parts.map(({ node }) => readColor(node)) ?? [];
  if (!mix || !first || !second) return null;
  return first.kind === 'color' && second.kind === 'color'
    ? colorValue(mixColors(mix, first.color, second.color), true)
    : OPEN;
};

/** A function of CSS Color 4: its own space, or one of the predefined ones. */
const fromSpace = (name: string, nodes: readonly CssNode[]): ColorValue | null => {
  const isRelative = nameOf(nodes[0]) === 'from';
  if (name === 'color' && nameOf(nodes[isRelative ? 2 : 0]).startsWith('--')) return OPEN;
  if (isRelative) return fromRelative(name, nodes);
  const text = plainArguments(nodes);
  if (text === null) return isBeyondText(nodes) ? OPEN : null;
  return colorValue(readPlain(`${name}(${text})`));
};

/** Functions that are computed from colours, or from something else than a space of CSS Color 4. */
const COMPUTED: Readonly<Record<string, (nodes: readonly CssNode[]) => ColorValue | null>> = {
  'device-cmyk': (nodes) => colorValue(readCmyk(nodes)),
  'light-dark': fromPair,
  'color-mix': fromMix,
  'contrast-color': () => OPEN,
};

const isOfSpace = (name: string): boolean => name === 'color' || Object.hasOwn(SPACE_OF, name);

/** Functions that are colours. */
export const isColorFunction = (name: string): boolean => isOfSpace(name) || Object.hasOwn(COMPUTED, name);

const fromWord = (name: string): ColorValue | null => {
  if (name === 'transparent') return { kind: 'symbol', name };
  if (name === 'currentcolor') return { kind: 'symbol', name: 'currentColor' };
  const system = SYSTEM.get(name);
  return system ? { kind: 'symbol', name: system } : colorValue(readWord(name));
};

/** Reads one component value as a colour (CSS Color 4 and 5); null if it is none or is invalid. */
export function readColor(node: CssNode): ColorValue | null {
  if (node.type === 'Hash') return colorValue(readPlain(`#${node.value}`));
  const name = nameOf(node);
  if (node.type === 'Identifier') return fromWord(name);
  if (isOfSpace(name)) return fromSpace(name, argumentsOf(node));
  return Object.hasOwn(COMPUTED, name) ? COMPUTED[name]!(argumentsOf(node)) : null;
}
