import type { AnyRouter, TRPCError } from '@trpc/server';
import { nodeHTTPRequestHandler } from '@trpc/server/adapters/node-http';
import { ApiError, toApiError } from '../api/errors.ts';
import { reportFailure } from '../api/failure.ts';
import { operationsOf } from '../api/operations.ts';
import { requestIds } from '../runtime/trace.ts';
import { MAX_CALLS } from '../schemas/limits.ts';
import { drainBody, readJsonBytes } from './body.ts';
import type { BodyLimits } from './body-refusals.ts';
import { compressBuffered } from './compress-buffered.ts';
import type { Exchange, Middleware } from './exchange.ts';
import { API_POLICY, baseHeaders } from './headers.ts';
import { inputsOfCalls } from './inputs-of-calls.ts';
import { limitsOf, sumOfLimits } from './large-calls.ts';
import { countRefusal } from './pipelining.ts';
import { errorHeaders, sendError } from './reply.ts';

/** Where tRPC is served: the names of procedures, separated by commas. */
export const TRPC_PATH = '/v1/trpc/';

/** Who has shown no key in use may send no more than this: what is served without a key takes no more. */
const OF_VISITORS: BodyLimits = { bytes: 64 * 1024, members: 10_000 };

/** The bytes of the body, or why there are none: every call of the batch is then answered so. */
const readBody = async (exchange: Exchange, ofCallers: BodyLimits): Promise<Buffer | ApiError | undefined> => {
  const { request, context } = exchange;
  if (request.method !== 'POST') return undefined;
  const isKnown = await context.services.gate.isKnown(context);
  try {
    return await readJsonBytes(exchange, isKnown ? ofCallers : OF_VISITORS);
  } catch (thrown) {
    return toApiError(thrown);
  }
};

/** The router itself on tRPC's own protocol, under the same gate; a batch may hold 20 calls. */
export const createTrpc = (router: AnyRouter): Middleware => {
  const operations = operationsOf(router);
  const limits = new Map(operations.map(({ name, endpoint }) => [name, limitsOf(endpoint)]));
  const secret = new Set(operations.filter(({ endpoint }) => endpoint.secret).map(({ name }) => name));
  /** tRPC adds the id of the last event to the input of a stream. */
  const streams = new Set(
    operations.filter(({ procedure }) => procedure._def.type === 'subscription').map(({ name }) => name),
  );
  /** The length of a response with a new secret would reveal it. */
  const mayPack = (names: readonly string[]): boolean => !names.some((name) => secret.has(name));

  return async (ctx) => {
    ctx.respond = false;
    const { exchange } = ctx;
    const { request, response, context, target } = exchange;
    const { services, bill } = context;
    const path = target.path!.slice(TRPC_PATH.length);
    const names = path.split(',');
    const calls = names.length;
    if (calls > MAX_CALLS) {
      const error = new ApiError('INVALID_INPUT', `A batch may contain ${MAX_CALLS} calls; this one has ${calls}.`, {
        details: { limit: MAX_CALLS, calls },
      });
      sendError(exchange, error);
      exchange.count('trpc', error.status);
      return;
    }
    const accepted = names.flatMap((name) => limits.get(name) ?? []);
    const body = await readBody(exchange, sumOfLimits(accepted));
    let text = '';
    if (body instanceof Buffer && body.length > 0) {
      if (calls === 1 && streams.has(path)) text = body.toString('utf8');
      else {
        // tRPC would parse it at once.
        const isBatch = new URLSearchParams(target.query).get('batch') === '1';
        const { standIn, inputOf } = inputsOfCalls(body, { context, calls: isBatch ? calls : undefined });
        context.inputOf = inputOf;
        text = standIn;
      }
    }
    if (mayPack(names)) compressBuffered(exchange);
    // Koa begins every answer as 404; tRPC leaves the status of a stream as it finds it.
    response.statusCode = 200;
    const answer = () =>
      nodeHTTPRequestHandler({
        router,
        // tRPC would read the body itself, before any right is decided, and however deep it is.
        req: body === undefined ? request : Object.assign(request, { body: text }),
        res: response,
        // tRPC decodes it again: names that are encoded twice would be more calls than were counted.
        path: encodeURIComponent(path),
        allowMethodOverride: true,
        createContext: async () => {
          if (body instanceof ApiError) throw body;
          return context;
        },
        responseMeta: ({ errors }: { errors: readonly TRPCError[] }) => {
          if (errors.some((error) => toApiError(error).code === 'RATE_LIMITED')) countRefusal(request, response, 429);
          const headers = new Headers({ 'cache-control': 'no-store', 'content-security-policy': API_POLICY });
          const ofErrors = errors.flatMap((error) => errorHeaders(toApiError(error)));
          const base = [...ofErrors, ...baseHeaders(context, request.headers.origin)];
          if (!drainBody(request)) headers.set('connection', 'close');
          for (let i = 0; i < base.length; i += 2) headers.set(base[i]!, base[i + 1]!);
          return { headers };
        },
        onError: ({ error, path: name }: { error: TRPCError; path: string | undefined }) =>
          void reportFailure(context, error, name),
      });
    await requestIds.run(context.requestId, answer);
    if (bill.credits) services.metrics.charged(bill.credits);
    exchange.count('trpc', response.statusCode);
  };
};
