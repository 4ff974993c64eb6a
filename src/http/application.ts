import type { IncomingMessage } from 'node:http';
import Koa from 'koa';
import { ApiError } from '../api/errors.ts';
import { recordedStatus, reportFailure } from '../api/failure.ts';
import type { Services } from '../api/services.ts';
import { type Ctx, Exchange, type Served } from './exchange.ts';
import { baseHeaders } from './headers.ts';
import { sendError } from './reply.ts';
import { readTarget } from './target.ts';

type Chain = (ctx: Ctx) => Promise<void>;

/** What Koa does with a request when its middlewares are set; its types leave it out. */
const koa = Koa.prototype as unknown as { handleRequest(this: Application, ctx: Ctx, chain: Chain): Promise<void> };

/** Exactly one line `Host`, as HTTP/1.1 wants it. */
const checkHost = ({ rawHeaders, httpVersion }: IncomingMessage): void => {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]!;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  if (hosts === 1 || (hosts === 0 && httpVersion === '1.0')) return;
  throw new ApiError('INVALID_INPUT', `host: the request has ${hosts} Host headers; send one`, {
    details: { field: 'host' },
  });
};

/**
 * The one application that answers every request. What writes its answer itself sets `ctx.respond = false`, and pays for
 * nothing of Koa's own way of answering; what sets `ctx.body` is answered by Koa, with the headers that every answer has.
 */
export class Application extends Koa<Koa.DefaultState, Served> {
  readonly #services: Services;
  readonly #nextCallId: () => number;
  /** Told of every exchange as it begins. */
  readonly #begun: (exchange: Exchange) => void;

  constructor(services: Services, nextCallId: () => number, begun: (exchange: Exchange) => void) {
    super();
    this.#services = services;
    this.#nextCallId = nextCallId;
    this.#begun = begun;
    this.on('error', (err) => services.log.error({ err }, 'request failed'));
  }

  // Called by Koa for each request.
  async handleRequest(ctx: Ctx, chain: Chain): Promise<void> {
    const exchange = new Exchange(ctx.req, ctx.res, this.#services, this.#nextCallId);
    ctx.exchange = exchange;
    this.#begun(exchange);
    try {
      checkHost(ctx.req);
      exchange.target = readTarget(ctx.req.url ?? '/');
      // Routers and pages see the plain form of every spelling.
      if (exchange.target.rewritten !== undefined) ctx.req.url = exchange.target.rewritten;
      await exchange.trace.within(() => chain(ctx));
      if (ctx.respond !== false) await this.#answer(ctx);
    } catch (thrown) {
      const error = reportFailure(exchange.context, thrown, undefined);
      if (ctx.res.headersSent) ctx.res.destroy();
      else sendError(exchange, error);
      exchange.count('other', recordedStatus(thrown, exchange.context));
    }
  }

  /** Answers by `ctx.body` and `ctx.status`. */
  async #answer(ctx: Ctx): Promise<void> {
    const { exchange, status } = ctx;
    const base = baseHeaders(exchange.context, ctx.req.headers.origin);
    for (let i = 0; i < base.length; i += 2)
      if (base[i] === 'vary') ctx.vary(base[i + 1]!);
      // What a page says of itself stays.
      else if (!ctx.res.hasHeader(base[i]!)) ctx.set(base[i]!, base[i + 1]!);
    await koa.handleRequest.call(this, ctx, async () => {
      // Koa begins every answer as 404.
      ctx.res.statusCode = status;
    });
    exchange.count('files', status);
  }
}
