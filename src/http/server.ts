import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import Router from '@koa/router';
import type { AnyRouter } from '@trpc/server';
import Koa from 'koa';
import { displayPath } from '../api/endpoint.ts';
import { hasPath, operationsOf, type RestOperation } from '../api/operations.ts';
import { llmsText } from '../api/pages/llms.ts';
import { isBeingBuilt } from '../api/pages/packed.ts';
import type { Services } from '../api/services.ts';
import { mountAccount } from './account.ts';
import { docsAssets, serveAssets } from './assets.ts';
import { expectContinue } from './body-room.ts';
import { ASK_AFTER_MS, type Connections, watchConnections } from './connections.ts';
import type { Middleware, Served } from './exchange.ts';
import { createFront } from './front.ts';
import { createGraphqlMount } from './graphql.ts';
import { createMcpMount, MCP_PATH } from './mcp.ts';
import { createOpenStreams } from './open-streams.ts';
import { refuseByParser } from './parser-refusal.ts';
import { createPipelines } from './pipelining.ts';
import { createRest } from './rest.ts';
import { dispatch, type Routes } from './routes.ts';
import { createSignInRoute } from './sign-in.ts';
import { REQUEST_MS } from './slow-bodies.ts';
import { carriesDocument, GRAPHQL } from './target.ts';
import { createTrpc, TRPC_PATH } from './trpc.ts';
import { createUnmatched } from './unmatched.ts';
import { createBuildingPage, createWorkbench } from './workbench.ts';

export interface ServerOptions {
  readonly router: AnyRouter;
  readonly services: Services;
  readonly nextCallId: () => number;
}

export interface HttpServer extends Connections {
  readonly server: Server;
  /** Ends every open event stream; readers reconnect automatically. */
  endStreams(): void;
  /** From now on every answer says that its connection ends with it. */
  drain(): void;
  /** Holds new requests; returns a function that releases them. */
  hold(): () => void;
}

const ASK = `POST ${GRAPHQL}`;
const PLAYGROUND = `GET ${GRAPHQL}`;
const DOCUMENT = 'GET /v1/openapi.yaml';

/** Paths of what has a protocol of its own are found in capitals too. */
const ANY_CASE = { sensitive: false };

/** Whether an error is of a connection that the caller has closed: there is nothing to answer and nothing to mend. */
const isHangUp = ({ code }: NodeJS.ErrnoException): boolean => code === 'ECONNRESET' || code === 'EPIPE';

/** The one application: all operations and what has a protocol of its own on one router, then pages and files, then what nothing answers. */
const createApplication = ({
  router,
  services,
  nextCallId,
}: ServerOptions): { app: Koa<Koa.DefaultState, Served>; endStreams: () => void } => {
  const operations = operationsOf(router);
  const served = operations.filter(hasPath);
  const streams = createOpenStreams();
  const rest = createRest(streams);
  const routes: Routes = new Router({ sensitive: true, exclusive: 'specificity' });

  const operationAt = (name: string): RestOperation => {
    const found = served.find(({ endpoint }) => endpoint.operation === name);
    if (!found) throw new TypeError(`there is no operation ${name}`);
    return found;
  };
  const ask = createGraphqlMount(operationAt(ASK).endpoint, operations, streams);
  const playground = rest.handlerOf(operationAt(PLAYGROUND));
  /** Operations that are served otherwise than by REST. */
  const apart: Readonly<Record<string, Middleware>> = {
    [ASK]: ask,
    // A document in the address is a question; any other GET is the playground.
    [PLAYGROUND]: (ctx, next) => (carriesDocument(ctx.exchange.target) ? ask : playground)(ctx, next),
  };
  for (const operation of served) {
    const { route, endpoint } = operation;
    const own = apart[endpoint.operation];
    routes.register(displayPath(route.path), [route.method], own ?? rest.handlerOf(operation), own && ANY_CASE);
  }
  routes.register(`${TRPC_PATH}:path`, ['GET', 'POST'], createTrpc(router), ANY_CASE);
  routes.register(MCP_PATH, ['POST'], createMcpMount(operations), ANY_CASE);
  const document = rest.handlerOf(operationAt(DOCUMENT));
  // The same document, for tools that know JSON by its name.
  const inJson: Middleware = (ctx, next) => {
    ctx.req.headers.accept = 'application/json';
    return document(ctx, next);
  };
  routes.register('/v1/openapi.json', ['GET'], inJson);
  const llms = llmsText(operations);
  const sendLlms: Middleware = async (ctx) => {
    ctx.type = 'text/plain; charset=utf-8';
    ctx.body = llms;
  };
  routes.register('/llms.txt', ['GET'], sendLlms, ANY_CASE);
  mountAccount(routes, { rest, operations });
  serveAssets(routes, '/v1/docs', docsAssets(services.documents));

  const app = new Koa<Koa.DefaultState, Served>();
  app.on('error', (err: NodeJS.ErrnoException) => {
    if (!isHangUp(err)) services.log.error({ err }, 'request failed');
  });
  app.use(createFront({ services, nextCallId }));
  // Once the pages are packed they stay it.
  if (isBeingBuilt()) app.use(createBuildingPage());
  app.use(dispatch(routes));
  app.use(createSignInRoute(services.signIn));
  app.use(createWorkbench(services.config.publicUrl));
  app.use(createUnmatched([...new Set(served.map(({ route }) => route.path))]));
  return { app, endStreams: streams.endAll };
};

/** The HTTP server: the application for every request, and one answer for what the parser refuses. */
export const createHttpServer = (options: ServerOptions): HttpServer => {
  const { services, nextCallId } = options;
  const pipelines = createPipelines();
  const { app, endStreams } = createApplication(options);
  const handle = app.callback();
  let draining = false;
  let held: (() => void)[] | undefined;
  const server = createServer({
    keepAliveTimeout: 75_000,
    headersTimeout: 10_000,
    // Large bodies may be as slow as their lines for so long; others are given up before.
    requestTimeout: REQUEST_MS,
    connectionsCheckingInterval: 1_000,
    keepAlive: true,
    keepAliveInitialDelay: ASK_AFTER_MS,
    maxHeaderSize: 16 * 1024,
    // The application refuses these itself.
    requireHostHeader: false,
  });
  const answer: RequestListener = (request, response) => {
    // The answer says that this connection ends with it; the next request opens another.
    if (draining) response.shouldKeepAlive = false;
    const begin = (): void => {
      const coding = request.headers['transfer-encoding'];
      // In its turn: the answers to the requests before it have been taken.
      if (coding !== undefined && coding.toLowerCase() !== 'chunked')
        refuseByParser(request.socket, { code: 'TRANSFER_CODING' }, services, nextCallId);
      else if (held) held.push(() => void handle(request, response));
      else void handle(request, response);
    };
    pipelines.take(request, response, begin);
  };
  server.on('connection', pipelines.opened);
  server.on('request', answer);
  // The client is asked for its body when that is about to be read: after the gate.
  server.on('checkContinue', (request, response) => {
    expectContinue(request, response);
    answer(request, response);
  });
  // An expectation that is not known is overlooked, as HTTP allows.
  server.on('checkExpectation', answer);
  server.on('connect', ({ socket }) => refuseByParser(socket, { code: 'CONNECT' }, services, nextCallId));
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (pipelines.excuses(socket, error)) return;
    const before = pipelines.latest(socket);
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
