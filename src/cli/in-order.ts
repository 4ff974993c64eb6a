/** Requests that a command keeps open at once: two batches of the client. */
const AT_ONCE = 40;

/**
 * Results of a request for each item, in the order of the items, with at most `AT_ONCE` open at a time: standard input may hold any
 * number of lines. Rejects with the first error, after which no request is begun.
 */
export const mapInOrder = async <Item, Value>(
  items: readonly Item[],
  request: (item: Item) => Promise<Value>,
): Promise<Value[]> => {
  const values = new Array<Value>(items.length);
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < items.length) {
      const index = next;
      next += 1;
      try {
        values[index] = await request(items[index]!);
      } catch (error) {
        next = items.length;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, items.length) }, work));
  return values;
};
