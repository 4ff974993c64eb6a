import type { Source } from './source.ts';

/** A source, and a promise that is kept once none of its requests is on its way. */
export const trackedSource = (source: Source): { source: Source; settled(): Promise<unknown> } => {
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
    settled: () => Promise.allSettled(open),
  };
};
