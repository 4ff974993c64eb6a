import { BuildCache, type PothosTypeConfig, type SchemaTypes } from '@pothos/core';
import {
  GraphQLInputObjectType,
  type GraphQLNamedType,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLUnionType,
  specifiedScalarTypes,
} from 'graphql';
import { eachOf, type Pieces } from '../runtime/in-pieces.ts';
import type { Builder } from './builder.ts';

/** Types, or sets of fields, that are made in one piece. */
const A_PIECE = 4;

/** In the order in which Pothos builds them. */
const KINDS: readonly (readonly PothosTypeConfig['kind'][])[] = [
  ['Enum', 'Scalar'],
  ['InputObject'],
  ['Object'],
  ['Union'],
  ['Query', 'Mutation', 'Subscription'],
];

/** What `prepareForBuild` of Pothos goes through at once. */
interface Store {
  readonly typeConfigs: ReadonlyMap<string, PothosTypeConfig>;
  readonly refs: ReadonlySet<{ prepareForBuild(): void }>;
  pending: boolean;
  pendingActions: (() => void)[];
  prepareForBuild(): void;
  hasImplementation(name: string): boolean;
}

/** Makes the fields of all types; what was done is not done again by `prepareForBuild`, which reports what is missing. */
function* prepare(store: Store): Pieces<void> {
  store.pending = false;
  yield* eachOf(store.refs, A_PIECE, (ref) => ref.prepareForBuild());
  const actions = store.pendingActions;
  store.pendingActions = [];
  yield* eachOf(actions, A_PIECE, (act) => act());
  store.prepareForBuild();
}

const complete = (type: GraphQLNamedType): void => {
  if (type instanceof GraphQLObjectType || type instanceof GraphQLInputObjectType) type.getFields();
  else if (type instanceof GraphQLUnionType) type.getTypes();
};

/** What `toSchema` of Pothos does at once: the same types in the same order. */
export function* buildSchema(made: Builder): Pieces<GraphQLSchema> {
  const builder = made as unknown as ConstructorParameters<typeof BuildCache<SchemaTypes>>[0];
  const { configStore } = made as unknown as { readonly configStore: Store };
  for (const name of ['ID', 'Int', 'Float', 'String', 'Boolean'] as const)
    if (!configStore.hasImplementation(name))
      builder.addScalarType(name, specifiedScalarTypes.find((scalar) => scalar.name === name)!);
  const cache = new BuildCache(builder, { sortSchema: false });
  cache.plugin.beforeBuild();
  yield* prepare(configStore);
  for (const kinds of KINDS) {
    const configs = [...configStore.typeConfigs.values()].filter(({ kind }) => kinds.includes(kind));
    yield* eachOf(configs, A_PIECE, (config) => cache.buildTypeFromConfig(config));
  }
  const { types } = cache;
  yield* eachOf(types.values(), A_PIECE, complete);
  const root = (name: string) => types.get(name) as GraphQLObjectType | undefined;
  const schema = new GraphQLSchema({
    query: root('Query'),
    mutation: root('Mutation'),
    subscription: root('Subscription'),
    extensions: {},
    types: [...types.values()],
  });
  yield;
  return cache.plugin.afterBuild(schema);
}
