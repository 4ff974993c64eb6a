/** Where a scan stands and how far it may go. */
export interface Window {
  /** Next record to examine. */
  readonly from: number;
  /** Records still to be examined at most; all of them exist. */
  readonly count: number;
  /** 1 upwards, -1 downwards. */
  readonly step: 1 | -1;
  /** Stop after this many hits. */
  readonly most: number;
}

/** What was found in a slice, in the order of the walk. */
export interface Hits {
  readonly rows: number[];
  /** The key of each row, where the examiner was made for a sorted scan. */
  readonly keys: number[];
}

/** The record that came nearest to what was asked for, and how far from it, in ten-thousandths. */
export interface Nearest {
  readonly row: number;
  readonly units: number;
}

/** Tests the records of a collection against one query. Created for every scan. */
export interface Examiner {
  /**
   * Appends the hits, and returns how many records were examined: no more than take a few milliseconds, none if it had
   * to wait. Where there are `most` hits it stops behind the last of them.
   */
  readonly examine: (window: Window, hits: Hits) => number | Promise<number>;
  /** The nearest of the records examined, where nothing was near enough; of examiners that measure how near a record is. */
  readonly nearest?: () => Nearest | undefined;
}
