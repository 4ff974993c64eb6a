import type { IncomingMessage, ServerResponse } from 'node:http';
import type Koa from 'koa';
import type { PictureWish } from '../api/picture.ts';
import type { Services } from '../api/services.ts';
import { RequestContext } from './request-context.ts';
import type { Target } from './target.ts';

const NO_TARGET: Target = { path: undefined, query: '', sent: '', rewritten: undefined };

/** One request and its answer. */
export class Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly context: RequestContext;
  readonly started = performance.now();
  /** The route can answer in several media types: caches must tell its answers apart by `Accept`. */
  variesByAccept = false;
  /** The kind of picture that the caller prefers to JSON. */
  pictureType: PictureWish['type'] | undefined = undefined;
  /** What is asked for; nothing until it was read. */
  target: Target = NO_TARGET;

  constructor(request: IncomingMessage, response: ServerResponse, services: Services, nextCallId: () => number) {
    this.request = request;
    this.response = response;
    this.context = new RequestContext(request, response, services, nextCallId);
  }

  /** Counts the answer under a route. */
  count(route: string, status: number): void {
    this.context.services.metrics.request(route, status, (performance.now() - this.started) / 1000);
  }
}

/** What the application adds to Koa's context. */
export interface Served {
  exchange: Exchange;
}

export type Ctx = Koa.ParameterizedContext<Koa.DefaultState, Served>;
export type Middleware = (ctx: Ctx, next: () => Promise<void>) => Promise<void>;
