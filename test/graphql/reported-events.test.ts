import { GraphQLError, GraphQLInt, GraphQLObjectType, GraphQLSchema, parse } from 'graphql';
import { processRequest } from 'graphql-helix';
import { describe, expect, it } from 'vitest';
import { reported } from '../../src/graphql/reported-events.ts';

async function* counted() {
  yield 1;
  throw new Error('SQLITE_BUSY: /var/lib/a.db');
}

const schemaWith = (subscribe: () => unknown): GraphQLSchema => {
  const fields = { count: { type: GraphQLInt, subscribe, resolve: (event: unknown) => event } };
  return new GraphQLSchema({
    query: new GraphQLObjectType({ name: 'Query', fields: { count: { type: GraphQLInt } } }),
    subscription: new GraphQLObjectType({ name: 'Subscription', fields }),
  });
};

describe('the events of a subscription', () => {
  it('end with the error that was reported, not with the message of what failed', async () => {
    const seen: unknown[] = [];
    const result = await processRequest<object>({
      schema: schemaWith(() =>
        reported(counted(), (thrown) => {
          seen.push(thrown);
          return new GraphQLError('Something failed.', { extensions: { code: 'INTERNAL_ERROR' } });
        }),
      ),
      query: 'subscription { count }',
      variables: {},
      request: { method: 'POST', headers: {}, body: {}, query: {} },
      validationRules: [],
      parse: (source) => parse(source),
      contextFactory: () => ({}),
    });
    if (result.type !== 'PUSH') throw new TypeError('no subscription');
    const results: unknown[] = [];
    await result.subscribe((one) => results.push(JSON.parse(JSON.stringify(one))));
    expect(results).toEqual([
      { data: { count: 1 } },
      { errors: [{ message: 'Something failed.', extensions: { code: 'INTERNAL_ERROR' } }] },
    ]);
    expect(seen).toEqual([new Error('SQLITE_BUSY: /var/lib/a.db')]);
  });

  it('are left even before the first of them was asked for', async () => {
    let left = 0;
    const source = Object.assign(counted(), {
      return: async () => {
        left += 1;
        return { done: true as const, value: undefined };
      },
    });
    await reported(source, () => new GraphQLError('')).return?.();
    expect(left).toBe(1);
  });
});
