import Router from '@koa/router';
import Koa from 'koa';
import { describe, expect, it } from 'vitest';
import type { Ctx, Served } from '../../src/http/exchange.ts';
import { dispatch, type Routes } from '../../src/http/routes.ts';
import { readTarget } from '../../src/http/target.ts';

const routerOf = (...routes: readonly string[]): Routes => {
  const router: Routes = new Router({ sensitive: true, exclusive: 'specificity' });
  for (const text of routes) {
    const [method, path] = text.split(' ') as [string, string];
    router.register(path, [method], (ctx) => {
      ctx.body = { route: text, params: { ...ctx.params } };
    });
  }
  return router;
};

const routes = dispatch(
  routerOf(
    'GET /v1',
    'GET /v1/a/stats',
    'GET /v1/a/:id',
    'DELETE /v1/a/:id',
    'POST /v1/jobs/:type',
    'GET /v1/jobs/id/:id',
    'GET /v1/jobs/id/:id/stream',
  ),
);

/** What a request is answered, and the methods of its path where nothing answers it. */
const ask = async (method: string, url: string) => {
  const app = new Koa<Koa.DefaultState, Served>();
  const target = readTarget(url);
  const request = { method, url: target.rewritten ?? url, headers: {}, socket: {} };
  const response = { setHeader() {}, getHeader() {}, removeHeader() {}, hasHeader: () => false };
  const ctx = app.createContext(request as never, response as never) as unknown as Ctx;
  ctx.exchange = { target } as Served['exchange'];
  let passed = false;
  await routes(ctx, async () => {
    passed = true;
  });
  return passed ? (ctx.matched ?? []).flatMap(({ methods }) => methods) : ctx.body;
};

describe('the routes', () => {
  it.each([
    ['GET', '/v1', 'GET /v1', {}],
    ['HEAD', '/v1', 'GET /v1', {}],
    ['GET', '/v1/', 'GET /v1', {}],
    ['GET', '/%76%31', 'GET /v1', {}],
    ['GET', '/v1/a/stats', 'GET /v1/a/stats', {}],
    ['GET', '/v1/a/stats/', 'GET /v1/a/stats', {}],
    ['GET', '/v1/a/%23ff0000', 'GET /v1/a/:id', { id: '#ff0000' }],
    ['GET', '/v1/a/50%25', 'GET /v1/a/:id', { id: '50%' }],
    ['DELETE', '/v1/a/7', 'DELETE /v1/a/:id', { id: '7' }],
    ['POST', '/v1/jobs/id', 'POST /v1/jobs/:type', { type: 'id' }],
    ['GET', '/v1/jobs/id/9/stream', 'GET /v1/jobs/id/:id/stream', { id: '9' }],
  ])('%s %s', async (method, url, route, params) => expect(await ask(method, url)).toEqual({ route, params }));

  it.each([
    ['GET', '/v1/a/stats/more', []],
    ['GET', '/v1/A/stats', []],
    ['GET', '/v1/a//', []],
    ['GET', '/', []],
    ['GET', '/v1/a/b%2Fc', []],
    ['GET', '/v1/a/%2e%2e', []],
    ['GET', '/v1/a/%zz', []],
    ['POST', '/v1', ['HEAD', 'GET']],
    ['GET', '/v1/jobs', []],
    ['PUT', '/v1/a/7', ['HEAD', 'GET', 'DELETE']],
  ])('%s %s is answered by none, and the path has %j', async (method, url, methods) =>
    expect(await ask(method, url)).toEqual(methods),
  );

  it('are refused where two have one method and path', () => {
    expect(() => dispatch(routerOf('GET /v1/b/:id', 'GET /v1/b/:id'))).toThrow('two routes');
  });
});
