import { isTrackedEnvelope } from '@trpc/server';
import type { StreamEvent } from '../api/streams.ts';
import type { Exchange } from './exchange.ts';
import { baseHeaders } from './headers.ts';

/** A client that leaves this much unread is let go; nothing is kept for it. */
const MOST_UNREAD = 1024 * 1024;
const RETRY_MS = 3000;

const frame = (value: unknown): string => {
  const [event, id] = isTrackedEnvelope(value)
    ? [value[1] as StreamEvent, value[0] as string]
    : [value as StreamEvent, undefined];
  const lines = id === undefined ? '' : `id: ${id}\n`;
  return `${lines}event: ${event.event}\ndata: ${JSON.stringify(event.data)}\n\n`;
};

/** Begins a response of Server-Sent Events. */
export const beginEvents = (exchange: Exchange): void => {
  const { request, response, context, isSameOrigin } = exchange;
  exchange.streamed = true;
  response.writeHead(200, [
    'content-type',
    'text/event-stream; charset=utf-8',
    'cache-control',
    'no-cache, no-transform',
    'x-accel-buffering',
    'no',
    ...baseHeaders(context, request.headers.origin, isSameOrigin),
  ]);
};

/** Lets a client go that has left too much unread; returns whether it did. */
export const isLetGo = ({ response }: Exchange): boolean => {
  if (response.writableLength > MOST_UNREAD) response.destroy();
  return response.destroyed;
};

/** Writes a subscription's events as Server-Sent Events until it ends, the caller leaves or stops reading. */
export const sendStream = async (exchange: Exchange, events: AsyncIterable<unknown>): Promise<void> => {
  const { request, response } = exchange;
  beginEvents(exchange);
  const iterator = events[Symbol.asyncIterator]();
  if (request.method === 'HEAD') {
    response.end();
    await iterator.return?.();
    return;
  }
  response.write(`retry: ${RETRY_MS}\n\n`);
  response.once('close', () => void iterator.return?.());
  try {
    for (;;) {
      const { done, value } = await iterator.next();
      if (done || response.destroyed) break;
      response.write(frame(value));
      if (isLetGo(exchange)) break;
    }
  } finally {
    await iterator.return?.();
    response.end();
  }
};
