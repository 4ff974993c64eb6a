let released: Promise<void> = Promise.resolve();

/**
 * Resolves in a turn of the event loop that no other caller gets: pieces of work that come at once, each short and all
 * together long, are gone on with one by one, and what is short gets in between.
 */
export const nextExclusiveTurn = (): Promise<void> => {
  released = released.then(() => new Promise<void>((resolve) => setImmediate(resolve)));
  return released;
};
