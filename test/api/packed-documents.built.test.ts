import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { appRouter } from '../../routers/index.ts';
import { createDocuments } from '../../src/api/documents.ts';
import { EDITIONS } from '../../src/api/openapi/edition.ts';
import { packedDocuments } from '../../src/api/pages/packed-documents.ts';
import { graphqlSamples } from '../../src/graphql/samples.ts';

const root = new URL('../../', import.meta.url);
const packed = packedDocuments(new URL('dist/server/main.js', root).href);
const documents = createDocuments(appRouter, async (router) => graphqlSamples(router));

it.each(EDITIONS)('has OpenAPI %s beside the packed server, as the operations have it', async (version) => {
  const form = { version, samples: false };
  expect(await packed.openApi(form)).toEqual(await documents.openApi(form));
});

it('has the reference beside the packed server', async () => {
  expect(await packed.reference()).toEqual(await documents.reference());
});

it('has none where they were not written yet', async () => {
  const nowhere = packedDocuments(pathToFileURL('/nowhere/dist/server/main.js').href);
  expect([await nowhere.openApi({ version: '3.0', samples: false }), await nowhere.reference()]).toEqual([
    undefined,
    undefined,
  ]);
});
