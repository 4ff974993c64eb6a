/** Names that stay with their colours as a list of these is edited: a colour that is moved keeps its own, and so does one that is retyped. */
export const namesAfter = (before: readonly string[], names: readonly string[], after: readonly string[]): string[] => {
  const free = new Set(before.keys());
  const take = (at: number): string => {
    free.delete(at);
    return names[at] ?? '';
  };
  // Those at their place first, then those that moved.
  const found = after.map((text, at) => (before[at] === text ? take(at) : undefined));
  for (const [at, text] of after.entries()) {
    if (found[at] !== undefined) continue;
    const from = [...free].find((one) => before[one] === text);
    if (from !== undefined) found[at] = take(from);
  }
  const isRetyped = before.length === after.length;
  return found.map((name, at) => name ?? (isRetyped && free.has(at) ? take(at) : ''));
};
