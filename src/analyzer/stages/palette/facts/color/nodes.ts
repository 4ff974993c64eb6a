import type { CssNode } from 'css-tree';

export const childrenOf = (node: CssNode): CssNode[] =>
  'children' in node && node.children ? node.children.toArray() : [];

/** The arguments of a function, without white space and comments. */
export const argumentsOf = (node: CssNode): CssNode[] =>
  childrenOf(node).filter(({ type }) => type !== 'WhiteSpace' && type !== 'Comment');

export const isOperator = (node: CssNode | undefined, value: string): boolean =>
  node?.type === 'Operator' && node.value.trim() === value;

/** The name of an identifier or a function in lower case; empty for any other node. */
export const nameOf = (node: CssNode | undefined): string =>
  node?.type === 'Identifier' || node?.type === 'Function' ? node.name.toLowerCase() : '';

/** The arguments of a function between its commas. */
export const byComma = (nodes: readonly CssNode[]): CssNode[][] => {
  const parts: CssNode[][] = [[]];
  for (const node of nodes)
    if (isOperator(node, ',')) parts.push([]);
    else parts.at(-1)!.push(node);
  return parts;
};
