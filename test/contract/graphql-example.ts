import { type GraphQLOutputType, getNamedType, isObjectType } from 'graphql';
import { appRouter } from '../../routers/index.ts';
import type { Operation } from '../../src/api/operations.ts';
import { LIMITS } from '../../src/graphql/limits.ts';
import { camelCase } from '../../src/graphql/names.ts';
import { createSchema, fieldNameOf } from '../../src/graphql/schema.ts';
import { inputOf, type Shape, slotOf } from '../../src/graphql/shape.ts';

export const schema = createSchema(appRouter);

export const fieldsOf = (type: 'query' | 'mutation') =>
  (type === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {};

/** Every leaf of a type, as deep as a document may go. */
const selectionOf = (type: GraphQLOutputType, depth: number): string => {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields());
  // What stands beside JSON with types is asked for in a test of its own.
  const beside = fields.map(({ deprecationReason }) => /^Use `(\w+)`\.$/.exec(deprecationReason ?? '')?.[1]);
  const inner = fields.flatMap((field) => {
    if (beside.includes(field.name)) return [];
    const nested = isObjectType(getNamedType(field.type));
    if (nested && depth === 1) return [];
    return [`${field.name} ${selectionOf(field.type, depth - 1)}`];
  });
  return `{ __typename ${inner.join(' ')} }`;
};

/** A REST answer as GraphQL says it, as far as the document asked. */
const translated = (
  value: unknown,
  shape: Shape,
  depth: number,
  rename: Readonly<Record<string, string>> = {},
): unknown => {
  if (value === null || value === undefined) return null;
  if (shape.kind === 'list')
    return (value as unknown[]).map((item) => translated(item, shape.item.shape, depth, rename));
  if (shape.kind !== 'object') return value;
  const entries = shape.members.flatMap(({ name, slot }) => {
    let leaf = slot.shape;
    while (leaf.kind === 'list') leaf = leaf.item.shape;
    if (leaf.kind === 'object' && depth === 1) return [];
    const inner = translated((value as Record<string, unknown>)[name], slot.shape, depth - 1);
    return [[rename[name] ?? camelCase(name), inner] as const];
  });
  return Object.fromEntries(entries);
};

/** A value without the names of its types, which are asked for so that no selection is empty. */
const withoutTypes = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutTypes);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => name !== '__typename');
  return Object.fromEntries(entries.map(([name, inner]) => [name, withoutTypes(inner)]));
};

const argumentOf = (value: unknown, shape: Shape): unknown => {
  if (shape.kind === 'list' && Array.isArray(value)) return value.map((item) => argumentOf(item, shape.item.shape));
  if (shape.kind !== 'object' || typeof value !== 'object' || value === null) return value;
  const own = value as Record<string, unknown>;
  return Object.fromEntries(
    shape.members
      .filter(({ name }) => own[name] !== undefined)
      .map(({ name, slot }) => [camelCase(name), argumentOf(own[name], slot.shape)]),
  );
};

/** Whether an operation computes something for the caller alone, on this machine: GraphQL has to answer what REST answers. */
export const isComputation = ({ endpoint, procedure, route }: Operation): boolean =>
  endpoint.access === 'key' &&
  procedure._def.type === 'query' &&
  !endpoint.graphql?.hidden &&
  route?.path !== '/v1/analyzer/inspect';

/** An operation's example as a document of GraphQL, and what the answer of REST to the same comes to in it. */
export const graphqlExampleOf = (operation: Operation) => {
  const { endpoint, procedure } = operation;
  const { inputs, output } = procedure._def as unknown as { inputs: never[]; output?: never };
  const { members } = inputOf(inputs[0]);
  const name = fieldNameOf(operation);
  const field = fieldsOf('query')[name]!;
  const variables = Object.fromEntries(
    members
      .filter((member) => endpoint.example[member.name] !== undefined && member.name !== 'envelope')
      .map((member) => [camelCase(member.name), argumentOf(endpoint.example[member.name], member.slot.shape)]),
  );
  const used = field.args.filter((arg) => arg.name in variables);
  const head = used.length ? `(${used.map((arg) => `$${arg.name}: ${arg.type}`).join(', ')})` : '';
  const args = used.length ? `(${used.map((arg) => `${arg.name}: $${arg.name}`).join(', ')})` : '';
  return {
    query: `query ${head} { field: ${name}${args} ${selectionOf(field.type, LIMITS.depth - 1)} }`,
    variables,
    /** What REST has to be asked for besides, to answer JSON. */
    envelope: members.some((member) => member.name === 'envelope') ? { envelope: 'json' } : {},
    fieldOf: (data: { readonly field: unknown }) => withoutTypes(data.field),
    expected: (body: unknown) =>
      translated(body, slotOf(output!, 'output').shape, LIMITS.depth - 1, endpoint.graphql?.rename),
  };
};
