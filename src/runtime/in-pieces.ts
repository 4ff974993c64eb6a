import { nextExclusiveTurn } from './exclusive-turn.ts';

/** Long work in pieces, each of a few milliseconds: it yields between two of them. */
export type Pieces<Result> = Generator<void, Result, void>;

/** Does the pieces one after the other, at once. */
export const atOnce = <Result>(pieces: Pieces<Result>): Result => {
  for (;;) {
    const step = pieces.next();
    if (step.done) return step.value;
  }
};

/** Does each piece in a turn of the event loop of its own, so that the whole holds up nobody. */
export const inTurns = async <Result>(pieces: Pieces<Result>): Promise<Result> => {
  for (;;) {
    await nextExclusiveTurn();
    const step = pieces.next();
    if (step.done) return step.value;
  }
};
