import { nextExclusiveTurn } from './exclusive-turn.ts';

/** How long work is begun one after the other before others have a turn. */
const TURN_MS = 5;

/** Does work at once while its turn of the event loop lasts, otherwise in a later turn. */
export type TurnGate = <Result>(work: () => Result) => Result | Promise<Result>;

/**
 * A gate for the work of one request that comes in many short calls, all from the same code: as much in a turn as begins within 5 ms.
 * Between two turns other requests run.
 */
export const createTurnGate = (now = () => performance.now()): TurnGate => {
  let end: number | undefined;
  let last: Promise<unknown> = Promise.resolve();

  return (work) => {
    end ??= now() + TURN_MS;
    if (now() < end) return work();
    const done = last.then(async () => {
      if (now() >= end!) {
        await nextExclusiveTurn();
        end = now() + TURN_MS;
      }
      return work();
    });
    // A failure is its caller's; what comes after it is done all the same.
    last = done.catch(() => {});
    return done;
  };
};
