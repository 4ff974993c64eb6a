import type { Element } from './node.ts';

/** Two lists in document order as one, each element once. */
const both = (a: readonly Element[], b: readonly Element[]): readonly Element[] => {
  const all: Element[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    const first = a[i]!;
    const second = b[j]!;
    if (first.index <= second.index) i += 1;
    if (second.index <= first.index) j += 1;
    all.push(first.index <= second.index ? first : second);
  }
  for (; i < a.length; i += 1) all.push(a[i]!);
  for (; j < b.length; j += 1) all.push(b[j]!);
  return all;
};

/** Lists whose elements lie close together: each element is put in its place among all of them. */
const placed = (lists: readonly (readonly Element[])[], first: number, span: number): readonly Element[] => {
  const places = new Array<Element | undefined>(span);
  for (const list of lists) for (const element of list) places[element.index - first] = element;
  return places.filter((element) => element !== undefined);
};

/** Lists in document order as one list in document order, each element once. */
export const inOrder = (lists: readonly (readonly Element[])[]): readonly Element[] => {
  let left = lists.filter((list) => list.length > 0);
  if (left.length > 2) {
    const total = left.reduce((sum, list) => sum + list.length, 0);
    const first = Math.min(...left.map((list) => list[0]!.index));
    const span = Math.max(...left.map((list) => list.at(-1)!.index)) + 1 - first;
    if (span < 2 * total) return placed(left, first, span);
  }
  // Always two neighbours, so that each element is moved as often as lists can be halved.
  while (left.length > 1)
    left = left.flatMap((list, i) => (i % 2 ? [] : [i + 1 < left.length ? both(list, left[i + 1]!) : list]));
  return left[0] ?? [];
};

/** Looks elements up by several names at once, each combination of names once. */
export const merged = (index: ReadonlyMap<string, readonly Element[]>) => {
  const known = new Map<string, readonly Element[]>();
  return (...names: readonly string[]): readonly Element[] => {
    if (names.length === 1) return index.get(names[0]!) ?? [];
    const key = names.join(' ');
    const before = known.get(key);
    if (before) return before;
    const found = inOrder(names.map((name) => index.get(name) ?? []));
    known.set(key, found);
    return found;
  };
};
