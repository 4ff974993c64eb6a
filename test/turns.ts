/** Counts the turns of the event loop that others get, from now until `stop`, which returns how many there were. */
export const countTurns = (): { readonly count: number; stop(): number } => {
  let count = 0;
  const next = (): void => {
    count += 1;
    waiting = setImmediate(next);
  };
  let waiting = setImmediate(next);
  return {
    get count() {
      return count;
    },
    stop() {
      clearImmediate(waiting);
      return count;
    },
  };
};
