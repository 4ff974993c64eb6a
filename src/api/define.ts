import { initTRPC } from '@trpc/server';
import { requestIds } from '../runtime/trace.ts';
import type { Context } from './context.ts';
import type { Endpoint, EndpointOptions, Meta, Method } from './endpoint.ts';
import { toApiError } from './errors.ts';
import { passGate, respondWithImage } from './layers.ts';

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    isDev: false,
    errorFormatter: ({ shape, error, ctx }) => {
      const { code, status, message, details } = toApiError(error);
      const request_id = ctx?.requestId ?? requestIds.getStore();
      return {
        ...shape,
        message,
        data: { ...shape.data, stack: undefined, code, httpStatus: status, details, request_id },
      };
    },
  });

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

const gate = t.middleware(passGate);

const endpointOf = (operation: string, options: EndpointOptions): Endpoint => ({
  ...options,
  operation,
  access: options.access ?? 'key',
});

const rest = (method: Method) => (below: string, options: EndpointOptions) => {
  const path = `/v1${below === '/' ? '' : below}` as const;
  const endpoint = endpointOf(`${method} ${path}`, options);
  const { summary, description, access, produces } = endpoint;
  const openapi = {
    method,
    path,
    summary,
    ...(description === undefined ? {} : { description }),
    tags: [],
    protect: access !== 'public',
    enabled: !produces?.includes('text/event-stream'),
    successDescription: summary,
    errorResponses: [],
  };
  const gated = t.procedure.meta({ endpoint, openapi }).use(gate);
  return options.picture === undefined ? gated : gated.use(t.middleware(respondWithImage(options.picture)));
};

/** `GET /v1{path}`: input comes from the path and the query string. */
export const get = rest('GET');
/** `POST /v1{path}`: input is the JSON body, plus path parameters and the declared query fields. */
export const post = rest('POST');
/** `DELETE /v1{path}`. */
export const del = rest('DELETE');
/** An operation of tRPC and GraphQL that has no REST path, by its dotted name. */
export const internal = (name: string, options: EndpointOptions) =>
  t.procedure.meta({ endpoint: endpointOf(name, options) }).use(gate);
