import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Router from '@koa/router';
import Koa from 'koa';
import { expect, it } from 'vitest';
import { serveAssets } from '../../src/http/assets.ts';
import type { Routes } from '../../src/http/routes.ts';

it('a file that could not be made is made with the next request', async () => {
  let made = 0;
  const router: Routes = new Router();
  serveAssets(router, '/docs', {
    'a.json': {
      type: 'application/json',
      load: async () => {
        made += 1;
        if (made === 1) throw new Error('not now');
        return '{"a":1}';
      },
    },
  });
  const app = new Koa().use(router.routes() as unknown as Koa.Middleware);
  app.silent = true;
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const ask = () => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/docs/a.json`);
  try {
    expect((await ask()).status).toBe(500);
    const answer = await ask();
    expect([answer.status, await answer.json()]).toEqual([200, { a: 1 }]);
    await ask();
    expect(made).toBe(2);
  } finally {
    server.close();
  }
});
