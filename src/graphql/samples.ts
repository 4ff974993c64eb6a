import type { AnyRouter } from '@trpc/server';
import {
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isObjectType,
  isScalarType,
} from 'graphql';
import { type Operation, operationsOf } from '../api/operations.ts';
import { definitionOf } from '../api/procedure.ts';
import type { GraphqlSample } from '../api/reference.ts';
import { camelCase } from '../text/camel-case.ts';
import { createSchema, fieldNameOf } from './schema.ts';
import { inputOf } from './shape.ts';

/** Levels of an answer that a sample asks for. */
const DEPTH = 4;

/** Every member of an answer down to a depth, as a document asks for them; empty for a value without members. */
const selectionOf = (type: GraphQLOutputType, depth = DEPTH): string => {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const members = Object.values(named.getFields()).flatMap(({ name, type: inner }) => {
    const leaf = getNamedType(inner);
    if (isScalarType(leaf) || isEnumType(leaf)) return [name];
    const below = depth > 1 ? selectionOf(inner, depth - 1) : '';
    return below === '' ? [] : [`${name} ${below}`];
  });
  return members.length ? `{ ${members.join(' ')} }` : '';
};

const sampleOf = (schema: GraphQLSchema, operation: Operation): GraphqlSample | undefined => {
  const name = fieldNameOf(operation);
  const query = schema.getQueryType()?.getFields()[name];
  const field = query ?? schema.getMutationType()?.getFields()[name];
  if (!field) return undefined;
  const types = new Map(field.args.map((arg) => [arg.name, String(arg.type)]));
  const args = inputOf(definitionOf(operation.procedure).inputs[0]).members.flatMap(({ name: own }) => {
    const type = types.get(camelCase(own));
    return type === undefined ? [] : [[own, { name: camelCase(own), type }] as const];
  });
  return {
    kind: query ? 'query' : 'mutation',
    field: name,
    args: Object.fromEntries(args),
    selection: selectionOf(field.type),
  };
};

/** How each operation is asked for in GraphQL, by its name in the typed client; those that GraphQL lacks are left out. */
export const graphqlSamples = (router: AnyRouter): Readonly<Record<string, GraphqlSample>> => {
  const schema = createSchema(router);
  const samples = operationsOf(router).map((operation) => [operation.name, sampleOf(schema, operation)] as const);
  return Object.fromEntries(samples.flatMap(([name, sample]) => (sample ? [[name, sample]] : [])));
};
