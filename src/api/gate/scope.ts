import { allows, type GroupId, isGroup } from '../../schemas/groups.ts';
import type { Endpoint } from '../endpoint.ts';
import { MCP_OPERATION } from '../surfaces.ts';

const known = new WeakMap<Endpoint, GroupId>();

/**
 * The group of an endpoint: the one it names, the first segment of its path below /v1, or the first part of its dotted name.
 * Throws where there is no such group.
 */
export const scopeOf = (endpoint: Endpoint): GroupId => {
  const found = known.get(endpoint);
  if (found) return found;
  const { group, operation } = endpoint;
  const name = group ?? (operation.includes('/') ? operation.split('/')[2] : operation.split('.')[0]) ?? '';
  if (!isGroup(name)) throw new TypeError(`${operation} is of no group, so no key can be confined to it`);
  known.set(endpoint, name);
  return name;
};

/** Whether a key with these scopes may call an endpoint. Agents' requests other than operations are open to all. */
export const isInScope = (scopes: readonly string[], endpoint: Endpoint): boolean =>
  endpoint.operation === MCP_OPERATION || allows(scopes, scopeOf(endpoint));
