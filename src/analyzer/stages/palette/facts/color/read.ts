import { type CssNode, generate } from 'css-tree';
import { SYSTEM } from '../../../../../color/css/context.ts';
import type { CssColor } from '../../../../../color/css/css-color.ts';
import { readCss } from '../../../../../color/css/read.ts';
import { readCmyk } from './cmyk.ts';
import { argumentsOf, byComma, nameOf } from './nodes.ts';
import { readWord } from './plain.ts';

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

/** Functions that are a colour. */
const COLOR_FUNCTION =
  /^(?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch)|color|color-mix|alpha|contrast-color|light-dark|device-cmyk)$/;

/** Functions that are colours. */
export const isColorFunction = (name: string): boolean => COLOR_FUNCTION.test(name);

/** `light-dark(COLOR, COLOR)`. */
const fromPair = (nodes: readonly CssNode[]): ColorValue | null => {
  const [light, dark, ...more] = byComma(nodes).map((part) => (part.length === 1 ? readColor(part[0]!) : null));
  return light && dark && more.length === 0 ? { kind: 'pair', light, dark } : null;
};

/** A function as the service reads it; one that holds light-dark() is a colour for each scheme. */
const fromFunction = (text: string, isDerived: boolean): ColorValue | null => {
  const inScheme = (scheme: 'light' | 'dark'): ColorValue | null => {
    const { color, fault } = readCss(text, { scheme });
    if (color) return colorValue(color, isDerived);
    return fault.isOpen ? OPEN : null;
  };
  const light = inScheme('light');
  if (!light || !/light-dark\(/i.test(text)) return light;
  const dark = inScheme('dark');
  return dark && { kind: 'pair', light, dark };
};

const fromWord = (name: string): ColorValue | null => {
  if (name === 'transparent') return { kind: 'symbol', name };
  if (name === 'currentcolor') return { kind: 'symbol', name: 'currentColor' };
  const system = SYSTEM.get(name);
  return system ? { kind: 'symbol', name: system } : colorValue(readWord(name));
};

/** Reads one component value as a colour (CSS Color 4 and 5); null if it is none or is invalid. */
export function readColor(node: CssNode): ColorValue | null {
  if (node.type === 'Hash') return colorValue(readCss(`#${node.value}`).color);
  const name = nameOf(node);
  if (node.type === 'Identifier') return fromWord(name);
  if (node.type !== 'Function' || !isColorFunction(name)) return null;
  const nodes = argumentsOf(node);
  if (name === 'device-cmyk') return colorValue(readCmyk(nodes));
  if (name === 'light-dark') return fromPair(nodes);
  return fromFunction(generate(node), name === 'color-mix' || nameOf(nodes[0]) === 'from');
}
