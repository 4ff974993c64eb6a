/** The text that is hashed for the fingerprint of a place: the check, its mark, and how many equal ones precede it. */
export const placeKey = (check: string, mark: string, nth = 0): string => JSON.stringify([check, mark, nth]);

/** Places of a finding that have the same mark. */
export interface Marked {
  readonly count: number;
  /** Place of the first of them; 0 if there is none. */
  readonly line: number;
  readonly column: number;
}

/** The places of a finding by their marks. */
export type Marks = ReadonlyMap<string, Marked>;

/** Counts places under their mark. */
export const addMark = (marks: Map<string, Marked>, mark: string, { count, line, column }: Marked): void => {
  const before = marks.get(mark);
  marks.set(mark, before ? { ...before, count: before.count + count } : { count, line, column });
};
