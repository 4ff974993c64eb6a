import { TRPCError } from '@trpc/server';
import type { z } from 'zod';
import type { Endpoint, FilePart } from '../api/endpoint.ts';
import { ApiError } from '../api/errors.ts';
import { recordedStatus, reportFailure } from '../api/failure.ts';
import type { RestOperation } from '../api/operations.ts';
import { IMAGE_RESPONSES, ImageQuery, type ImageRequest } from '../api/picture.ts';
import { definitionOf } from '../api/procedure.ts';
import { compileProcedure, type RunProcedure } from '../api/run.ts';
import { EVENT_STREAM } from '../api/streams.ts';
import { ROW_TYPES, type RowType } from '../lists/row-types.ts';
import { PICTURE_TYPES, type ResponseImageType } from '../response-images/drawing.ts';
import { readJsonBody } from './body.ts';
import type { BodyLimits } from './body-refusals.ts';
import { CompressedCache } from './compression.ts';
import type { Ctx, Middleware } from './exchange.ts';
import { limitsOf } from './large-calls.ts';
import { readRows, rowReaderOf } from './list-body.ts';
import { isMultipart, readForm } from './multipart.ts';
import type { OpenStreams } from './open-streams.ts';
import { listFieldsOf, type QueryReader, queryReader, type TextReader, textReader } from './query.ts';
import { type Delivery, sendError, sendResult } from './reply.ts';
import { sendStream } from './sse.ts';

/** An operation, made ready to be called over REST. */
interface Route {
  readonly name: string;
  /** Label of metrics and logs: method and path template. */
  readonly label: string;
  readonly endpoint: Endpoint;
  readonly run: RunProcedure;
  readonly readQuery: QueryReader;
  readonly readText: TextReader;
  readonly file: FilePart | undefined;
  readonly takesBody: boolean;
  readonly queryFields: ReadonlySet<string>;
  readonly limits: BodyLimits;
  readonly streams: boolean;
  readonly delivery: Delivery;
  /** Whether the response can be requested as an image. */
  readonly draws: boolean;
  /** Whether rows are read and written as files, beside JSON. */
  readonly takesLists: boolean;
  readonly takesPairs: boolean;
  /** Fields that take lists, which the query string has between commas. */
  readonly listFields: ReadonlySet<string>;
}

export type OnEnd = (ctx: Ctx, status: number, result: unknown) => void;

export interface Rest {
  /** Answers as an operation; `onEnd` is called with the status and, where it did not fail, the result. */
  handlerOf(operation: RestOperation, onEnd?: OnEnd): Middleware;
}

const deliveryOf = ({ constant = false, access, secret = false }: Endpoint): Delivery => ({
  constant,
  secret,
  keyed: access !== 'public',
  kept: constant && access === 'public' ? new CompressedCache() : undefined,
});

const NO_FIELDS: ReadonlySet<string> = new Set();

const routeOf = ({ name, endpoint, procedure, route }: RestOperation): Route => {
  const readText = textReader(procedure);
  return {
    name,
    label: endpoint.operation,
    endpoint,
    run: compileProcedure(procedure),
    readQuery: queryReader(readText),
    readText,
    file: endpoint.file,
    takesBody: route.method === 'POST',
    queryFields: new Set(endpoint.query),
    limits: limitsOf(endpoint),
    streams: endpoint.produces?.includes(EVENT_STREAM) ?? false,
    delivery: deliveryOf(endpoint),
    draws: endpoint.picture !== undefined,
    takesLists: endpoint.lists ?? false,
    listFields: endpoint.lists ? listFieldsOf(procedure) : NO_FIELDS,
    takesPairs: 'pairs' in ((definitionOf(procedure).inputs[0] as z.ZodObject | undefined)?.shape ?? {}),
  };
};

/** A text that spells a number as that number; any other stays, and is refused by name. */
const spelledNumber = (text: unknown): unknown =>
  typeof text === 'string' && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;

/**
 * Takes `width` and `theme` out of the query parameters of an endpoint that can respond with an image. They are read,
 * and rejected, whatever the response will be; undefined if JSON is requested.
 */
const takePicture = (
  parameters: Record<string, unknown>,
  type: ImageRequest['type'] | undefined,
): ImageRequest | undefined => {
  const { width, theme } = parameters;
  delete parameters.width;
  delete parameters.theme;
  const read = ImageQuery.safeParse({ width: width === undefined ? undefined : spelledNumber(width), theme });
  if (!read.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: read.error });
  return type && { type, ...read.data };
};

/** The type of image that `Accept` prefers to JSON; JSON is also for callers who accept anything. */
const preferredPicture = (ctx: Ctx): ResponseImageType | undefined => {
  // If no image type is named and nothing is weighted, JSON is as good as anything.
  if (!/image\/|;/i.test(ctx.req.headers.accept ?? '')) return undefined;
  return PICTURE_TYPES.find((type) => type === ctx.accepts(...IMAGE_RESPONSES));
};

/** The type of rows that `Accept` prefers to JSON. */
const preferredRows = (ctx: Ctx): RowType | undefined =>
  /csv|ndjson/i.test(ctx.req.headers.accept ?? '')
    ? ROW_TYPES.find((type) => type === ctx.accepts('application/json', ...ROW_TYPES))
    : undefined;

const NONE: Readonly<Record<string, string>> = Object.freeze({});

/** Options of the query string; the texts of fields that take lists, as lists: keys of spaces and metrics. */
const optionsIn = (outer: Readonly<Record<string, unknown>>, { listFields }: Route): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(outer).map(([name, text]) => [
      name,
      listFields.has(name) && typeof text === 'string' ? text.split(',') : text,
    ]),
  );

/** Body, path parameters and the query fields that a POST declares, as one input. */
const readInput = async (ctx: Ctx, route: Route): Promise<unknown> => {
  const { exchange, params = NONE } = ctx;
  const { request, target } = exchange;
  const outer = route.readQuery(target.query, params);
  if (route.draws) exchange.context.picture = takePicture(outer, exchange.pictureType);
  if (!route.takesBody) return outer;
  const readList = route.takesLists ? rowReaderOf(request) : undefined;
  // A file of rows has no place for options.
  if (readList)
    return {
      ...optionsIn(outer, route),
      ...(await readRows(exchange, { read: readList, limits: route.limits, takesPairs: route.takesPairs })),
    };
  const stray = Object.keys(outer).find((name) => !(name in params) && !route.queryFields.has(name));
  if (stray !== undefined) {
    const accepted = route.queryFields.size
      ? `; accepted: ${[...route.queryFields].join(', ')}`
      : '; this endpoint reads its fields from the body';
    throw new ApiError('INVALID_INPUT', `${stray}: unknown query parameter${accepted}`, { details: { field: stray } });
  }
  const body =
    route.file && isMultipart(request)
      ? await readForm(ctx, { file: route.file, limits: route.limits, readText: route.readText })
      : await readJsonBody(exchange, route.limits);
  exchange.context.longTexts?.settle(body, route.endpoint);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const taken = Object.keys(outer).find((name) => Object.hasOwn(body, name));
  if (taken !== undefined)
    throw new ApiError('INVALID_INPUT', `${taken}: is already set by the path; remove it from the body`, {
      details: { field: taken },
    });
  return Object.assign(body, outer);
};

/** REST: an operation runs through the gate, and its answer is written past Koa. */
export const createRest = (streams: OpenStreams): Rest => {
  const answer = async (ctx: Ctx, route: Route, onEnd?: OnEnd): Promise<void> => {
    const { exchange } = ctx;
    const { context, response } = exchange;
    let status = 200;
    let result: unknown;
    try {
      result = await route.run({ context, path: route.name, getRawInput: () => readInput(ctx, route) });
      if (route.streams) await streams.follow(exchange, () => sendStream(exchange, result as AsyncIterable<unknown>));
      else {
        const sent = sendResult(exchange, result, route.delivery);
        if (sent) await sent;
      }
      if (context.bill.credits) context.services.metrics.charged(context.bill.credits);
    } catch (thrown) {
      const error = reportFailure(context, thrown, route.label);
      if (response.headersSent) response.destroy();
      else sendError(exchange, error);
      status = recordedStatus(thrown, context);
    }
    onEnd?.(ctx, status, result);
    exchange.count(route.label, status);
  };

  return {
    handlerOf(operation, onEnd) {
      const route = routeOf(operation);
      return (ctx) => {
        ctx.respond = false;
        if (route.draws) {
          ctx.exchange.variesByAccept = true;
          ctx.exchange.pictureType = preferredPicture(ctx);
        }
        if (route.takesLists) {
          ctx.exchange.variesByAccept = true;
          ctx.exchange.context.rowType = preferredRows(ctx);
        }
        return answer(ctx, route, onEnd);
      };
    },
  };
};
