import { type CssNode, find } from 'css-tree';
import type { CssColor } from '../../../../../color/css/css-color.ts';
import { readCss } from '../../../../../color/css/read.ts';
import { compute, isMath, type Keywords, quantityOf } from './calc.ts';
import { nameOf } from './nodes.ts';

/** A colour written as such in the text; undefined if there is none. */
export const readPlain = (text: string): CssColor | undefined => readCss(text, { clamp: true }).color;

/** Words that were met before: sheets say `solid` and `none` more often than `red`. */
const WORDS = new Map<string, CssColor | undefined>();
const MOST_WORDS = 1000;

/** A colour by its name, in lower case; undefined if there is none. */
export const readWord = (name: string): CssColor | undefined => {
  if (WORDS.has(name)) return WORDS.get(name);
  const color = /^[a-z]+$/.test(name) ? readPlain(name) : undefined;
  if (WORDS.size < MOST_WORDS) WORDS.set(name, color);
  return color;
};

const argumentText = (node: CssNode, keywords: Keywords): string | null => {
  if (node.type === 'Operator') return node.value.trim();
  const quantity = quantityOf(node) ?? compute(node, keywords);
  if (quantity) return `${quantity.value}${quantity.unit}`;
  return node.type === 'Identifier' ? nameOf(node) : null;
};

/**
 * The arguments of a colour function as plain text: keywords replaced, calc() computed; null where that cannot be done.
 */
export const plainArguments = (nodes: readonly CssNode[], keywords: Keywords = {}): string | null => {
  const texts = nodes.map((node) => argumentText(node, keywords));
  return texts.includes(null) ? null : texts.join(' ');
};

const hasVariable = (node: CssNode): boolean => find(node, (one) => nameOf(one) === 'var') !== null;

/** Whether a colour function has arguments of mathematics that are not computed here, such as min(). */
export const isBeyondText = (nodes: readonly CssNode[]): boolean =>
  nodes.some((node) => isMath(node) && compute(node, {}) === null && !hasVariable(node));
