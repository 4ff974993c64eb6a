import type { ApiKey } from '../accounts/account.ts';
import type { PeerProcesses } from '../runtime/peer-processes.ts';
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

const TOPIC = 'streams';

/** When a stream was asked for, by the one clock of the machine, and by which process: no two are the same. */
type Stamp = readonly [at: number, pid: number, sequence: number];

const isBefore = (a: Stamp, b: Stamp): boolean => {
  const i = a.findIndex((part, at) => part !== b[at]);
  return i >= 0 && a[i]! < b[i]!;
};

/**
 * Each process notes its own streams before it asks the others for theirs, so of two that are asked for at the same time the
 * later one always sees the earlier: those that came first stay, in whichever process.
 */
export const createStreamSlots = (siblings: PeerProcesses): StreamSlots => {
  const open = new Map<number, Set<Stamp>>();
  let sequence = 0;
  const ofKey = (no: number): Stamp[] => [...(open.get(no) ?? [])];
  siblings.on(TOPIC, (no) => ofKey(no as number));

  /** Notes a stream; answers its stamp, and how to say that it has ended. */
  const enter = ({ no }: ApiKey): { stamp: Stamp; leave: () => void } => {
    sequence += 1;
    const stamp: Stamp = [Number(process.hrtime.bigint()), process.pid, sequence];
    const own = open.get(no) ?? new Set();
    open.set(no, own.add(stamp));
    const leave = (): void => {
      own.delete(stamp);
      if (own.size === 0 && open.get(no) === own) open.delete(no);
    };
    return { stamp, leave };
  };

  return {
    async open<Event>(context: Call, events: AsyncGenerator<Event, void>) {
      // What administrators watch is not taken from the holder of the key.
      if (context.administrator) return events;
      const key = callerOf(context);
      const { stamp, leave: close } = enter(key);
      // Also where the call fails before anybody reads its events.
      context.signal.addEventListener('abort', close, { once: true });
      if (context.signal.aborted) close();
      const elsewhere = await siblings.ask<Stamp[]>(TOPIC, key.no);
      if ([...ofKey(key.no), ...elsewhere.flat()].filter((other) => isBefore(other, stamp)).length >= MOST_STREAMS) {
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
