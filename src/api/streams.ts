import type { ApiKey } from '../accounts/account.ts';
import { type Context, callerOf } from './context.ts';
import { ApiError } from './errors.ts';

/** Streams that a key may have open at a time in one process. */
export const MOST_STREAMS = 10;
/** A stream that is refused is worth another try after this. */
const RETRY_S = 10;

/** Counts the open streams of each key. */
export interface StreamSlots {
  /** The events, counted as an open stream until they end or are left. Throws RATE_LIMITED where the key has too many open. */
  open<Event>(context: Context, events: AsyncGenerator<Event, void>): AsyncGenerator<Event, void>;
}

export const createStreamSlots = (): StreamSlots => {
  const counts = new Map<number, number>();
  const add = ({ no }: ApiKey, change: 1 | -1): void => {
    const count = (counts.get(no) ?? 0) + change;
    if (count > 0) counts.set(no, count);
    else counts.delete(no);
  };

  return {
    open<Event>(context: Context, events: AsyncGenerator<Event, void>) {
      const key = callerOf(context);
      if ((counts.get(key.no) ?? 0) >= MOST_STREAMS) {
        context.bill.wait = { retryAfter: RETRY_S, quotaReset: undefined };
        throw new ApiError(
          'RATE_LIMITED',
          `This key has ${MOST_STREAMS} streams open, as many as it may. Close one, or share it among your readers.`,
          { details: { limit_streams: MOST_STREAMS, retry_after: RETRY_S } },
        );
      }
      add(key, 1);
      let isOpen = true;
      const close = (): void => {
        if (isOpen) add(key, -1);
        isOpen = false;
      };
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
      return {
        next: () => step(() => events.next()),
        return: (value) => {
          close();
          return events.return(value);
        },
        throw: (thrown) => step(() => events.throw(thrown)),
        [Symbol.asyncIterator]() {
          return this;
        },
        async [Symbol.asyncDispose]() {
          close();
          await events.return();
        },
      };
    },
  };
};
