import type { AnyRouter } from '@trpc/server';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { type Context, withIdempotencyKey } from '../api/context.ts';
import { reportFailure } from '../api/failure.ts';
import { type Operation, operationsOf } from '../api/operations.ts';
import { definitionOf } from '../api/procedure.ts';
import { compileProcedure } from '../api/run.ts';
import { atOnce, type Pieces } from '../runtime/in-pieces.ts';
import { buildSchema } from './build-schema.ts';
import {
  createBuilder,
  type DocumentContext,
  type InputField,
  type OutputField,
  type OutputMaker,
  type Value,
} from './builder.ts';
import { createEnums } from './enums.ts';
import { createEventTypes } from './events.ts';
import { createInputs } from './inputs.ts';
import { camelCase, pascalCase, uniqueNames } from './names.ts';
import { answerOf, createOutputs } from './outputs.ts';
import { reported } from './reported-events.ts';
import { inputOf, slotOf } from './shape.ts';

/** Media types that no GraphQL client wants as a field: pages, texts for machines of another kind. */
const isForPeopleOnly = ({ endpoint }: Operation): boolean =>
  endpoint.graphql?.hidden === true ||
  (endpoint.access === 'public' && endpoint.produces !== undefined && !endpoint.produces.includes('application/json'));

/** A field of a query or mutation, with its name; its arguments become fields of Pothos when it is made. */
type Field = readonly [
  name: string,
  options: Omit<OutputField, 'args'> & { readonly args: ReadonlyMap<string, InputField> },
];

/** If an endpoint returns a file or, on request, JSON, GraphQL requests the JSON. */
const ENVELOPE = 'envelope';
/** Argument that holds further fields where an operation accepts some that it does not name. */
const FURTHER = 'fields';
const FURTHER_ARGUMENT: InputField = {
  type: 'JSON',
  required: false,
  description: 'Further fields, with the names of the REST API.',
};

/** Argument of what creates something, once for each. */
const KEY = 'idempotencyKey';
const KEY_ARGUMENT: InputField = {
  type: 'String',
  required: false,
  description:
    'Up to 200 characters of your choice, kept for 24 hours: a repeated request with the same key creates nothing. The header Idempotency-Key does the same for a document with one mutation',
};

/** `color.contrast` as `colorContrast`; `adminKeys.list` as `adminKeysList`. */
export const fieldNameOf = ({ name, endpoint }: Operation): string => endpoint.graphql?.field ?? camelCase(name);

const errorOf = (thrown: unknown, context: Context, operation: string): GraphQLError => {
  const { code, status, details, message } = reportFailure(context, thrown, operation);
  return new GraphQLError(message, {
    extensions: { code, status, request_id: context.requestId, ...(details ? { details } : {}) },
  });
};

/**
 * Every operation that returns JSON as a field: queries for computations, mutations for state, subscriptions for events. Names, arguments,
 * answers and descriptions come from the procedures, and each field is one call through the gate.
 */
export function* schemaInPieces(router: AnyRouter): Pieces<GraphQLSchema> {
  const builder = createBuilder();
  const unused = uniqueNames(
    'Boolean',
    'Color',
    'DateTime',
    'File',
    'Float',
    'ID',
    'Int',
    'JSON',
    'Mutation',
    'Query',
    'SafeInt',
    'String',
    'Subscription',
  );
  const enumOf = createEnums(builder, unused);
  // Arguments are made first: enumerations keep the names that documents declare variables with.
  const inputs = createInputs(builder, enumOf, unused);
  const outputs = createOutputs(builder, enumOf, unused);
  const eventTypeOf = createEventTypes(builder, { enumOf, outputs, unused });

  const fieldsOf = (operation: Operation): Field[] => {
    const { name, endpoint, procedure } = operation;
    const { inputs: schemas, output } = definitionOf(procedure);
    const fieldName = fieldNameOf(operation);
    const typeName = pascalCase(fieldName);
    const { members: given, open } = inputOf(schemas[0]);
    const asksForJson = given.some((member) => member.name === ENVELOPE);
    const args = inputs.argumentsOf(
      given.filter((member) => member.name !== ENVELOPE),
      typeName,
    );
    const answer = output ? slotOf(output, 'output') : undefined;
    const run = compileProcedure(procedure);
    const price = endpoint.credits === 1 ? '1 credit' : `${endpoint.credits} credits`;
    const call = async (
      _: unknown,
      values: Record<string, Value>,
      { call: request, onCall }: DocumentContext,
    ): Promise<Value> => {
      onCall();
      const { [KEY]: keyOfRepeat, ...given } = values;
      const context = typeof keyOfRepeat === 'string' ? withIdempotencyKey(request, keyOfRepeat) : request;
      const further = open ? (given[FURTHER] as object) : {};
      const input = { ...further, ...args.read(given), ...(asksForJson ? { [ENVELOPE]: 'json' } : {}) };
      try {
        return await run({ context, path: name, getRawInput: async () => input });
      } catch (thrown) {
        throw errorOf(thrown, request, name);
      }
    };
    const common = {
      nullable: true,
      description: [`${endpoint.summary}.`, endpoint.description, `Price: ${price}.`].filter(Boolean).join('\n\n'),
      args: new Map([
        ...args.types,
        ...(open ? [[FURTHER, FURTHER_ARGUMENT] as const] : []),
        ...(endpoint.repeatable ? [[KEY, KEY_ARGUMENT] as const] : []),
      ]),
    };
    if (endpoint.events) {
      const type = eventTypeOf(endpoint.events, typeName);
      const subscribe: OutputField['resolve'] = async (parent, values, document) =>
        reported((await call(parent, values, document)) as AsyncGenerator<unknown, void>, (thrown) =>
          errorOf(thrown, document.call, name),
        );
      return [[fieldName, { type, ...common, nullable: false, subscribe, resolve: (event) => event }]];
    }
    const resolve: OutputField['resolve'] = async (...given) => answerOf(await call(...given));
    const type = answer
      ? outputs.typeOf(answer.shape, { name: `${typeName}Result`, rename: endpoint.graphql?.rename })
      : 'JSON';
    const typed = answer?.shape.kind === 'JSON' ? answer.shape.typed : undefined;
    if (typed?.kind !== 'object') return [[fieldName, { type, ...common, resolve }]];
    const instead = endpoint.graphql?.typedField;
    if (instead === undefined) throw new TypeError(`${name}: its answer has types, and no field with them has a name`);
    return [
      [fieldName, { type, ...common, resolve, deprecationReason: `Use \`${instead}\`.` }],
      [instead, { type: outputs.objectOf(typed, { name: `${typeName}Result`, fresh: true }), ...common, resolve }],
    ];
  };

  const operations = operationsOf(router).filter((operation) => !isForPeopleOnly(operation));
  function* fields(type: string): Pieces<Field[]> {
    const made: Field[] = [];
    for (const operation of operations.filter(({ procedure }) => procedure._def.type === type)) {
      made.push(...fieldsOf(operation));
      yield;
    }
    return made;
  }

  /** Pothos makes fields and arguments inside its callbacks only. */
  const implement = (list: readonly Field[]) => (t: OutputMaker) =>
    Object.fromEntries(
      list.map(([name, { args, ...field }]) => [
        name,
        t.field({ ...field, args: Object.fromEntries([...args].map(([arg, options]) => [arg, t.arg(options)])) }),
      ]),
    );

  const queries = yield* fields('query');
  const mutations = yield* fields('mutation');
  const subscriptions = yield* fields('subscription');
  builder.queryType({ description: 'Computations and queries.', fields: implement(queries) });
  if (mutations.length)
    builder.mutationType({ description: 'Operations that change state.', fields: implement(mutations) });
  if (subscriptions.length)
    builder.subscriptionType({
      description: 'Streams of events, as Server-Sent Events by the protocol of graphql-sse.',
      fields: implement(subscriptions),
    });
  return yield* buildSchema(builder);
}

/** The same, all at once. */
export const createSchema = (router: AnyRouter): GraphQLSchema => atOnce(schemaInPieces(router));
