/** Lets at most `limit` pieces of work run at once per key; the others wait in order. */
export const createSlots = (limit: number) => {
  const running = new Map<string, { count: number; waiting: (() => void)[] }>();

  const leave = (key: string): void => {
    const state = running.get(key);
    if (!state) return;
    const next = state.waiting.shift();
    if (next) next();
    else if (state.count === 1) running.delete(key);
    else state.count -= 1;
  };

  const enter = (key: string, signal: AbortSignal): Promise<void> => {
    const state = running.get(key) ?? { count: 0, waiting: [] };
    running.set(key, state);
    if (state.count < limit) {
      state.count += 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const go = () => {
        signal.removeEventListener('abort', give);
        resolve();
      };
      const give = () => {
        state.waiting = state.waiting.filter((one) => one !== go);
        reject(signal.reason);
      };
      if (signal.aborted) return give();
      signal.addEventListener('abort', give, { once: true });
      state.waiting.push(go);
    });
  };

  return {
    async run<Result>(key: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
      await enter(key, signal);
      try {
        return await work();
      } finally {
        leave(key);
      }
    },
  };
};
