/** One event of a stream. */
export interface StreamEvent {
  /** Where a reader may go on from; undefined for events that nobody resumes from. */
  readonly id: string | undefined;
  readonly event: string;
  readonly data: unknown;
}
