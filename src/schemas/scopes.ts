import { GROUPS, type GroupId } from './groups.ts';

/** Groups that every key may call: what it has used, and documents of GraphQL, whose fields are calls of their own groups. */
const OPEN: readonly GroupId[] = ['discovery', 'usage', 'graphql'];

export type ScopeId = Exclude<GroupId, 'discovery' | 'usage' | 'graphql' | 'admin'>;

/** Groups of operations to which a key may be confined. */
export const SCOPES = Object.keys(GROUPS).filter(
  (group): group is ScopeId => group !== 'admin' && !OPEN.includes(group as GroupId),
) as [ScopeId, ...ScopeId[]];

/** Whether a key with these scopes, null for all, may call an operation of a group. */
export const allows = (scopes: readonly string[] | null, group: GroupId): boolean =>
  scopes === null || OPEN.includes(group) || scopes.includes(group);
