import type { GraphqlAnswer, GraphqlResult } from '../api/surfaces.ts';
import type { Exchange } from './exchange.ts';
import type { OpenStreams } from './open-streams.ts';
import { beginEvents, isLetGo } from './sse.ts';

const next = (result: GraphqlResult): string => `event: next\ndata: ${JSON.stringify(result)}\n\n`;
// With a line of data, since clients pass over an event without one.
const COMPLETE = 'event: complete\ndata:\n\n';

/**
 * Writes the results of a document by the protocol of graphql-sse, with a connection for each: `next` for every result, `complete`
 * after the last. A stream that ends without `complete` is taken up again by its client.
 */
export const sendResults = async (
  exchange: Exchange,
  { body, events }: Pick<GraphqlAnswer, 'body' | 'events'>,
  streams: OpenStreams,
): Promise<void> => {
  const { request, response } = exchange;
  beginEvents(exchange);
  if (request.method === 'HEAD') {
    events?.stop();
    response.end();
    return;
  }
  if (!events) {
    response.end(next(body) + COMPLETE);
    return;
  }
  response.once('close', events.stop);
  await streams.follow(exchange, async () => {
    try {
      await events.send((result) => {
        if (response.writable) response.write(next(result));
        if (isLetGo(exchange)) events.stop();
      });
      if (response.writable) response.write(COMPLETE);
    } finally {
      events.stop();
      response.end();
    }
  });
};
