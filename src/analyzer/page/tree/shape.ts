import { type Element, isElement, type Node, type ParentNode } from './node.ts';

/** Levels of a tree: what is nested deeper is put beside its ancestor at this depth, as browsers do. */
export const DEEPEST = 512;

/** Joins the children of a node to each other, which the parser leaves to the end. */
export const link = (parent: ParentNode): void => {
  const { children } = parent;
  for (let i = 0; i < children.length; i += 1) {
    const child = children[i]!;
    child.prev = children[i - 1] ?? null;
    child.next = children[i + 1] ?? null;
  }
};

/**
 * Puts all elements below an element right under it, in document order; each keeps its own text. Nothing is lost, and
 * whatever walks the tree afterwards may use recursion.
 */
export const flatten = (top: Element): void => {
  const flat: Node[] = [];
  const stack: Node[] = [...top.children].reverse();
  while (stack.length) {
    const node = stack.pop()!;
    flat.push(node);
    node.parent = top;
    if (!isElement(node)) continue;
    const inner: Element[] = [];
    const own: Node[] = [];
    for (const child of node.children) (isElement(child) ? inner : own).push(child as Element);
    if (!inner.length) continue;
    node.children = own;
    for (let i = inner.length - 1; i >= 0; i -= 1) stack.push(inner[i]!);
  }
  top.children = flat;
};
