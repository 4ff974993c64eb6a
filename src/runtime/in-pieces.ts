/** Long work in pieces, each of a few milliseconds at most: it yields between two of them. */
export type Pieces<Result> = Generator<void, Result, void>;

/** Does the pieces one after the other, at once. */
export const atOnce = <Result>(pieces: Pieces<Result>): Result => {
  for (;;) {
    const step = pieces.next();
    if (step.done) return step.value;
  }
};

/** Maps items, so many of them in a piece. */
export function* eachOf<Item, Made>(
  items: Iterable<Item>,
  perPiece: number,
  make: (item: Item) => Made,
): Pieces<Made[]> {
  const made: Made[] = [];
  for (const item of items) {
    made.push(make(item));
    if (made.length % perPiece === 0) yield;
  }
  return made;
}
