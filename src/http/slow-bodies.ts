import { ApiError } from '../api/errors.ts';

/** A body has so long before its speed counts, milliseconds. */
export const GRACE_MS = 5_000;
const LOOK_MS = 1_000;
/** A body that is not known to be large is complete after so long. */
export const SMALL_MS = 30_000;
/** Every request is complete after so long; Node ends what is not. */
export const REQUEST_MS = 120_000;
/** Of the bodies that others wait for, so many are given up at once, the slowest. */
const SHARE = 1 / 4;

/** What is looked at of a body. */
interface Source {
  /** All bytes that have come on its connection. */
  readonly socket: { readonly bytesRead: number };
  /** Whether others wait for the room of it; only of a large one. */
  readonly isInTheWay?: (() => boolean) | undefined;
  /** Minimum speed while others wait, bytes per second; 0 for none. */
  readonly rate: number;
}

interface Watched extends Source {
  readonly begun: number;
  readonly before: number;
  readonly giveUp: (error: ApiError) => void;
}

/** Watches over bodies while they come. */
export interface SlowBodies {
  /** Calls `giveUp` if a body takes too long from now on; returns what ends the watch. */
  watch(source: Source, giveUp: (error: ApiError) => void): () => void;
  /** Gives up what is too slow by now. */
  look(): void;
}

const refused = (message: string): ApiError =>
  new ApiError('INVALID_INPUT', message, { details: { field: 'body' }, status: 408 });

const incomplete = (): ApiError => refused(`body: is not complete after ${SMALL_MS / 1000} seconds`);

const tooSlow = (rate: number): ApiError =>
  refused(
    `body: arrives too slowly while others wait; a body of more than 1 MiB then needs ${Math.round(rate / 1024)} KiB per second`,
  );

/** A large body may be as slow as its line, until others wait for the room that it holds. */
export const createSlowBodies = (clock: () => number = () => performance.now()): SlowBodies => {
  const watched = new Set<Watched>();
  let looking: NodeJS.Timeout | undefined;
  const end = (one: Watched): void => {
    watched.delete(one);
    if (watched.size > 0) return;
    clearInterval(looking);
    looking = undefined;
  };
  const giveUp = (one: Watched, error: ApiError): void => {
    end(one);
    one.giveUp(error);
  };

  const look = (): void => {
    const now = clock();
    const slow: { readonly one: Watched; readonly rate: number }[] = [];
    for (const one of watched) {
      const { socket, before, begun, isInTheWay } = one;
      if (!isInTheWay) {
        if (now - begun >= SMALL_MS) giveUp(one, incomplete());
        continue;
      }
      const seconds = (now - begun - GRACE_MS) / 1000;
      const rate = seconds > 0 ? (socket.bytesRead - before) / seconds : Number.POSITIVE_INFINITY;
      if (rate < one.rate && isInTheWay()) slow.push({ one, rate });
    }
    slow.sort((a, b) => a.rate - b.rate);
    for (const { one } of slow.slice(0, Math.ceil(slow.length * SHARE))) giveUp(one, tooSlow(one.rate));
  };

  return {
    look,
    watch(source, whenGivenUp) {
      const { socket } = source;
      const one: Watched = { ...source, begun: clock(), before: socket.bytesRead, giveUp: whenGivenUp };
      watched.add(one);
      looking ??= setInterval(look, LOOK_MS).unref();
      return () => end(one);
    },
  };
};

/** The bodies of this process. */
export const slowBodies = createSlowBodies();
