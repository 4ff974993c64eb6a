import { nextExclusiveTurn } from './exclusive-turn.ts';
import type { Pieces } from './in-pieces.ts';

/** How long pieces are done one after the other before others have a turn. */
const TURN_MS = 5;

/**
 * Does the pieces in turns of the event loop, between which requests run: as many in a turn as begin within 5 ms. Beside others that
 * take turns the work counts, not the number of pieces.
 */
export const inTurns = async <Result>(pieces: Pieces<Result>, now = () => performance.now()): Promise<Result> => {
  for (;;) {
    await nextExclusiveTurn();
    const end = now() + TURN_MS;
    do {
      const step = pieces.next();
      if (step.done) return step.value;
    } while (now() < end);
  }
};
