/** What comes of a work that yields between its pieces, all of them done at once. */
export const wholeOf = <Result>(pieces: Generator<void, Result, void>): Result => {
  for (;;) {
    const step = pieces.next();
    if (step.done) return step.value;
  }
};
