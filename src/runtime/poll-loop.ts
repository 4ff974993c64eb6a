import { setTimeout as delay } from 'node:timers/promises';

export interface PollLoopOptions<Item> {
  /** Items that are carried out at the same time; with 0 the loop never begins. */
  readonly slots: number;
  /** Milliseconds to rest where nothing was due; a fifth more or less, so that processes do not ask in step. */
  readonly rest: number;
  /** Takes up what is due, `free` items at most. */
  readonly take: (free: number) => Promise<readonly Item[]>;
  /** Carries one item out and never rejects; the signal fires when the loop stops. */
  readonly carry: (item: Item, stopping: AbortSignal) => Promise<void>;
  /** Called with the reason why no work could be started; the loop rests and asks again. */
  readonly onError: (error: unknown) => void;
}

export interface PollLoop {
  /** Ends the current pause, or the next one, because there may be work. */
  wake(): void;
  /** Takes up no more, and resolves when all that was taken up has ended. */
  stop(): Promise<void>;
}

/** Takes up what is due and carries it out, at once as long as there is something, then after a rest. */
export const startPollLoop = <Item>({ slots, rest, take, carry, onError }: PollLoopOptions<Item>): PollLoop => {
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  let pause = new AbortController();

  const begin = (item: Item): void => {
    const one: Promise<void> = carry(item, stopping.signal).finally(() => {
      running.delete(one);
      pause.abort();
    });
    running.add(one);
  };

  const sleep = async (): Promise<void> => {
    const { signal } = pause;
    await delay(rest * (0.8 + Math.random() * 0.4), undefined, { signal }).catch(() => {});
    pause = new AbortController();
  };

  const loop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      if (running.size >= slots) {
        await Promise.race(running);
        continue;
      }
      const items = await take(slots - running.size).catch((error: unknown) => {
        onError(error);
        return [];
      });
      for (const item of items) begin(item);
      if (items.length === 0) await sleep();
    }
  };
  const looping = slots > 0 ? loop() : Promise.resolve();

  return {
    wake: () => pause.abort(),
    async stop() {
      stopping.abort();
      pause.abort();
      await looping;
      await Promise.all(running);
    },
  };
};
