import type { CssNode } from 'css-tree';

/** A component as written: a number, a share of the reference range, an angle in degrees, or `none`. */
export type Component =
  | { readonly unit: 'number' | 'percent' | 'degrees'; readonly value: number }
  | { readonly unit: 'none' };

/** Channel keywords of a relative colour with their values. */
export type Keywords = Readonly<Record<string, number>>;

const ANGLES: Readonly<Record<string, number>> = { deg: 1, grad: 0.9, turn: 360, rad: 180 / Math.PI };

export const childrenOf = (node: CssNode): CssNode[] =>
  'children' in node && node.children ? node.children.toArray() : [];

const isOperator = (node: CssNode | undefined, value: string): boolean =>
  node?.type === 'Operator' && node.value.trim() === value;

/** A sum or product of numbers as calc() has it; null where it holds anything else. */
const evaluate = (nodes: readonly CssNode[], keywords: Keywords): Component | null => {
  const rest = nodes.filter(({ type }) => type !== 'WhiteSpace');
  let at = 0;
  const atom = (): Component | null => {
    const node = rest[at];
    at += 1;
    if (!node) return null;
    if (node.type === 'Parentheses') return evaluate(childrenOf(node), keywords);
    return readComponent(node, keywords);
  };
  const combine = (left: Component, right: Component, operator: string): Component | null => {
    if (left.unit === 'none' || right.unit === 'none') return null;
    const unit = left.unit === 'number' ? right.unit : left.unit;
    if (operator === '*') return { unit, value: left.value * right.value };
    if (operator === '/') return right.value === 0 ? null : { unit: left.unit, value: left.value / right.value };
    return { unit, value: operator === '+' ? left.value + right.value : left.value - right.value };
  };
  const chain = (next: () => Component | null, operators: readonly string[]): Component | null => {
    let left = next();
    while (left && operators.some((operator) => isOperator(rest[at], operator))) {
      const operator = (rest[at] as { value: string }).value.trim();
      at += 1;
      const right = next();
      left = right && combine(left, right, operator);
    }
    return left;
  };
  const result = chain(() => chain(atom, ['*', '/']), ['+', '-']);
  return at >= rest.length ? result : null;
};

/** Reads one component; null where it is none, or cannot be computed from the text alone. */
export function readComponent(node: CssNode, keywords: Keywords = {}): Component | null {
  switch (node.type) {
    case 'Number':
      return { unit: 'number', value: Number(node.value) };
    case 'Percentage':
      return { unit: 'percent', value: Number(node.value) };
    case 'Dimension': {
      const factor = ANGLES[node.unit.toLowerCase()];
      return factor === undefined ? null : { unit: 'degrees', value: Number(node.value) * factor };
    }
    case 'Identifier': {
      const name = node.name.toLowerCase();
      if (name === 'none') return { unit: 'none' };
      if (name === 'infinity' || name === '-infinity') return { unit: 'number', value: name[0] === '-' ? -1e9 : 1e9 };
      return Object.hasOwn(keywords, name) ? { unit: 'number', value: keywords[name]! } : null;
    }
    case 'Function':
      return node.name.toLowerCase() === 'calc' ? evaluate(childrenOf(node), keywords) : null;
    default:
      return null;
  }
}

export interface Arguments {
  readonly components: readonly CssNode[];
  readonly alpha: CssNode | null;
  /** Whether commas stand between them. */
  readonly legacy: boolean;
}

/** Splits the arguments of a colour function: commas between all of them, or a slash before alpha. */
export const splitArguments = (nodes: readonly CssNode[], count = 3): Arguments | null => {
  const rest = nodes.filter(({ type }) => type !== 'WhiteSpace' && type !== 'Comment');
  if (rest.some((node) => isOperator(node, ','))) {
    const values = rest.filter((_, index) => index % 2 === 0);
    const separated = rest.every((node, index) => (index % 2 === 1) === isOperator(node, ','));
    if (!separated || rest.length % 2 === 0 || values.length < count || values.length > count + 1) return null;
    return { components: values.slice(0, count), alpha: values[count] ?? null, legacy: true };
  }
  const slash = rest.findIndex((node) => isOperator(node, '/'));
  const components = slash < 0 ? rest : rest.slice(0, slash);
  const after = slash < 0 ? [] : rest.slice(slash + 1);
  if (components.length !== count || (slash >= 0 && after.length !== 1)) return null;
  return { components, alpha: after[0] ?? null, legacy: false };
};
