import type { IncomingMessage, ServerResponse } from 'node:http';
import type Koa from 'koa';
import type { PictureWish } from '../api/picture.ts';
import type { Services } from '../api/services.ts';
import { followRequest, type RequestTrace } from '../runtime/trace.ts';
import { RequestContext } from './request-context.ts';
import type { Target } from './target.ts';

const NO_TARGET: Target = { path: undefined, query: '', sent: '', rewritten: undefined };

/** One request and its answer. */
export class Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly context: RequestContext;
  readonly started = performance.now();
  readonly trace: RequestTrace;
  /** Set where the answer is a stream of events. */
  streamed = false;
  /** The route can answer in several media types: caches must tell its answers apart by `Accept`. */
  variesByAccept = false;
  /** The kind of picture that the caller prefers to JSON. */
  pictureType: PictureWish['type'] | undefined = undefined;
  /** What is asked for; nothing until it was read. */
  target: Target = NO_TARGET;

  constructor(request: IncomingMessage, response: ServerResponse, services: Services, nextCallId: () => number) {
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

/** What the application adds to Koa's context. */
export interface Served {
  exchange: Exchange;
}

export type Ctx = Koa.ParameterizedContext<Koa.DefaultState, Served>;
export type Middleware = (ctx: Ctx, next: () => Promise<void>) => Promise<void>;
