import type { AnyRouter, TRPCError } from '@trpc/server';
import { nodeHTTPRequestHandler } from '@trpc/server/adapters/node-http';
import { ApiError } from '../api/errors.ts';
import { reportFailure } from '../api/failure.ts';
import { MAX_BODY_BYTES, MAX_CALLS } from '../wire/limits.ts';
import type { Middleware } from './exchange.ts';
import { API_POLICY, baseHeaders } from './headers.ts';
import { sendError } from './reply.ts';

/** Where tRPC is served: the names of procedures, separated by commas. */
export const TRPC_PATH = '/v1/trpc/';

/** The router itself on tRPC's own protocol, under the same gate; a batch may hold 20 calls. */
export const createTrpc =
  (router: AnyRouter): Middleware =>
  async (ctx) => {
    ctx.respond = false;
    const { exchange } = ctx;
    const { request, response, context, target } = exchange;
    const { services, bill } = context;
    const path = target.path!.slice(TRPC_PATH.length);
    const calls = path.split(',').length;
    if (calls > MAX_CALLS) {
      const error = new ApiError('INVALID_INPUT', `A batch may contain ${MAX_CALLS} calls; this one has ${calls}.`, {
        details: { limit: MAX_CALLS, calls },
      });
      sendError(exchange, error);
      exchange.count('trpc', error.status);
      return;
    }
    // Koa begins every answer as 404; tRPC leaves the status of a stream as it finds it.
    response.statusCode = 200;
    await nodeHTTPRequestHandler({
      router,
      req: request,
      res: response,
      path,
      maxBodySize: MAX_BODY_BYTES,
      allowMethodOverride: true,
      createContext: async () => context,
      responseMeta: () => {
        const headers = new Headers({ 'cache-control': 'no-store', 'content-security-policy': API_POLICY });
        const base = baseHeaders(context, request.headers.origin);
        for (let i = 0; i < base.length; i += 2) headers.set(base[i]!, base[i + 1]!);
        return { headers };
      },
      onError: ({ error, path: name }: { error: TRPCError; path: string | undefined }) =>
        void reportFailure(context, error, name),
    });
    if (bill.credits) services.metrics.charged(bill.credits);
    exchange.count('trpc', response.statusCode);
  };
