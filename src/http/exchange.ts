import type { IncomingMessage, ServerResponse } from 'node:http';
import type Koa from 'koa';
import type { ApiKey } from '../accounts/account.ts';
import { requestIdOf } from '../accounts/call-id.ts';
import { Bill, type Credentials } from '../api/call.ts';
import type { Context } from '../api/context.ts';
import type { LongTexts } from '../api/long-texts.ts';
import type { ImageRequest } from '../api/picture.ts';
import type { Services } from '../api/services.ts';
import type { RowType } from '../lists/row-types.ts';
import type { FailureLevel } from '../runtime/call-log.ts';
import { followRequest, type RequestTrace } from '../runtime/trace.ts';
import { countRefusal } from './pipelining.ts';
import type { Target } from './target.ts';

/**
 * Address of the caller: the peer of the connection, or the entry that the outermost of `proxies` trusted proxies wrote into
 * `x-forwarded-for`. Entries further left are the caller's own claims and count for nothing.
 */
const clientAddress = (request: IncomingMessage, proxies: number): string => {
  const peer = request.socket.remoteAddress ?? '';
  if (proxies === 0) return peer;
  const forwarded = request.headers['x-forwarded-for'];
  const chain = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? ''))
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  return chain[Math.max(0, chain.length - proxies)] ?? peer;
};

const BEARER = /^bearer +(\S+) *$/i;
const SANE_ID = /^[\w.-]{8,64}$/;

/** The reason of every abort. One object for all, because making one records a stack; that stack says nothing about a request. */
const CLOSED = new DOMException('The response is closed', 'AbortError');

const header = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

/** The context of one HTTP request; what is rarely needed is made when it is asked for. */
export class RequestContext implements Context {
  readonly requestId: string;
  readonly services: Services;
  readonly bill = new Bill();
  caller: ApiKey | undefined = undefined;
  administrator: Context['administrator'] = undefined;
  failureLevel: FailureLevel | undefined = undefined;
  picture: ImageRequest | undefined = undefined;
  pictureSource: string | undefined = undefined;
  rowType: RowType | undefined = undefined;
  longTexts: LongTexts | undefined = undefined;
  inputOf: Context['inputOf'] = undefined;
  readonly #request: IncomingMessage;
  readonly #response: ServerResponse;
  readonly #nextCallId: () => number;
  /** The number that the request id spells, until a call has taken it. */
  #unused: number | undefined;
  #abort: AbortController | undefined = undefined;

  constructor(request: IncomingMessage, response: ServerResponse, services: Services, nextCallId: () => number) {
    this.#request = request;
    this.#response = response;
    this.services = services;
    this.#nextCallId = nextCallId;
    const given = request.headers['x-request-id'];
    if (typeof given === 'string' && SANE_ID.test(given)) {
      this.requestId = given;
      this.#unused = undefined;
    } else {
      this.#unused = nextCallId();
      this.requestId = requestIdOf(this.#unused);
    }
  }

  takeCallId(): { id: number; label: string | undefined } {
    const own = this.#unused;
    if (own === undefined) return { id: this.#nextCallId(), label: this.requestId };
    this.#unused = undefined;
    return { id: own, label: undefined };
  }

  get credentials(): Credentials {
    const { headers } = this.#request;
    const { authorization } = headers;
    return {
      apiKey: header(headers['x-api-key']),
      adminKey: header(headers['x-admin-key']),
      bearer: authorization === undefined ? undefined : BEARER.exec(authorization)?.[1],
    };
  }

  get address(): string {
    return clientAddress(this.#request, this.services.config.trustProxy);
  }

  get accept(): string {
    return this.#request.headers.accept ?? '';
  }

  get lastEventId(): string | undefined {
    return header(this.#request.headers['last-event-id']);
  }

  get idempotencyKey(): string | undefined {
    return header(this.#request.headers['idempotency-key']);
  }

  get signal(): AbortSignal {
    if (!this.#abort) {
      const abort = new AbortController();
      this.#abort = abort;
      this.#response.once('close', () => abort.abort(CLOSED));
    }
    // A response that never had its turn on its connection is not closed.
    if (this.#response.destroyed || this.#request.socket.destroyed) this.#abort.abort(CLOSED);
    return this.#abort.signal;
  }
}

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
  /** Its answer is for the pages of this service alone: no other origin is allowed to read it. */
  isSameOrigin = false;
  /** The route can answer in several media types: caches must tell its answers apart by `Accept`. */
  variesByAccept = false;
  /** The type of image that the caller prefers to JSON. */
  pictureType: ImageRequest['type'] | undefined = undefined;
  /** What is asked for; nothing until it was read. */
  target: Target = NO_TARGET;

  /** Whether the answer was counted, and so has its headers. */
  isCounted = false;
  readonly #counted: (() => void)[] = [];

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

  /** Calls when the answer is counted: the work for it has ended. */
  readonly whenCounted = (listener: () => void): void => {
    this.#counted.push(listener);
  };

  /** Counts the answer under a route, and ends its part of a trace. */
  count(route: string, status: number): void {
    this.isCounted = true;
    for (const listener of this.#counted) listener();
    countRefusal(this.request, this.response, status);
    const { services, caller, requestId, failureLevel } = this.context;
    const ms = performance.now() - this.started;
    const keyId = caller?.id;
    services.metrics.request(route, status, ms / 1000);
    this.trace.end({ route, status, keyId, requestId });
    const { traceId } = this.trace;
    const { method = '', headers } = this.request;
    // tRPC writes its streams itself.
    const streamed = this.streamed || headers.accept === 'text/event-stream';
    services.callLog({ method, route, status, ms, streamed, keyId, requestId, traceId, failureLevel });
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
