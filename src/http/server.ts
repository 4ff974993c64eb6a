import { createServer, type Server } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import Router from '@koa/router';
import type { AnyRouter } from '@trpc/server';
import Koa from 'koa';
import { operationsOf } from '../api/operations.ts';
import type { Services } from '../api/services.ts';
import { DOCS_ASSETS } from './assets.ts';
import { createRest } from './rest.ts';
import { createTrpcHandler, TRPC_PATH } from './trpc.ts';

export interface ServerOptions {
  readonly router: AnyRouter;
  readonly services: Services;
  readonly nextCallId: () => number;
}

export interface HttpServer {
  readonly server: Server;
  /** Ends every open event stream; readers come back by themselves. */
  endStreams(): void;
}

const compress = promisify(brotliCompress);

/** Files of the reference, packed once and kept: they only change with the build. */
const docsRoutes = (): Router => {
  const packed = new Map<string, Promise<Uint8Array>>();
  const routes = new Router();
  routes.get('/v1/docs/:file', async (ctx, next) => {
    const name = ctx.params.file ?? '';
    const asset = Object.hasOwn(DOCS_ASSETS, name) ? DOCS_ASSETS[name] : undefined;
    if (!asset) return next();
    ctx.set({
      'content-type': asset.type,
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    });
    if (ctx.acceptsEncodings('br') === 'br') {
      const small = packed.get(name) ?? asset.load().then((content) => compress(content));
      packed.set(name, small);
      ctx.set('content-encoding', 'br');
      ctx.body = await small;
    } else {
      ctx.body = await asset.load();
    }
  });
  return routes;
};

/**
 * The HTTP server. REST operations are answered straight from the route table; Koa has what is left: the tRPC mount, the
 * files of the reference, and 404 in the envelope.
 */
export const createHttpServer = ({ router, services, nextCallId }: ServerOptions): HttpServer => {
  const rest = createRest({ operations: operationsOf(router), services, nextCallId });
  const trpc = createTrpcHandler({ router, services, nextCallId });
  const app = new Koa();
  const routes = docsRoutes();
  app.use(async (ctx, next) => {
    if (!ctx.path.startsWith(`${TRPC_PATH}/`)) return next();
    ctx.respond = false;
    await trpc(ctx.req, ctx.res);
  });
  app.use(routes.routes());
  app.use((ctx) => {
    ctx.respond = false;
    rest.notFound(ctx.req, ctx.res);
  });
  app.on('error', (err) => services.log.error({ err }, 'request failed'));
  const outside = app.callback();
  const server = createServer(
    { keepAliveTimeout: 75_000, headersTimeout: 10_000, requestTimeout: 60_000, maxHeaderSize: 16 * 1024 },
    (request, response) => {
      if (!rest.handle(request, response)) void outside(request, response);
    },
  );
  server.maxRequestsPerSocket = 0;
  return { server, endStreams: rest.endStreams };
};
