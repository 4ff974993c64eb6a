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

/** Tests the records of a collection against one query. Made anew for every scan. */
export interface Examiner {
  /**
   * Appends the hits to `hits`, in the order of the walk, and answers how many records were examined: at least one, and
   * no more than take a few milliseconds. Where `most` hits were found it stops behind the last of them.
   */
  readonly examine: (window: Window, hits: number[]) => number | Promise<number>;
}
