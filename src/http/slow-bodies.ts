import { ApiError } from '../api/errors.ts';

/** A body has so long before its speed counts, milliseconds. */
export const GRACE_MS = 5_000;
const LOOK_MS = 1_000;

/** What is looked at of a connection. */
interface Source {
  /** All bytes that have come on it. */
  readonly bytesRead: number;
}

interface Watched {
  readonly source: Source;
  /** Bytes a second. */
  readonly rate: number;
  readonly begun: number;
  readonly before: number;
  readonly giveUp: (error: ApiError) => void;
}

/** Watches over large bodies while they come: one that comes too slowly keeps room that others wait for. */
export interface SlowBodies {
  /** Calls `giveUp` if fewer bytes a second come on a connection from now on; returns what ends the watch. */
  watch(source: Source, rate: number, giveUp: (error: ApiError) => void): () => void;
  /** Gives up what is too slow by now. */
  look(): void;
}

const tooSlow = (rate: number): ApiError =>
  new ApiError(
    'INVALID_INPUT',
    `body: arrives too slowly; a body of more than 1 MiB needs ${Math.round(rate / 1024)} KiB per second`,
    { details: { field: 'body' }, status: 408 },
  );

export const createSlowBodies = (clock: () => number = () => performance.now()): SlowBodies => {
  const watched = new Set<Watched>();
  let looking: NodeJS.Timeout | undefined;
  const end = (one: Watched): void => {
    watched.delete(one);
    if (watched.size > 0) return;
    clearInterval(looking);
    looking = undefined;
  };
  const look = (): void => {
    for (const one of watched) {
      const { source, rate, begun, before, giveUp } = one;
      const seconds = (clock() - begun - GRACE_MS) / 1000;
      if (seconds <= 0 || source.bytesRead - before >= rate * seconds) continue;
      end(one);
      giveUp(tooSlow(rate));
    }
  };
  return {
    look,
    watch(source, rate, giveUp) {
      if (rate === 0) return () => {};
      const one: Watched = { source, rate, begun: clock(), before: source.bytesRead, giveUp };
      watched.add(one);
      looking ??= setInterval(look, LOOK_MS).unref();
      return () => end(one);
    },
  };
};

/** The large bodies of this process. */
export const slowBodies = createSlowBodies();
