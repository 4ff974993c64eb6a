import { BuildCache } from '@pothos/core';
import { GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { expect, it, vi } from 'vitest';
import { appRouter } from '../../routers/index.ts';
import { operationsOf } from '../../src/api/operations.ts';
import { buildSchema } from '../../src/graphql/build-schema.ts';
import { createBuilder, listOf } from '../../src/graphql/builder.ts';
import { loadGraphql } from '../../src/graphql/load.ts';
import { schemaInPieces } from '../../src/graphql/schema.ts';
import { withVocabularies } from '../../src/graphql/vocabularies.ts';
import { atOnce } from '../../src/runtime/in-pieces.ts';
import { countTurns } from '../turns.ts';

/** A schema with types that refer to one another, an enumeration, a union, an input and a mutation. */
const small = () => {
  const builder = createBuilder();
  const [one, other] = [builder.objectRef('One'), builder.objectRef('Other')];
  const kind = builder.enumType('Kind', {
    values: { a: { value: 'a' }, b: { value: 'b', description: 'the second' } },
  });
  const input = builder.inputRef('GivenInput');
  input.implement({ fields: (t) => ({ kind: t.field({ type: kind, required: true }) }) });
  const resolve = () => null;
  one.implement({ fields: (t) => ({ other: t.field({ type: listOf(other, true), nullable: true, resolve }) }) });
  other.implement({ fields: (t) => ({ one: t.field({ type: one, nullable: false, resolve }) }) });
  const either = builder.unionType('Either', { types: [one, other], resolveType: () => one });
  builder.queryType({ fields: (t) => ({ either: t.field({ type: either, nullable: true, resolve }) }) });
  builder.mutationType({
    fields: (t) => ({
      give: t.field({ type: 'ID', nullable: true, args: { given: t.arg({ type: input, required: false }) }, resolve }),
    }),
  });
  return builder;
};

it('makes the schema that Pothos makes at once, its types in the same order', () => {
  const expected = (small() as unknown as { toSchema(options: object): GraphQLSchema }).toSchema({ sortSchema: false });
  const built = atOnce(buildSchema(small()));
  expect(Object.keys(built.getTypeMap())).toEqual(Object.keys(expected.getTypeMap()));
  expect(printSchema(built)).toBe(printSchema(expected));
  expect(printSchema(lexicographicSortSchema(built))).toContain('union Either = One | Other');
});

it('says which type is missing, as Pothos does', () => {
  const builder = createBuilder();
  builder.queryType({
    fields: (t) => ({ x: t.field({ type: builder.objectRef('Nowhere'), nullable: true, resolve: () => null }) }),
  });
  expect(() => atOnce(buildSchema(builder))).toThrow(/Nowhere/);
});

it('no piece makes the fields of more than a few types, or more than one operation', () => {
  const made = vi.spyOn(BuildCache.prototype as unknown as { getFields(): unknown }, 'getFields');
  const pieces = schemaInPieces(appRouter);
  const most: number[] = [];
  let step = pieces.next();
  while (!step.done) {
    most.push(made.mock.calls.length);
    made.mockClear();
    step = pieces.next();
  }
  expect(step.value).toBeInstanceOf(GraphQLSchema);
  expect(made.mock.calls.length).toBeLessThanOrEqual(4);
  made.mockRestore();
  expect(Math.max(...most)).toBeLessThanOrEqual(4);
  expect(most.reduce((sum, count) => sum + count)).toBeGreaterThan(300);
  expect(most.length).toBeGreaterThan(operationsOf(appRouter).length);
});

it('no piece asks more than a few types for their fields', () => {
  const builder = createBuilder();
  let asked = 0;
  const types = Array.from({ length: 40 }, (_, i) => builder.objectRef(`Type${i}`));
  for (const type of types)
    type.implement({
      fields: (t) => {
        asked += 1;
        return { id: t.field({ type: 'ID', nullable: true, resolve: () => null }) };
      },
    });
  builder.queryType({
    fields: (t) =>
      Object.fromEntries(types.map((type, i) => [`x${i}`, t.field({ type, nullable: true, resolve: () => null })])),
  });
  const pieces = buildSchema(builder);
  let most = 0;
  for (let step = pieces.next(); ; step = pieces.next()) {
    most = Math.max(most, asked);
    asked = 0;
    if (step.done) break;
  }
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(4);
});

it('others have turns between the parts of the library, and the schema is printed as the library does at once', async () => {
  const turns = countTurns();
  const graphql = await loadGraphql(appRouter);
  expect(turns.stop()).toBeGreaterThanOrEqual(5);
  const sdl = await graphql.sdl();
  expect(sdl).toContain('type Query');
  expect(sdl).toBe(`${printSchema(withVocabularies(atOnce(schemaInPieces(appRouter))))}\n`);
});
