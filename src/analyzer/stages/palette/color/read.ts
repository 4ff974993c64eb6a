import type { CssNode } from 'css-tree';
import type { Vec3 } from '../../../../color/matrix.ts';
import type { SpaceId } from '../../../../color/spaces/index.ts';
import { type CssColor, colorIn, convert } from './color.ts';
import {
  type Arguments,
  type Component,
  childrenOf,
  type Keywords,
  readComponent,
  splitArguments,
} from './components.ts';
import { mixColors, readMix } from './mix.ts';
import { NAMED, SYSTEM } from './names.ts';

/** What a colour value stands for. `derived` colours are computed from others named in it. */
export type ColorValue =
  | { readonly kind: 'color'; readonly color: CssColor; readonly derived: boolean }
  | { readonly kind: 'symbol'; readonly name: string }
  | { readonly kind: 'pair'; readonly light: ColorValue; readonly dark: ColorValue }
  /** A colour by its syntax whose value the text alone does not give. */
  | { readonly kind: 'open' };

/** A component's place in a function: its keyword, what 100 % of it is, and the bounds it is held to. */
interface Slot {
  readonly name: string;
  readonly full: number;
  readonly hue?: true;
  readonly bounds?: readonly [number, number];
}

interface Model {
  readonly space: SpaceId;
  readonly slots: readonly [Slot, Slot, Slot];
  /** From the numbers of the function to coordinates of the space. */
  readonly scale: Vec3;
}

const hue: Slot = { name: 'h', full: 360, hue: true };
const slot = (name: string, full: number, bounds?: readonly [number, number]): Slot => ({
  name,
  full,
  ...(bounds ? { bounds } : {}),
});
const ONE: Vec3 = [1, 1, 1];
const rgb: Model = {
  space: 'srgb',
  slots: [slot('r', 255, [0, 255]), slot('g', 255, [0, 255]), slot('b', 255, [0, 255])],
  scale: [1 / 255, 1 / 255, 1 / 255],
};
const hsl: Model = { space: 'hsl', slots: [hue, slot('s', 100, [0, 100]), slot('l', 100, [0, 100])], scale: ONE };

const MODELS: Readonly<Record<string, Model>> = {
  rgb,
  rgba: rgb,
  hsl,
  hsla: hsl,
  hwb: { space: 'hwb', slots: [hue, slot('w', 100, [0, 100]), slot('b', 100, [0, 100])], scale: ONE },
  lab: { space: 'lab', slots: [slot('l', 100, [0, 100]), slot('a', 125), slot('b', 125)], scale: ONE },
  lch: { space: 'lch', slots: [slot('l', 100, [0, 100]), slot('c', 150, [0, 1e6]), hue], scale: ONE },
  oklab: { space: 'oklab', slots: [slot('l', 1, [0, 1]), slot('a', 0.4), slot('b', 0.4)], scale: ONE },
  oklch: { space: 'oklch', slots: [slot('l', 1, [0, 1]), slot('c', 0.4, [0, 1e6]), hue], scale: ONE },
};
const LEGACY = new Set(['rgb', 'rgba', 'hsl', 'hsla']);

const rgbSlots = [slot('r', 1), slot('g', 1), slot('b', 1)] as const;
const xyzSlots = [slot('x', 1), slot('y', 1), slot('z', 1)] as const;
/** Spaces of the color() function. */
const PREDEFINED: Readonly<Record<string, Model>> = {
  srgb: { space: 'srgb', slots: rgbSlots, scale: ONE },
  'srgb-linear': { space: 'srgb-linear', slots: rgbSlots, scale: ONE },
  'display-p3': { space: 'display-p3', slots: rgbSlots, scale: ONE },
  'display-p3-linear': { space: 'display-p3-linear', slots: rgbSlots, scale: ONE },
  'a98-rgb': { space: 'a98-rgb', slots: rgbSlots, scale: ONE },
  'prophoto-rgb': { space: 'prophoto-rgb', slots: rgbSlots, scale: ONE },
  rec2020: { space: 'rec2020', slots: rgbSlots, scale: ONE },
  xyz: { space: 'xyz-d65', slots: xyzSlots, scale: ONE },
  'xyz-d50': { space: 'xyz-d50', slots: xyzSlots, scale: ONE },
  'xyz-d65': { space: 'xyz-d65', slots: xyzSlots, scale: ONE },
};

const hold = (value: number, bounds: readonly [number, number] | undefined): number =>
  bounds ? Math.min(bounds[1], Math.max(bounds[0], value)) : value;

const numberOf = (component: Component, { full, hue: angular, bounds }: Slot): number | null => {
  if (component.unit === 'none') return Number.NaN;
  if (component.unit === 'degrees' && !angular) return null;
  if (component.unit === 'percent' && angular) return null;
  return hold(component.unit === 'percent' ? (component.value * full) / 100 : component.value, bounds);
};

/** Alpha 0..1; null where it cannot be read. */
const alphaOf = (node: CssNode | null, keywords: Keywords, missing: number): number | null => {
  if (!node) return missing;
  const component = readComponent(node, keywords);
  if (!component || component.unit === 'degrees') return null;
  if (component.unit === 'none') return Number.NaN;
  return hold(component.unit === 'percent' ? component.value / 100 : component.value, [0, 1]);
};

/** Commas allow no `none`, and numbers and percentages only as the old syntax had them. */
const isLegacySyntax = (name: string, components: readonly Component[]): boolean => {
  if (!LEGACY.has(name) || components.some(({ unit }) => unit === 'none')) return false;
  if (name.startsWith('hsl')) return components[1]!.unit === 'percent' && components[2]!.unit === 'percent';
  return components.every(({ unit }) => unit === components[0]!.unit);
};

const fromModel = (
  name: string,
  model: Model,
  args: Arguments,
  keywords: Keywords,
  missingAlpha: number,
): CssColor | null => {
  const components = args.components.map((node) => readComponent(node, keywords));
  if (components.some((one) => one === null)) return null;
  if (args.legacy && !isLegacySyntax(name, components as Component[])) return null;
  const numbers = components.map((one, index) => numberOf(one!, model.slots[index]!));
  const alpha = alphaOf(args.alpha, keywords, missingAlpha);
  if (alpha === null || numbers.some((one) => one === null)) return null;
  const [a, b, c] = numbers.map((one, index) => one! * model.scale[index]!) as [number, number, number];
  return colorIn(model.space, [a, b, c], alpha);
};

/** `rgb(from COLOR r g b / alpha)`: the channels of the origin stand for their numbers. */
const fromRelative = (name: string, model: Model, nodes: readonly CssNode[]): ColorValue | null => {
  const origin = nodes[1] ? readColor(nodes[1]) : null;
  if (!origin) return null;
  if (origin.kind !== 'color') return { kind: 'open' };
  const { coordinates, alpha } = convert(origin.color, model.space);
  const keywords = Object.fromEntries([
    ...model.slots.map((one, index) => [one.name, (coordinates[index]! || 0) / model.scale[index]!] as const),
    ['alpha', alpha || 0] as const,
  ]);
  const args = splitArguments(nodes.slice(2));
  const color = args && !args.legacy ? fromModel(name, model, args, keywords, alpha) : null;
  return color ? { kind: 'color', color, derived: true } : { kind: 'open' };
};

const fromHash = (digits: string): CssColor | null => {
  if (!/^([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(digits)) return null;
  const pairs = digits.length < 6 ? [...digits].map((digit) => digit + digit) : digits.match(/../g)!;
  const [r, g, b, a = 255] = pairs.map((pair) => Number.parseInt(pair, 16)) as [number, number, number, number?];
  return colorIn('srgb', [r / 255, g / 255, b / 255], a / 255);
};

/** Without a profile: the conversion CSS gives for want of a better one (CSS Color 5). */
const fromCmyk = (nodes: readonly CssNode[]): CssColor | null => {
  const args = splitArguments(nodes, 4);
  const [c, m, y, k] = (args?.components ?? []).map((node) => {
    const component = readComponent(node);
    if (!component || component.unit === 'degrees') return null;
    return component.unit === 'none'
      ? 0
      : hold(component.unit === 'percent' ? component.value / 100 : component.value, [0, 1]);
  });
  const alpha = args ? alphaOf(args.alpha, {}, 1) : null;
  if (c == null || m == null || y == null || k == null || alpha === null) return null;
  const channel = (ink: number) => 1 - Math.min(1, ink * (1 - k) + k);
  return colorIn('srgb', [channel(c), channel(m), channel(y)], alpha);
};

/** The arguments of a function between its commas, without white space. */
const byComma = (nodes: readonly CssNode[]): CssNode[][] => {
  const parts: CssNode[][] = [[]];
  for (const node of nodes)
    if (node.type === 'Operator' && node.value.trim() === ',') parts.push([]);
    else parts.at(-1)!.push(node);
  return parts;
};

const fromFunction = (name: string, nodes: readonly CssNode[]): ColorValue | null => {
  const isRelative = nodes[0]?.type === 'Identifier' && nodes[0].name.toLowerCase() === 'from';
  const given = (color: CssColor | null): ColorValue | null => color && { kind: 'color', color, derived: false };
  if (Object.hasOwn(MODELS, name)) {
    const model = MODELS[name]!;
    if (isRelative) return fromRelative(name, model, nodes);
    const args = splitArguments(nodes);
    return given(args && fromModel(name, model, args, {}, 1));
  }
  if (name === 'color') {
    const at = isRelative ? 2 : 0;
    const id = nodes[at]?.type === 'Identifier' ? nodes[at].name.toLowerCase() : '';
    if (!Object.hasOwn(PREDEFINED, id)) return id.startsWith('--') ? { kind: 'open' } : null;
    const model = PREDEFINED[id]!;
    const rest = nodes.slice(at + 1);
    if (isRelative) return fromRelative(name, model, [nodes[0]!, nodes[1]!, ...rest]);
    const args = splitArguments(rest);
    return given(args && !args.legacy ? fromModel(name, model, args, {}, 1) : null);
  }
  if (name === 'device-cmyk') return given(fromCmyk(nodes));
  if (name === 'light-dark') {
    const [light, dark, ...more] = byComma(nodes).map((part) => (part.length === 1 ? readColor(part[0]!) : null));
    return light && dark && more.length === 0 ? { kind: 'pair', light, dark } : null;
  }
  if (name === 'color-mix') {
    const mix = readMix(byComma(nodes));
    if (!mix) return null;
    const [first, second] = mix.parts.map(({ node }) => readColor(node));
    if (!first || !second) return null;
    if (first.kind !== 'color' || second.kind !== 'color') return { kind: 'open' };
    return { kind: 'color', color: mixColors(mix, first.color, second.color), derived: true };
  }
  return name === 'contrast-color' ? { kind: 'open' } : null;
};

/** Functions that are colours. */
export const isColorFunction = (name: string): boolean =>
  Object.hasOwn(MODELS, name) || ['color', 'device-cmyk', 'light-dark', 'color-mix', 'contrast-color'].includes(name);

/** Reads one component value as a colour (CSS Color 4 and 5); null where it is none or is invalid. */
export function readColor(node: CssNode): ColorValue | null {
  if (node.type === 'Hash') {
    const color = fromHash(node.value);
    return color && { kind: 'color', color, derived: false };
  }
  if (node.type === 'Function')
    return fromFunction(
      node.name.toLowerCase(),
      childrenOf(node).filter(({ type }) => type !== 'WhiteSpace' && type !== 'Comment'),
    );
  if (node.type !== 'Identifier') return null;
  const name = node.name.toLowerCase();
  const hex = NAMED.get(name);
  if (hex) return { kind: 'color', color: fromHash(hex.slice(1))!, derived: false };
  if (name === 'transparent') return { kind: 'symbol', name };
  if (name === 'currentcolor') return { kind: 'symbol', name: 'currentColor' };
  const system = SYSTEM.get(name);
  return system ? { kind: 'symbol', name: system } : null;
}
