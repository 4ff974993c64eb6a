import type { IncomingMessage } from 'node:http';
import { ApiError } from '../api/errors.ts';
import { recordedStatus, reportFailure } from '../api/failure.ts';
import type { Services } from '../api/services.ts';
import { isAccountPath } from './account.ts';
import { type Ctx, Exchange, type Middleware } from './exchange.ts';
import { baseHeaders } from './headers.ts';
import { sendError } from './reply.ts';
import { readTarget } from './target.ts';

/** Throws INVALID_INPUT unless there is exactly one line `Host`, as HTTP/1.1 wants it. */
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

/** Adds the headers of every answer to a page or a file; what it says of itself stays. */
const addBase = (ctx: Ctx): void => {
  const { context, isSameOrigin } = ctx.exchange;
  const base = baseHeaders(context, ctx.req.headers.origin, isSameOrigin);
  for (let i = 0; i < base.length; i += 2)
    if (base[i] === 'vary') ctx.vary(base[i + 1]!);
    else if (!ctx.res.hasHeader(base[i]!)) ctx.set(base[i]!, base[i + 1]!);
};

export interface FrontOptions {
  readonly services: Services;
  readonly nextCallId: () => number;
}

/**
 * The first middleware: makes the exchange, reads Host and target, answers what the others throw and counts what Koa answers.
 * What writes its answer itself sets `ctx.respond = false`.
 */
export const createFront =
  ({ services, nextCallId }: FrontOptions): Middleware =>
  async (ctx, next) => {
    const exchange = new Exchange(ctx, services, nextCallId);
    ctx.exchange = exchange;
    try {
      checkHost(ctx.req);
      exchange.target = readTarget(ctx.req.url ?? '/');
      exchange.isSameOrigin = isAccountPath(exchange.target.path);
      // Routers and pages see the plain form of every spelling.
      if (exchange.target.rewritten !== undefined) ctx.req.url = exchange.target.rewritten;
      await exchange.trace.within(next);
      if (exchange.isCounted) return;
      addBase(ctx);
      exchange.count('files', ctx.status);
    } catch (thrown) {
      const error = reportFailure(exchange.context, thrown, undefined);
      if (ctx.res.headersSent) ctx.res.destroy();
      else sendError(exchange, error);
      exchange.count('other', recordedStatus(thrown, exchange.context));
    }
  };
