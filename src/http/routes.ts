import type Router from '@koa/router';
import type Koa from 'koa';
import type { Middleware, Served } from './exchange.ts';

export type Routes = Router<Koa.DefaultState, Served>;

/**
 * The routes of a router as a middleware. A path without parameters is looked up among the router's own layers: the router
 * itself tries every layer's expression, which for a hundred routes costs a short call a quarter more processor time. A target
 * that names no path goes past it. Throws TypeError where two routes have the same method and path.
 */
export const dispatch = (router: Routes): Middleware => {
  const known = new Set<string>();
  const literal = new Map<string, Middleware>();
  for (const { methods, path, paramNames, stack } of router.stack)
    for (const method of methods) {
      const name = `${method} ${path}`;
      if (known.has(name)) throw new TypeError(`two routes for ${name}`);
      known.add(name);
      if (paramNames.length === 0) literal.set(name, stack[0] as unknown as Middleware);
    }
  const routed = router.routes() as unknown as Middleware;
  return (ctx, next) => {
    const { path } = ctx.exchange.target;
    if (path === undefined) return next();
    return (literal.get(`${ctx.method} ${path}`) ?? routed)(ctx, next);
  };
};
