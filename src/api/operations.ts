import type { AnyProcedure, AnyRouter } from '@trpc/server';
import { type GroupId, isGroup } from '../wire/groups.ts';
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

/** An operation that REST serves. */
export type RestOperation = Operation & { readonly endpoint: Endpoint & { readonly path: string } };

export const hasPath = (operation: Operation): operation is RestOperation => operation.endpoint.path !== undefined;

/** The group of an endpoint: the one it names, or the first segment of its path. Throws where nothing describes that group. */
export const groupOf = ({ group, path }: RestOperation['endpoint']): GroupId => {
  const name = group ?? path.split('/')[1] ?? '';
  if (!isGroup(name))
    throw new TypeError(`${path} is of the group '${name}', which src/wire/groups.ts does not describe`);
  return name;
};
