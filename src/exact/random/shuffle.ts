/** Fisher-Yates, in place. */
export const shuffle = <Item>(items: Item[], random: () => number): Item[] => {
  for (let i = items.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [items[i], items[j]] = [items[j]!, items[i]!];
  }
  return items;
};
