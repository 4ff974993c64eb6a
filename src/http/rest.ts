import type { IncomingMessage, ServerResponse } from 'node:http';
import { fullPath } from '../api/endpoint.ts';
import { ApiError } from '../api/errors.ts';
import { recordedStatus, reportFailure } from '../api/failure.ts';
import { Bill } from '../api/gate/bill.ts';
import { hasPath, type Operation } from '../api/operations.ts';
import { compileProcedure, type RunProcedure } from '../api/run.ts';
import type { Services } from '../api/services.ts';
import { EVENT_STREAM } from '../api/stream.ts';
import { nearMatches } from '../refusal/suggest.ts';
import { readJsonBody } from './body.ts';
import { type QueryReader, queryReader } from './query.ts';
import { type CorsPolicy, corsHeaders, type Reply, sendError, sendResult } from './reply.ts';
import { RequestContext } from './request-context.ts';
import { createRouteTable, type Found, type RouteTable } from './route-table.ts';
import { sendStream } from './sse.ts';

const MIB = 1024 * 1024;

/** A protocol of its own at the path of an operation; false where the operation is to answer as usual. */
export type Mount = (request: IncomingMessage, response: ServerResponse, query: string) => boolean;

/** An operation, made ready to be called over REST. */
interface Route {
  readonly name: string;
  /** Label of metrics and logs: method and path template. */
  readonly label: string;
  readonly run: RunProcedure;
  readonly readQuery: QueryReader;
  readonly takesBody: boolean;
  readonly queryFields: ReadonlySet<string>;
  readonly bodyLimit: number;
  readonly streams: boolean;
  /** Answers instead of the procedure, where it takes the request. */
  readonly mount: Mount | undefined;
}

export interface RestOptions {
  readonly operations: readonly Operation[];
  readonly services: Services;
  readonly nextCallId: () => number;
  /** By operation, such as `POST /v1/graphql`. */
  readonly mounts: Readonly<Record<string, Mount>>;
}

export interface Rest {
  readonly table: RouteTable<Route>;
  /** Answers a request to a known path; false where no operation has this path. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  endStreams(): void;
  /** Answers 404 in the envelope, with the nearest known paths. */
  notFound(request: IncomingMessage, response: ServerResponse): void;
}

const routeOf = ({ name, endpoint, procedure }: Operation, mounts: Readonly<Record<string, Mount>>): Route => ({
  name,
  label: endpoint.operation,
  run: compileProcedure(procedure),
  readQuery: queryReader(procedure),
  takesBody: endpoint.method === 'POST',
  queryFields: new Set(endpoint.query),
  bodyLimit: endpoint.bodyLimit ?? MIB,
  streams: endpoint.produces?.includes(EVENT_STREAM) ?? false,
  mount: mounts[endpoint.operation],
});

const notAnObject = (value: unknown): boolean => typeof value !== 'object' || value === null || Array.isArray(value);

/** Body, path parameters and the query fields that a POST declares, as one input. */
const readInput = async (
  request: IncomingMessage,
  { route, params }: Found<Route>,
  query: string,
): Promise<unknown> => {
  const outer = route.readQuery(query, params);
  if (!route.takesBody) return outer;
  const stray = Object.keys(outer).find((name) => !(name in params) && !route.queryFields.has(name));
  if (stray !== undefined) {
    const accepted = route.queryFields.size
      ? `; accepted: ${[...route.queryFields].join(', ')}`
      : '; this endpoint reads its fields from the body';
    throw new ApiError('INVALID_INPUT', `${stray}: unknown query parameter${accepted}`, { details: { field: stray } });
  }
  const body = await readJsonBody(request, route.bodyLimit);
  if (notAnObject(body)) return body;
  const taken = Object.keys(outer).find((name) => Object.hasOwn(body as object, name));
  if (taken !== undefined)
    throw new ApiError('INVALID_INPUT', `${taken}: is already set by the path; remove it from the body`, {
      details: { field: taken },
    });
  return Object.assign(body as object, outer);
};

/** REST over `node:http`: finds the operation, runs it through the gate and answers. Koa gets only what is left. */
export const createRest = ({ operations, services, nextCallId, mounts }: RestOptions): Rest => {
  const { metrics, config } = services;
  const cors: CorsPolicy = { origins: config.corsOrigins };
  const routes = operations.filter(hasPath).map((operation) => {
    const { method, path } = operation.endpoint;
    return { method, path: fullPath(path), route: routeOf(operation, mounts) };
  });
  const table = createRouteTable(routes);
  const paths = [...new Set(routes.map(({ path }) => path))];

  const streams = new Set<ServerResponse>();

  const answer = async (
    request: IncomingMessage,
    response: ServerResponse,
    found: Found<Route>,
    query: string,
  ): Promise<void> => {
    const started = performance.now();
    const { route } = found;
    const context = new RequestContext(request, response, services, nextCallId);
    const reply: Reply = { request, response, requestId: context.requestId, bill: context.bill, cors };
    let status = 200;
    try {
      const result = await route.run({
        context,
        path: route.name,
        getRawInput: () => readInput(request, found, query),
      });
      if (route.streams) {
        metrics.streamOpened();
        streams.add(response);
        await sendStream(reply, result as AsyncIterable<unknown>).finally(() => {
          streams.delete(response);
          metrics.streamClosed();
        });
      } else {
        sendResult(reply, result);
      }
      if (context.bill.credits) metrics.charged(context.bill.credits);
    } catch (thrown) {
      const error = reportFailure(context, thrown, route.label);
      if (response.headersSent) response.destroy();
      else sendError(reply, error);
      status = recordedStatus(thrown, context);
    }
    metrics.request(route.label, status, (performance.now() - started) / 1000);
  };

  const outside = (request: IncomingMessage, response: ServerResponse): Reply => ({
    request,
    response,
    requestId: new RequestContext(request, response, services, nextCallId).requestId,
    bill: new Bill(),
    cors,
  });

  const preflight = (request: IncomingMessage, response: ServerResponse, allow: string): void => {
    const headers = ['allow', allow, ...corsHeaders(cors, request.headers.origin)];
    if (headers.includes('access-control-allow-origin')) {
      headers.push('access-control-allow-methods', allow, 'access-control-max-age', '86400');
      headers.push(
        'access-control-allow-headers',
        'content-type, x-api-key, x-admin-key, x-request-id, last-event-id, idempotency-key',
      );
    }
    response.writeHead(204, headers).end();
  };

  return {
    table,
    handle(request, response) {
      const url = request.url ?? '/';
      const mark = url.indexOf('?');
      const path = mark === -1 ? url : url.slice(0, mark);
      const method = request.method ?? 'GET';
      const found = table.find(method === 'HEAD' ? 'GET' : method, path);
      if (found) {
        const query = mark === -1 ? '' : url.slice(mark + 1);
        if (!found.route.mount?.(request, response, query)) void answer(request, response, found, query);
        return true;
      }
      const methods = table.methods(path);
      if (methods.length === 0) return false;
      const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
      if (method === 'OPTIONS') preflight(request, response, allow);
      else {
        const error = new ApiError('METHOD_NOT_ALLOWED', `${method} is not allowed here; allowed: ${allow}`, {
          headers: { allow },
        });
        sendError(outside(request, response), error);
        metrics.request('other', error.status, 0);
      }
      return true;
    },
    endStreams() {
      for (const response of streams) response.end();
    },
    notFound(request, response) {
      const path = (request.url ?? '/').split('?')[0]!;
      const near = nearMatches(path, paths);
      const hint = near.length ? ` Did you mean ${near.join(' or ')}?` : ' GET /v1 lists every endpoint.';
      sendError(
        outside(request, response),
        new ApiError('NOT_FOUND', `No route matches ${path.slice(0, 120)}.${hint}`),
      );
      metrics.request('other', 404, 0);
    },
  };
};
