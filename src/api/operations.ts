import type { AnyProcedure, AnyRouter } from '@trpc/server';
import type { Endpoint, Meta } from './endpoint.ts';

/** One operation of the service: a procedure with its dotted name and its endpoint. */
export interface Operation {
  /** Name on tRPC, such as `color.contrast`. */
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly procedure: AnyProcedure;
}

/** Every operation of a router, in the order of the router files. */
export const operationsOf = (router: AnyRouter): Operation[] =>
  Object.entries(router._def.procedures as Record<string, AnyProcedure>).map(([name, procedure]) => {
    const meta = procedure._def.meta as Meta | undefined;
    if (!meta) throw new TypeError(`the procedure ${name} was not made by get, post, del or internal`);
    return { name, endpoint: meta.endpoint, procedure };
  });

/** Operations that REST serves. */
export const hasPath = (operation: Operation): operation is Operation & { endpoint: Endpoint & { path: string } } =>
  operation.endpoint.path !== undefined;
