import type { ApiKey } from '../accounts/account.ts';
import type { PeerProcesses } from '../runtime/peer-processes.ts';
import { createSlots, FREE_SLOT, type Holding, TAKE_SLOT } from '../runtime/slots.ts';
import { type Call, callerOf } from './call.ts';
import { ApiError } from './errors.ts';

/** One event of a stream. Subscriptions yield these, wrapped in `tracked(id, event)` where a reader may resume from it. */
export interface StreamEvent {
  readonly event: string;
  readonly data: unknown;
}

/** `produces` of an endpoint that answers Server-Sent Events. */
export const EVENT_STREAM = 'text/event-stream';

/** Streams that a key may have open at a time, over all processes of one machine. */
export const MOST_STREAMS = 10;
/** A stream that is refused is worth another try after this. */
const RETRY_S = 10;

/** Counts the open streams of each key. */
export interface StreamSlots {
  /** The events, counted as an open stream until they end or are left. Throws RATE_LIMITED where the key has too many open. */
  open<Event>(context: Call, events: AsyncGenerator<Event, void>): Promise<AsyncGenerator<Event, void>>;
}

/**
 * The streams of a key are counted here and, where several processes share the port, by the process that started them. Where
 * that one does not answer, what is open here decides.
 */
export const createStreamSlots = (siblings: PeerProcesses): StreamSlots => {
  const here = createSlots();
  let last = 0;

  /** Opens a stream of a key. Returns what ends it, and whether it may be open. */
  const enter = ({ no }: ApiKey): { close: () => void; granted: () => Promise<boolean> } => {
    last += 1;
    const holding: Holding = { owner: no, id: last, most: MOST_STREAMS };
    const isFree = here.take(process.pid, holding);
    const elsewhere = isFree ? siblings.ask<boolean>(TAKE_SLOT, holding) : Promise.resolve([]);
    let open = isFree;
    const close = (): void => {
      if (!open) return;
      open = false;
      here.free(process.pid, holding);
      siblings.tell(FREE_SLOT, holding);
    };
    return { close, granted: async () => isFree && ((await elsewhere)[0] ?? true) };
  };

  return {
    async open<Event>(context: Call, events: AsyncGenerator<Event, void>) {
      // What administrators watch is not taken from the holder of the key.
      if (context.administrator) return events;
      const key = callerOf(context);
      const { close, granted } = enter(key);
      // Also where the call fails before anybody reads its events.
      context.signal.addEventListener('abort', close, { once: true });
      if (context.signal.aborted) close();
      if (!(await granted())) {
        close();
        context.bill.wait = { retryAfter: RETRY_S, quotaReset: undefined };
        throw new ApiError(
          'RATE_LIMITED',
          `This key already has the maximum of ${MOST_STREAMS} open streams. Close one before opening another.`,
          { details: { limit_streams: MOST_STREAMS, retry_after: RETRY_S } },
        );
      }
      const step = async (run: () => Promise<IteratorResult<Event, void>>): Promise<IteratorResult<Event, void>> => {
        try {
          const result = await run();
          if (result.done) close();
          return result;
        } catch (thrown) {
          close();
          throw thrown;
        }
      };
      // A generator of its own would not notice that it is left before it has begun.
      const counted = {
        next: () => step(() => events.next()),
        return: (value: void | PromiseLike<void>) => {
          close();
          return events.return(value);
        },
        throw: (thrown: unknown) => step(() => events.throw(thrown)),
        [Symbol.asyncIterator](): AsyncGenerator<Event, void> {
          return counted;
        },
        async [Symbol.asyncDispose]() {
          close();
          await events.return();
        },
      };
      return counted;
    },
  };
};
