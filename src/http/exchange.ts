import type { IncomingMessage, ServerResponse } from 'node:http';
import type Koa from 'koa';
import type { ImageRequest } from '../api/picture.ts';
import type { Services } from '../api/services.ts';
import { followRequest, type RequestTrace } from '../runtime/trace.ts';
import { RequestContext } from './request-context.ts';
import type { Target } from './target.ts';

const NO_TARGET: Target = { path: undefined, query: '', sent: '', rewritten: undefined };

/** One request and its answer. */
export class Exchange {
  /** Koa's context: errors, pages and responses without a body go through it. */
  readonly ctx: Ctx;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly context: RequestContext;
  readonly started = performance.now();
  readonly trace: RequestTrace;
  /** Set where the answer is a stream of events. */
  streamed = false;
  /** The route can answer in several media types: caches must tell its answers apart by `Accept`. */
  variesByAccept = false;
  /** The type of image that the caller prefers to JSON. */
  pictureType: ImageRequest['type'] | undefined = undefined;
  /** What is asked for; nothing until it was read. */
  target: Target = NO_TARGET;

  /** Whether the answer was counted, and so has its headers. */
  isCounted = false;

  constructor(ctx: Ctx, services: Services, nextCallId: () => number) {
    const { req: request, res: response } = ctx;
    this.ctx = ctx;
    this.request = request;
    this.response = response;
    const { traceparent, tracestate } = request.headers;
    this.trace = followRequest(request.method ?? '', {
      traceparent: typeof traceparent === 'string' ? traceparent : undefined,
      tracestate: typeof tracestate === 'string' ? tracestate : undefined,
    });
    this.context = new RequestContext(request, response, services, nextCallId);
  }

  /** Counts the answer under a route, and ends its part of a trace. */
  count(route: string, status: number): void {
    this.isCounted = true;
    const { services, caller, requestId } = this.context;
    const ms = performance.now() - this.started;
    const keyId = caller?.id;
    services.metrics.request(route, status, ms / 1000);
    this.trace.end({ route, status, keyId, requestId });
    const { traceId } = this.trace;
    const { method = '', headers } = this.request;
    // tRPC writes its streams itself.
    const streamed = this.streamed || headers.accept === 'text/event-stream';
    services.callLog({ method, route, status, ms, streamed, keyId, requestId, traceId });
  }
}

/** What the application and its router add to Koa's context. */
export interface Served {
  exchange: Exchange;
  /** Values of path parameters; missing where the path has none. */
  readonly params?: Readonly<Record<string, string>>;
  /** The routes of the path, whatever their method; missing where the router was not asked. */
  readonly matched?: readonly { readonly methods: readonly string[] }[];
}

export type Ctx = Koa.ParameterizedContext<Koa.DefaultState, Served>;
export type Middleware = (ctx: Ctx, next: () => Promise<void>) => Promise<void>;
