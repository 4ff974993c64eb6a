import type { CssNode } from 'css-tree';
import { argumentsOf, isOperator, nameOf } from './nodes.ts';

/** A quantity of a colour function: a number, or a number with `%` or an angle's unit. */
export interface Quantity {
  readonly unit: string;
  readonly value: number;
}

/** Channel keywords of a relative colour with their values. */
export type Keywords = Readonly<Record<string, number>>;

/** What stands for an infinite number: more than any colour has. */
const BEYOND = 1e9;
const CONSTANTS: Keywords = { infinity: BEYOND, '-infinity': -BEYOND, pi: Math.PI, e: Math.E };

const MATH = new Set(
  'calc min max clamp round mod rem sin cos tan asin acos atan atan2 pow sqrt hypot log exp abs sign'.split(' '),
);

/** Whether a node is a function of mathematics, calc() among them. */
export const isMath = (node: CssNode): boolean => node.type === 'Function' && MATH.has(nameOf(node));

/** A number, percentage or angle as it is written; null for anything else. */
export const quantityOf = (node: CssNode | undefined): Quantity | null => {
  if (node?.type === 'Number') return { unit: '', value: Number(node.value) };
  if (node?.type === 'Percentage') return { unit: '%', value: Number(node.value) };
  return node?.type === 'Dimension' ? { unit: node.unit.toLowerCase(), value: Number(node.value) } : null;
};

const DEGREES: Readonly<Record<string, number>> = { deg: 1, grad: 0.9, turn: 360, rad: 180 / Math.PI };

/** Angles of all units in degrees, so that they add up. */
const inDegrees = (quantity: Quantity): Quantity => {
  const factor = DEGREES[quantity.unit];
  return factor === undefined ? quantity : { unit: 'deg', value: quantity.value * factor };
};

const combine = (left: Quantity, right: Quantity, operator: string): Quantity | null => {
  const unit = left.unit || right.unit;
  if (operator === '*') return { unit, value: left.value * right.value };
  if (operator === '/') return right.value === 0 ? null : { unit: left.unit, value: left.value / right.value };
  return { unit, value: operator === '+' ? left.value + right.value : left.value - right.value };
};

/** A sum or product of quantities as calc() has it; null if it holds anything else. */
const evaluate = (nodes: readonly CssNode[], keywords: Keywords): Quantity | null => {
  let at = 0;
  const atom = (): Quantity | null => {
    const node = nodes[at];
    at += 1;
    const quantity = quantityOf(node);
    if (quantity) return inDegrees(quantity);
    return node ? compute(node, { ...CONSTANTS, ...keywords }) : null;
  };
  const chain = (next: () => Quantity | null, operators: readonly string[]): Quantity | null => {
    let left = next();
    for (;;) {
      const operator = operators.find((one) => isOperator(nodes[at], one));
      if (!left || operator === undefined) return left;
      at += 1;
      const right = next();
      left = right && combine(left, right, operator);
    }
  };
  const result = chain(() => chain(atom, ['*', '/']), ['+', '-']);
  return at >= nodes.length ? result : null;
};

/** What a keyword, calc() or a bracket comes to; null if the text alone does not give it. */
export function compute(node: CssNode, keywords: Keywords): Quantity | null {
  const name = nameOf(node);
  if (node.type === 'Identifier') return Object.hasOwn(keywords, name) ? { unit: '', value: keywords[name]! } : null;
  if (node.type !== 'Parentheses' && !(node.type === 'Function' && name === 'calc')) return null;
  return evaluate(argumentsOf(node), keywords);
}
