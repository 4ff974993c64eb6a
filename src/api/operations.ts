import type { AnyProcedure, AnyRouter } from '@trpc/server';
import { type GroupId, isGroup } from '../schemas/groups.ts';
import type { Endpoint, Meta, Method } from './endpoint.ts';

/** One operation of the service: a procedure with its dotted name and its endpoint. */
export interface Operation {
  /** Name on tRPC, such as `color.contrast`. */
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly procedure: AnyProcedure;
  /** Where REST serves it, if it does: method and path template. */
  readonly route: { readonly method: Method; readonly path: string } | undefined;
}

/** Every operation of a router, in the order of the router files. */
export const operationsOf = (router: AnyRouter): Operation[] =>
  Object.entries(router._def.procedures as Record<string, AnyProcedure>).map(([name, procedure]) => {
    const meta = procedure._def.meta as Meta | undefined;
    if (!meta) throw new TypeError(`the procedure ${name} was not made by get, post, del or internal`);
    return { name, endpoint: meta.endpoint, procedure, route: meta.openapi };
  });

/** An operation that REST serves. */
export type RestOperation = Operation & { readonly route: NonNullable<Operation['route']> };

export const hasPath = (operation: Operation): operation is RestOperation => operation.route !== undefined;

/** The group of an operation: the one it names, or the first segment below /v1. Throws where nothing describes that group. */
export const groupOf = ({
  endpoint: { group },
  route: { path },
}: Pick<RestOperation, 'endpoint' | 'route'>): GroupId => {
  const name = group ?? path.split('/')[2] ?? '';
  if (!isGroup(name))
    throw new TypeError(`${path} is of the group '${name}', which src/schemas/groups.ts does not describe`);
  return name;
};
