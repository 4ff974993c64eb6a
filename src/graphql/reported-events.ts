import type { GraphQLError } from 'graphql';

/** An error as graphql-helix passes it on from the middle of a stream; of others it sends the message as it is. */
const failedStream = (error: GraphQLError): Error =>
  Object.assign(new Error(error.message), { graphqlErrors: [error] });

/** The events of a stream; what it fails with on the way is reported by `reportedAs`, which gives the error that the client gets. */
export const reported = <Event>(
  events: AsyncGenerator<Event, void>,
  reportedAs: (thrown: unknown) => GraphQLError,
): AsyncIterableIterator<Event, void> => {
  // A generator of its own would not notice that it is left before it has begun.
  const guarded = {
    next: () =>
      events.next().catch((thrown: unknown) => {
        throw failedStream(reportedAs(thrown));
      }),
    return: () => events.return(),
    [Symbol.asyncIterator]: () => guarded,
  };
  return guarded;
};
