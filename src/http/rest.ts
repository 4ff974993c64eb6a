import type { ServerResponse } from 'node:http';
import { ApiError } from '../api/errors.ts';
import { recordedStatus, reportFailure } from '../api/failure.ts';
import { hasPath, type Operation, type RestOperation } from '../api/operations.ts';
import { PICTURE_ANSWERS } from '../api/picture.ts';
import { compileProcedure, type RunProcedure } from '../api/run.ts';
import { EVENT_STREAM } from '../api/stream.ts';
import { PICTURE_TYPES, type PictureType } from '../pictures/drawing.ts';
import { readJsonBody } from './body.ts';
import type { Ctx, Exchange, Middleware } from './exchange.ts';
import { takePicture } from './picture.ts';
import { type QueryReader, queryReader } from './query.ts';
import { sendError, sendResult } from './reply.ts';
import { createRouteTable, type Found } from './route-table.ts';
import { sendStream } from './sse.ts';

const MIB = 1024 * 1024;

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
  /** Whether the answer can be asked as a picture. */
  readonly draws: boolean;
}

export interface Rest {
  /** Answers what the table of routes knows. */
  readonly middleware: Middleware;
  /** Answers as one operation, whatever was asked for. */
  serve(operation: string): Middleware;
  /** Methods that a path accepts; empty where no operation has it. */
  methodsAt(path: string): string[];
  /** Templates of all paths. */
  readonly paths: readonly string[];
  /** Ends every open event stream. */
  endStreams(): void;
}

const routeOf = ({ name, endpoint, procedure, route }: RestOperation): Route => ({
  name,
  label: endpoint.operation,
  run: compileProcedure(procedure),
  readQuery: queryReader(procedure),
  takesBody: route.method === 'POST',
  queryFields: new Set(endpoint.query),
  bodyLimit: endpoint.bodyLimit ?? MIB,
  streams: endpoint.produces?.includes(EVENT_STREAM) ?? false,
  draws: endpoint.picture !== undefined,
});

/** The kind of picture that `Accept` prefers to JSON, which also answers those who take anything. */
const preferredPicture = (ctx: Ctx): PictureType | undefined =>
  PICTURE_TYPES.find((type) => type === ctx.accepts(...PICTURE_ANSWERS));

const notAnObject = (value: unknown): boolean => typeof value !== 'object' || value === null || Array.isArray(value);

/** Body, path parameters and the query fields that a POST declares, as one input. */
const readInput = async (exchange: Exchange, { route, params }: Found<Route>): Promise<unknown> => {
  const { request, target } = exchange;
  const outer = route.readQuery(target.query, params);
  if (route.draws) exchange.context.picture = takePicture(outer, exchange.pictureType);
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

/**
 * REST as a middleware: finds the operation, runs it through the gate and writes the answer itself. `except` names operations
 * that another middleware serves.
 */
export const createRest = (operations: readonly Operation[], except: ReadonlySet<string>): Rest => {
  const served = operations.filter(hasPath);
  const own = served.filter(({ endpoint }) => !except.has(endpoint.operation));
  const table = createRouteTable(own.map((operation) => ({ ...operation.route, route: routeOf(operation) })));
  const streams = new Set<ServerResponse>();

  const follow = async (exchange: Exchange, events: AsyncIterable<unknown>): Promise<void> => {
    const { metrics } = exchange.context.services;
    metrics.streamOpened();
    streams.add(exchange.response);
    try {
      await sendStream(exchange, events);
    } finally {
      streams.delete(exchange.response);
      metrics.streamClosed();
    }
  };

  const answer = async (exchange: Exchange, found: Found<Route>): Promise<void> => {
    const { route } = found;
    const { context, response } = exchange;
    let status = 200;
    try {
      const result = await route.run({ context, path: route.name, getRawInput: () => readInput(exchange, found) });
      if (route.streams) await follow(exchange, result as AsyncIterable<unknown>);
      else sendResult(exchange, result);
      if (context.bill.credits) context.services.metrics.charged(context.bill.credits);
    } catch (thrown) {
      const error = reportFailure(context, thrown, route.label);
      if (response.headersSent) response.destroy();
      else sendError(exchange, error);
      status = recordedStatus(thrown, context);
    }
    exchange.count(route.label, status);
  };

  return {
    middleware(ctx, next) {
      const { exchange } = ctx;
      const { path } = exchange.target;
      const { method = 'GET' } = exchange.request;
      const found = path === undefined ? undefined : table.find(method === 'HEAD' ? 'GET' : method, path);
      if (!found) return next();
      ctx.respond = false;
      if (found.route.draws) {
        exchange.variesByAccept = true;
        exchange.pictureType = preferredPicture(ctx);
      }
      return answer(exchange, found);
    },
    serve(name) {
      const operation = served.find(({ endpoint }) => endpoint.operation === name);
      if (!operation) throw new TypeError(`there is no operation ${name}`);
      const route = routeOf(operation);
      return (ctx) => {
        ctx.respond = false;
        return answer(ctx.exchange, { route, params: {} });
      };
    },
    methodsAt: (path) => table.methods(path),
    paths: [...new Set(served.map(({ route }) => route.path))],
    endStreams() {
      for (const response of streams) response.end();
    },
  };
};
