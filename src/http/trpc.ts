import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AnyRouter, TRPCError } from '@trpc/server';
import { nodeHTTPRequestHandler } from '@trpc/server/adapters/node-http';
import { ApiError } from '../api/errors.ts';
import { reportFailure } from '../api/failure.ts';
import type { Services } from '../api/services.ts';
import { MAX_BODY_BYTES, MAX_CALLS } from '../wire/limits.ts';
import { API_POLICY, baseHeaders, type CorsPolicy, sendError } from './reply.ts';
import { RequestContext } from './request-context.ts';

export const TRPC_PATH = '/v1/trpc';

export interface TrpcOptions {
  readonly router: AnyRouter;
  readonly services: Services;
  readonly nextCallId: () => number;
}

/** The router itself on tRPC's own protocol, under the same gate; a batch may hold 20 calls. */
export const createTrpcHandler = ({ router, services, nextCallId }: TrpcOptions) => {
  const cors: CorsPolicy = { origins: services.config.corsOrigins };
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const started = performance.now();
    const context = new RequestContext(request, response, services, nextCallId);
    const path = (request.url ?? '').split('?')[0]!.slice(TRPC_PATH.length + 1);
    const calls = path.split(',').length;
    if (calls > MAX_CALLS) {
      const error = new ApiError('INVALID_INPUT', `A batch may contain ${MAX_CALLS} calls; this one has ${calls}.`, {
        details: { limit: MAX_CALLS, calls },
      });
      sendError({ request, response, requestId: context.requestId, bill: context.bill, cors }, error);
      services.metrics.request('trpc', error.status, 0);
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
        const flat = baseHeaders({ request, response, requestId: context.requestId, bill: context.bill, cors });
        for (let i = 0; i < flat.length; i += 2) headers.set(flat[i]!, flat[i + 1]!);
        return { headers };
      },
      onError: ({ error, path }: { error: TRPCError; path: string | undefined }) =>
        void reportFailure(context, error, path),
    });
    if (context.bill.credits) services.metrics.charged(context.bill.credits);
    services.metrics.request('trpc', response.statusCode, (performance.now() - started) / 1000);
  };
};
