import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import Router from '@koa/router';
import type { AnyRouter } from '@trpc/server';
import type Koa from 'koa';
import { type Operation, operationsOf } from '../api/operations.ts';
import { llmsText } from '../api/pages/llms.ts';
import type { Services } from '../api/services.ts';
import { Application } from './application.ts';
import { docsAssets, serveAssets } from './assets.ts';
import { ASK_AFTER_MS, type Connections, watchConnections } from './connections.ts';
import type { Exchange, Served } from './exchange.ts';
import { createGraphqlMount } from './graphql.ts';
import { createMcpMount, MCP_PATH } from './mcp.ts';
import { refuseByParser } from './parser-refusal.ts';
import { createRest } from './rest.ts';
import { createSignInRoute } from './sign-in.ts';
import { createTrpc, TRPC_PATH } from './trpc.ts';
import { createUnmatched } from './unmatched.ts';
import { createWorkbench } from './workbench.ts';

export interface ServerOptions {
  readonly router: AnyRouter;
  readonly services: Services;
  readonly nextCallId: () => number;
}

export interface HttpServer extends Connections {
  readonly server: Server;
  /** Ends every open event stream; readers come back by themselves. */
  endStreams(): void;
  /** From now on every answer says that its connection ends with it. */
  drain(): void;
  /** Lets requests that come now wait; answers how to let them go on. */
  hold(): () => void;
}

const GRAPHQL = '/v1/graphql';
const ASK = `POST ${GRAPHQL}`;
const PLAYGROUND = `GET ${GRAPHQL}`;

const endpointOf = (operations: readonly Operation[], name: string) => {
  const found = operations.find(({ endpoint }) => endpoint.operation === name);
  if (!found) throw new TypeError(`there is no operation ${name}`);
  return found.endpoint;
};

/** The one application: REST first, then what has a protocol of its own, pages and files, then what nothing answers. */
const createApplication = (
  { router, services, nextCallId }: ServerOptions,
  begun: (exchange: Exchange) => void,
): { app: Application; endStreams: () => void } => {
  const operations = operationsOf(router);
  const rest = createRest(operations, new Set([ASK, PLAYGROUND]));
  const mounts = new Router<Koa.DefaultState, Served>();

  const trpc = createTrpc(router);
  mounts.get(`${TRPC_PATH}:path`, trpc).post(`${TRPC_PATH}:path`, trpc);

  const graphql = createGraphqlMount(endpointOf(operations, ASK));
  const playground = rest.serve(PLAYGROUND);
  // A document in the address is a question; any other GET is the playground.
  mounts.get(GRAPHQL, (ctx, next) =>
    (new URLSearchParams(ctx.exchange.target.query).has('query') ? graphql : playground)(ctx, next),
  );
  mounts.post(GRAPHQL, graphql);
  mounts.post(MCP_PATH, createMcpMount(operations));

  const llms = llmsText(operations);
  mounts.get('/llms.txt', (ctx) => {
    ctx.type = 'text/plain; charset=utf-8';
    ctx.body = llms;
  });

  serveAssets(mounts, '/v1/docs', docsAssets(services.documents));

  const app = new Application(services, nextCallId, begun);
  app.use(rest.middleware);
  const mounted = mounts.routes();
  app.use((ctx, next) => (ctx.exchange.target.path === undefined ? next() : mounted(ctx as never, next)));
  app.use(createSignInRoute(services.signIn));
  app.use(createWorkbench());
  app.use(
    createUnmatched({
      methodsAt: (path) => [...rest.methodsAt(path), ...mounts.match(path, '').path.flatMap((layer) => layer.methods)],
      paths: rest.paths,
    }),
  );
  return { app, endStreams: rest.endStreams };
};

/** The HTTP server: the application for every request, and one answer for what the parser refuses. */
export const createHttpServer = (options: ServerOptions): HttpServer => {
  const { services, nextCallId } = options;
  const latest = new WeakMap<Socket, Exchange>();
  const { app, endStreams } = createApplication(options, (exchange) => latest.set(exchange.request.socket, exchange));
  const handle = app.callback();
  let draining = false;
  let held: (() => void)[] | undefined;
  const server = createServer({
    keepAliveTimeout: 75_000,
    headersTimeout: 10_000,
    // A body that has not come by then comes too slowly.
    requestTimeout: 30_000,
    connectionsCheckingInterval: 1_000,
    keepAlive: true,
    keepAliveInitialDelay: ASK_AFTER_MS,
    maxHeaderSize: 16 * 1024,
    // The application refuses these itself.
    requireHostHeader: false,
  });
  const answer: RequestListener = (request, response) => {
    // The answer says that this connection ends with it; whoever goes on opens another.
    if (draining) response.shouldKeepAlive = false;
    if (held) held.push(() => void handle(request, response));
    else void handle(request, response);
  };
  server.on('request', answer);
  // An expectation that is not known is overlooked, as HTTP allows.
  server.on('checkExpectation', answer);
  server.on('connect', ({ socket }) => refuseByParser(socket, { code: 'CONNECT' }, services, nextCallId));
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const before = latest.get(socket)?.response;
    const inMidAnswer = before?.headersSent && !before.writableFinished;
    if (!socket.writable || error.code === 'ECONNRESET' || inMidAnswer) socket.destroy();
    else refuseByParser(socket, error, services, nextCallId);
  });
  server.maxRequestsPerSocket = 0;
  const { closeUnused } = watchConnections(server);
  const drain = (): void => {
    draining = true;
  };
  const hold = (): (() => void) => {
    const waiting: (() => void)[] = [];
    held = waiting;
    return () => {
      held = undefined;
      for (const go of waiting) go();
    };
  };
  return { server, endStreams, drain, hold, closeUnused };
};
