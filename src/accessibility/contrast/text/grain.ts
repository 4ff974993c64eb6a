import type { Component } from './components.ts';

/** Side of the cells that specks are counted by, in pixels; cells around a letter in which specks count too. */
const [CELL, MARGIN] = [2, 2];
/** So many specks both above and below the middle of a letter are grain: a letter has a dot, or a dotted line below it. */
const SPECKS = 2;

const cellOf = (place: number): number => Math.floor(place / CELL);

/**
 * Answers whether a letter stands in grain, as noise and the surface of a photograph are: pieces of ink that are too low for letters crowd
 * above and below its middle. They are counted in sums over cells, so that a letter costs the same whatever its size.
 */
export const grainOf = (specks: readonly Component[]): ((letter: Component) => boolean) => {
  let [columns, rows] = [0, 0];
  for (const { left, top } of specks) {
    columns = Math.max(columns, cellOf(left) + 1);
    rows = Math.max(rows, cellOf(top) + 1);
  }
  const width = columns + 1;
  const sums = new Int32Array(width * (rows + 1));
  for (const { left, top } of specks) sums[(cellOf(top) + 1) * width + cellOf(left) + 1]! += 1;
  for (let row = 1; row <= rows; row += 1)
    for (let column = 1, own = 0; column <= columns; column += 1) {
      own += sums[row * width + column]!;
      sums[row * width + column] = own + sums[(row - 1) * width + column]!;
    }
  /** Specks in some cells, from the first row and column to before the last. */
  const specksIn = (top: number, bottom: number, left: number, right: number): number => {
    const [a, b] = [Math.min(rows, Math.max(0, top)) * width, Math.min(rows, bottom) * width];
    const [c, d] = [Math.min(columns, Math.max(0, left)), Math.min(columns, right)];
    return sums[b + d]! - sums[a + d]! - sums[b + c]! + sums[a + c]!;
  };
  return ({ left, top, right, bottom }) => {
    const middle = cellOf((top + bottom) / 2);
    const [from, to] = [cellOf(left) - MARGIN, cellOf(right - 1) + 1 + MARGIN];
    return (
      specksIn(cellOf(top) - MARGIN, middle, from, to) >= SPECKS &&
      specksIn(middle, cellOf(bottom - 1) + 1 + MARGIN, from, to) >= SPECKS
    );
  };
};
