import { expect, it } from 'vitest';
import { appRouter } from '../../routers/index.ts';
import { createDocuments } from '../../src/api/documents.ts';
import type { Reference } from '../../src/api/reference.ts';
import { graphqlSamples } from '../../src/graphql/samples.ts';
import { COLLECTIONS } from '../../src/web/views/browse/collections.ts';
import { operationOf } from '../../src/web/views/browse/operations.ts';

const { catalogue, kinds, graphql } = JSON.parse(
  await createDocuments(appRouter, async (router) => graphqlSamples(router)).reference(),
) as Reference;

it.each(Object.values(COLLECTIONS).flatMap(({ group }) => [`${group}.browse`, `${group}.find`]))(
  '%s is what the service declares; if not, run npm run fresh',
  (procedure) => {
    const { parameters, kind, graphql: sample, ...operation } = operationOf(procedure);
    const entry = catalogue.find((one) => one.procedure === procedure)!;
    expect(entry).toMatchObject(operation);
    expect(parameters).toEqual(entry.parameters.map(({ description: _, ...parameter }) => parameter));
    expect(kind).toBe(kinds[procedure]);
    expect(sample).toEqual(JSON.parse(JSON.stringify(graphql[procedure])));
  },
);
