import type { Source } from './source.ts';

/** A source, and a promise that is kept once none of its requests is on its way, nor any that followed from one. */
export const trackedSource = (source: Source): { source: Source; settled(): Promise<void> } => {
  const open = new Set<Promise<unknown>>();
  const track = <Got>(asked: Promise<Got>): Promise<Got> => {
    const ended: Promise<Got> = asked.finally(() => open.delete(ended));
    open.add(ended);
    return ended;
  };
  return {
    source: {
      ...source,
      read: (operation, fields) => track(source.read(operation, fields)),
      change: (operation, fields) => track(source.change(operation, fields)),
    },
    settled: async () => {
      while (open.size > 0) await Promise.allSettled(open);
    },
  };
};
