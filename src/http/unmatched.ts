import { ApiError } from '../api/errors.ts';
import { notFoundPage } from '../api/pages/not-found.ts';
import { nearMatches } from '../errors/suggest.ts';
import type { FileReply } from '../schemas/file.ts';
import type { Ctx, Middleware } from './exchange.ts';
import { countRefusal } from './pipelining.ts';
import { sendError, sendOptions } from './reply.ts';
import { SUGGESTED } from './workbench.ts';

/** In the order in which answers list them. */
const METHODS = ['GET', 'POST', 'DELETE', 'HEAD'];

/** The page for a browser that follows a link to nothing; the API answers in JSON whoever asks. */
const pageFor = (ctx: Ctx, suggests: boolean): FileReply | undefined => {
  const { path } = ctx.exchange.target;
  const isPage = ['GET', 'HEAD'].includes(ctx.method) && path !== undefined && !/^\/v1(?:\/|$)/.test(path);
  if (!isPage) return undefined;
  ctx.vary('accept');
  return ctx.accepts('json', 'html') === 'html'
    ? notFoundPage(path, suggests ? nearMatches(path, SUGGESTED) : [])
    : undefined;
};

/**
 * The last middleware: OPTIONS of every path, 405 where another method is served, 404 with the nearest of `paths`, the templates
 * that may be suggested.
 */
export const createUnmatched = (paths: readonly string[]): Middleware => {
  const notFound = ({ exchange }: Ctx, suggests: boolean): ApiError => {
    const { target } = exchange;
    const text = `No route matches ${target.sent.slice(0, 120)}.`;
    if (!suggests) {
      countRefusal(exchange.request, exchange.response, 429);
      return new ApiError('NOT_FOUND', text);
    }
    const near = nearMatches(target.sent, paths);
    const hint = near.length ? `Did you mean ${near.join(' or ')}?` : 'GET /v1 lists every endpoint.';
    return new ApiError('NOT_FOUND', `${text} ${hint}`);
  };

  const methodsOf = ({ exchange, matched = [] }: Ctx): readonly string[] => {
    if (exchange.target.path === '*') return METHODS;
    const served = matched.flatMap(({ methods }) => methods);
    return METHODS.filter((method) => served.includes(method));
  };

  return async (ctx) => {
    const { exchange } = ctx;
    const { request, context } = exchange;
    await context.services.gate.loadLimits(context);
    const methods = methodsOf(ctx);
    const allow = [...methods, 'OPTIONS'].join(', ');
    const { method = 'GET' } = request;
    if (methods.length && method === 'OPTIONS') {
      sendOptions(exchange, allow);
      exchange.count('other', 204);
      return;
    }
    // Suggestions cost more than a call: who asks for too many paths that are not there gets none.
    const suggests = methods.length > 0 || context.services.gate.countNotFound(context);
    const error = methods.length
      ? new ApiError('METHOD_NOT_ALLOWED', `${method} is not allowed here; allowed: ${allow}`, { headers: { allow } })
      : notFound(ctx, suggests);
    context.services.metrics.failed(error.code);
    const page = error.code === 'NOT_FOUND' ? pageFor(ctx, suggests) : undefined;
    if (page) {
      ctx.status = error.status;
      ctx.set({ ...page.headers, 'cache-control': 'no-store' });
      ctx.type = page.mediaType;
      ctx.body = page.content;
    } else sendError(exchange, error);
    exchange.count('other', error.status);
  };
};
