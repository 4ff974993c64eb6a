import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AnyRouter, TRPCError } from '@trpc/server';
import { nodeHTTPRequestHandler } from '@trpc/server/adapters/node-http';
import { isFault, toApiError } from '../api/errors.ts';
import type { Services } from '../api/services.ts';
import { API_POLICY, baseHeaders, type CorsPolicy } from './reply.ts';
import { RequestContext } from './requestContext.ts';

export const TRPC_PATH = '/v1/trpc';

const MOST_CALLS = 20;
const BODY_LIMIT = 64 * 1024 * 1024;

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
    await nodeHTTPRequestHandler({
      router,
      req: request,
      res: response,
      path: (request.url ?? '').split('?')[0]!.slice(TRPC_PATH.length + 1),
      maxBodySize: BODY_LIMIT,
      allowMethodOverride: true,
      createContext: async ({ info }: { info: { calls: readonly unknown[] } }) => {
        if (info.calls.length > MOST_CALLS)
          throw new TRPCError({
            code: 'BAD_REQUEST',
            message: `A batch may hold ${MOST_CALLS} calls, this one has ${info.calls.length}.`,
          });
        return context;
      },
      responseMeta: () => {
        const headers = new Headers({ 'cache-control': 'no-store', 'content-security-policy': API_POLICY });
        const flat = baseHeaders({ request, response, requestId: context.requestId, bill: context.bill, cors });
        for (let i = 0; i < flat.length; i += 2) headers.set(flat[i]!, flat[i + 1]!);
        return { headers };
      },
      onError: ({ error, path }: { error: TRPCError; path: string | undefined }) => {
        const known = toApiError(error);
        if (isFault(known))
          services.log.error({ err: error.cause ?? error, request_id: context.requestId, route: path }, 'call failed');
        if (known.code === 'RATE_LIMITED' || known.code === 'QUOTA_EXCEEDED') services.metrics.refused(known.code);
      },
    });
    if (context.bill.credits) services.metrics.charged(context.bill.credits);
    services.metrics.request('trpc', response.statusCode, (performance.now() - started) / 1000);
  };
};
