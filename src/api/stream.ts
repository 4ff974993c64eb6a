/** One event of a stream. Subscriptions yield these, wrapped in `tracked(id, event)` where a reader may resume from it. */
export interface StreamEvent {
  readonly event: string;
  readonly data: unknown;
}

/** `produces` of an endpoint that answers Server-Sent Events. */
export const EVENT_STREAM = 'text/event-stream';
