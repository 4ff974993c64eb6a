const waiting: (() => void)[] = [];

const admit = (): void => {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(admit);
};

/**
 * Resolves when it is the caller's turn to use the event loop for a few milliseconds. All scans of the process stand in
 * one queue and one is let in per round of the loop, so that whatever else is to be done waits for a single slice.
 */
export const yieldToEventLoop = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(admit);
  });

/** Maps a list, `slice` members a turn. */
export const mapInTurns = async <In, Out>(
  list: readonly In[],
  slice: number,
  map: (member: In) => Out,
): Promise<Out[]> => {
  const out: Out[] = [];
  for (let start = 0; start < list.length; start += slice) {
    if (start > 0) await yieldToEventLoop();
    for (const member of list.slice(start, start + slice)) out.push(map(member));
  }
  return out;
};
