/** What code has done: a measure that is the same on every machine. */
export interface Effort {
  /** Blocks of JavaScript that were run: calls, branches, rounds of loops. */
  readonly blocks: number;
  /** Characters that texts were searched, split, changed or written by the engine itself. */
  readonly characters: number;
  /** Members of lists and bytes that the engine itself has moved or looked at. */
  readonly members: number;
  /** The blocks by the address of the file. */
  readonly files: ReadonlyMap<string, number>;
}

export interface Meter {
  /** What a piece of work took. */
  measure(work: () => Promise<void>): Promise<Effort>;
  /** Leaves the engine as it was found. */
  stop(): Promise<void>;
}

export declare const startMeter: () => Promise<Meter>;
