/** A box in pixels; `right` and `bottom` lie behind it. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Side of the cells that boxes are looked up by, in pixels. */
const CELL = 32;

const cellsOf = (from: number, to: number): [number, number] => [Math.floor(from / CELL), Math.floor((to - 1) / CELL)];

/** Things with a box, by the cells that their boxes lie in. */
export const createPlaces = <T>() => {
  const cells = new Map<number, Set<T>>();
  const forCells = ({ left, top, right, bottom }: Box, visit: (cell: number) => void): void => {
    const [firstRow, lastRow] = cellsOf(top, bottom);
    const [first, last] = cellsOf(left, right);
    for (let row = firstRow; row <= lastRow; row += 1)
      for (let column = first; column <= last; column += 1) visit(row * 2 ** 24 + column);
  };
  return {
    add(one: T, box: Box): void {
      forCells(box, (cell) => {
        const own = cells.get(cell);
        if (own) own.add(one);
        else cells.set(cell, new Set([one]));
      });
    },
    remove(one: T, box: Box): void {
      forCells(box, (cell) => cells.get(cell)!.delete(one));
    },
    /** What lies in the cells of a box; one may be among it several times. */
    *near(box: Box): Generator<T> {
      const found: Set<T>[] = [];
      forCells(box, (cell) => {
        const own = cells.get(cell);
        if (own) found.push(own);
      });
      for (const own of found) yield* own;
    },
  };
};
