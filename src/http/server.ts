import { createServer, type Server } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import Router from '@koa/router';
import type { AnyRouter } from '@trpc/server';
import Koa from 'koa';
import { type Operation, operationsOf } from '../api/operations.ts';
import type { Services } from '../api/services.ts';
import { type Asset, DOCS_ASSETS, GRAPHIQL_ASSETS } from './assets.ts';
import { createGraphqlMount } from './graphql.ts';
import { createRest, type Mount } from './rest.ts';
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

/** Files of a page, packed once and kept: they only change with the build. */
const assetRoutes = (folder: string, assets: Readonly<Record<string, Asset>>): Router => {
  const packed = new Map<string, Promise<Uint8Array>>();
  const routes = new Router();
  routes.get(`${folder}/:file`, async (ctx, next) => {
    const name = ctx.params.file ?? '';
    const asset = Object.hasOwn(assets, name) ? assets[name] : undefined;
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

const GRAPHQL = 'POST /v1/graphql';

/** POST, and GET with a document in the address; any other GET is the playground. */
const graphqlMounts = (
  operations: readonly Operation[],
  services: Services,
  nextCallId: () => number,
): Readonly<Record<string, Mount>> => {
  const endpoint = operations.find((operation) => operation.endpoint.operation === GRAPHQL)?.endpoint;
  if (!endpoint) return {};
  const answer = createGraphqlMount({ services, nextCallId, endpoint });
  const post: Mount = (request, response, query) => {
    void answer(request, response, query);
    return true;
  };
  return {
    [GRAPHQL]: post,
    'GET /v1/graphql': (request, response, query) =>
      new URLSearchParams(query).has('query') && post(request, response, query),
  };
};

/**
 * The HTTP server. REST operations are answered straight from the route table; Koa has what is left: the tRPC mount, the
 * files of the reference, and 404 in the envelope.
 */
export const createHttpServer = ({ router, services, nextCallId }: ServerOptions): HttpServer => {
  const operations = operationsOf(router);
  const rest = createRest({
    operations,
    services,
    nextCallId,
    mounts: graphqlMounts(operations, services, nextCallId),
  });
  const trpc = createTrpcHandler({ router, services, nextCallId });
  const app = new Koa();
  app.use(async (ctx, next) => {
    if (!ctx.path.startsWith(`${TRPC_PATH}/`)) return next();
    ctx.respond = false;
    await trpc(ctx.req, ctx.res);
  });
  app.use(assetRoutes('/v1/docs', DOCS_ASSETS).routes());
  app.use(assetRoutes('/v1/graphql', GRAPHIQL_ASSETS).routes());
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
