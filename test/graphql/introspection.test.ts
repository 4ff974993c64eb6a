import { __Type, executeSync, getIntrospectionQuery, parse } from 'graphql';
import { expect, it, vi } from 'vitest';
import { appRouter } from '../../routers/index.ts';
import type { Context } from '../../src/api/context.ts';
import { describeInTurns } from '../../src/graphql/introspection.ts';
import { loadGraphql } from '../../src/graphql/load.ts';
import { schemaInPieces } from '../../src/graphql/schema.ts';
import { withVocabularies } from '../../src/graphql/vocabularies.ts';
import { atOnce } from '../../src/runtime/in-pieces.ts';
import { countTurns } from '../turns.ts';

const query = getIntrospectionQuery({ specifiedByUrl: true, inputValueDeprecation: true });
/** Documents about the schema alone make no call. */
const NO_CALL = {} as Context;

it('the schema is described in many turns, as the library does at once', async () => {
  const graphql = await loadGraphql(appRouter);
  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    clock += 0.1;
    return clock;
  });
  const turns = countTurns();
  const { body } = await graphql.run({ query }, NO_CALL);
  expect(turns.stop()).toBeGreaterThan(20);
  vi.restoreAllMocks();

  const schema = withVocabularies(atOnce(schemaInPieces(appRouter)));
  const { data } = executeSync({ schema, document: parse(query) });
  expect((data as { __schema: { types: unknown[] } }).__schema.types.length).toBeGreaterThan(300);
  expect(body).toEqual({ data });
});

it('the types of introspection are changed once, also where the module is loaded again', async () => {
  const resolver = () => __Type.getFields().fields!.resolve;
  describeInTurns();
  const changed = resolver();
  vi.resetModules();
  const again = await import('../../src/graphql/introspection.ts');
  expect(again.describeInTurns).not.toBe(describeInTurns);
  again.describeInTurns();
  expect(resolver()).toBe(changed);
});
