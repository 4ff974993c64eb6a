/** One event of a stream. */
export interface StreamEvent {
  /** Where a reader may continue; undefined for events without an id. */
  readonly id: string | undefined;
  readonly event: string;
  readonly data: unknown;
}
