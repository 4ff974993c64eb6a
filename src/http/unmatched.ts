import { ApiError } from '../api/errors.ts';
import { nearMatches } from '../refusal/suggest.ts';
import type { Ctx, Middleware } from './exchange.ts';
import { sendError, sendOptions } from './reply.ts';

/** In the order in which answers list them. */
const METHODS = ['GET', 'POST', 'DELETE', 'HEAD'];

export interface UnmatchedOptions {
  /** Methods that are served at a path, from every table of routes. */
  readonly methodsAt: (path: string) => readonly string[];
  /** Templates of the paths that may be suggested. */
  readonly paths: readonly string[];
}

/** The last middleware: OPTIONS of every path, 405 where another method is served, 404 with the nearest known paths. */
export const createUnmatched = ({ methodsAt, paths }: UnmatchedOptions): Middleware => {
  const notFound = ({ exchange }: Ctx): ApiError => {
    const { context, target } = exchange;
    const text = `No route matches ${target.sent.slice(0, 120)}.`;
    // Suggestions cost more than a call: who asks for too many paths that are not there gets none.
    if (!context.services.gate.visit(context)) return new ApiError('NOT_FOUND', text);
    const near = nearMatches(target.sent, paths);
    const hint = near.length ? `Did you mean ${near.join(' or ')}?` : 'GET /v1 lists every endpoint.';
    return new ApiError('NOT_FOUND', `${text} ${hint}`);
  };

  const methodsOf = ({ path }: Ctx['exchange']['target']): readonly string[] => {
    if (path === '*') return METHODS;
    const served = path === undefined ? [] : methodsAt(path);
    const all = served.includes('GET') ? [...served, 'HEAD'] : served;
    return METHODS.filter((method) => all.includes(method));
  };

  return async (ctx) => {
    const { exchange } = ctx;
    const { request, context, target } = exchange;
    ctx.respond = false;
    await context.services.gate.show(context);
    const methods = methodsOf(target);
    const allow = [...methods, 'OPTIONS'].join(', ');
    const { method = 'GET' } = request;
    if (methods.length && method === 'OPTIONS') {
      sendOptions(exchange, allow);
      exchange.count('other', 204);
      return;
    }
    const error = methods.length
      ? new ApiError('METHOD_NOT_ALLOWED', `${method} is not allowed here; allowed: ${allow}`, { headers: { allow } })
      : notFound(ctx);
    sendError(exchange, error);
    exchange.count('other', error.status);
  };
};
