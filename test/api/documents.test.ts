import { expect, it } from 'vitest';
import { appRouter } from '../../routers/index.ts';
import { createDocuments } from '../../src/api/documents.ts';

it('an OpenAPI document that could not be made is made with the next request', async () => {
  let fails = false;
  const router = new Proxy(appRouter, {
    get(target, name, receiver) {
      if (fails && name === '_def') throw new Error('not now');
      return Reflect.get(target, name, receiver);
    },
  });
  const documents = createDocuments(router, async () => ({}));
  const form = { version: '3.0', samples: true } as const;
  fails = true;
  await expect(documents.openApi(form)).rejects.toThrow('not now');
  fails = false;
  expect((await documents.openApi(form)).yaml).toMatch(/^openapi: 3\.0\./);
});
