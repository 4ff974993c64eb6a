/** The fewest indices that are in every pair, by taking the one that is in most pairs again and again: what has to be patterned. */
export const coverPairs = (pairs: readonly { readonly i: number; readonly j: number }[]): number[] => {
  const chosen: number[] = [];
  let left = pairs;
  while (left.length > 0) {
    const counts = new Map<number, number>();
    for (const { i, j } of left) for (const index of [i, j]) counts.set(index, (counts.get(index) ?? 0) + 1);
    const [most] = [...counts].sort(([x, m], [y, n]) => n - m || x - y)[0]!;
    chosen.push(most);
    left = left.filter(({ i, j }) => i !== most && j !== most);
  }
  return chosen.sort((x, y) => x - y);
};
