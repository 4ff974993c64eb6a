import type { AnyRouter } from '@trpc/server';
import {
  type ExecutionResult,
  type GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  isIntrospectionType,
  isSpecifiedScalarType,
  parse,
  printType,
  validateSchema,
} from 'graphql';
import { processRequest } from 'graphql-helix';
import type { Context } from '../api/context.ts';
import type { Graphql, GraphqlAnswer, GraphqlQuestion, GraphqlResult } from '../api/surfaces.ts';
import { eachOf, type Pieces } from '../runtime/in-pieces.ts';
import { inTurns } from '../runtime/in-turns.ts';
import { once } from '../runtime/once.ts';
import { createTurnGate } from '../runtime/turn-gate.ts';
import type { DocumentContext } from './builder.ts';
import { describeInTurns } from './introspection.ts';
import { callsOf, LIMITS, noSubscriptions, withinLimits } from './limits.ts';
import { schemaInPieces } from './schema.ts';
import { GRAPHQL_RULES } from './text-variables.ts';
import { createPlaces, fieldOf, type Places, withVocabularies } from './vocabularies.ts';

/** Errors of the document itself get the code that every refused input has. */
const formatted = (error: GraphQLError, places: Places): GraphQLFormattedError => {
  const { extensions, ...rest } = error.toJSON();
  if (extensions?.code === undefined) return { ...rest, extensions: { ...extensions, code: 'INVALID_INPUT' } };
  const details = extensions.details as Readonly<Record<string, unknown>> | undefined;
  if (details === undefined || 'field' in details || !('accepted' in details)) return { ...rest, extensions };
  return { ...rest, extensions: { ...extensions, details: { field: fieldOf(error, places), ...details } } };
};

const resultOf = ({ data, errors }: ExecutionResult, places: Places): GraphqlResult => ({
  // A document that was refused has no data entry at all.
  ...(data === undefined ? {} : { data }),
  ...(errors?.length ? { errors: errors.map((error) => formatted(error, places)) } : {}),
});

/** Types that are printed in one piece. */
const A_PIECE = 8;

/** What `printSchema` of the library writes at once, of a schema with usual names and no directives of its own. */
function* printInPieces(schema: GraphQLSchema): Pieces<string> {
  const own = Object.values(schema.getTypeMap()).filter(
    (type) => !isSpecifiedScalarType(type) && !isIntrospectionType(type),
  );
  const printed = yield* eachOf(own, A_PIECE, printType);
  return `${printed.join('\n\n')}\n`;
}

/** graphql-helix does the work of a request; how its answer travels is decided by the caller. */
export function* createGraphql(router: AnyRouter): Pieces<Graphql> {
  const made = yield* schemaInPieces(router);
  yield;
  const schema = withVocabularies(made);
  yield;
  // The library keeps the result; the first document would wait for it.
  validateSchema(schema);
  describeInTurns();
  const rules = [...GRAPHQL_RULES, withinLimits];

  const sdl = once(() => inTurns(printInPieces(schema)));

  const run = async (question: GraphqlQuestion, call: Context): Promise<GraphqlAnswer> => {
    const { query, variables, operationName, onlyQueries = false, acceptsEvents = false } = question;
    const places = createPlaces();
    let calls = 0;
    const onCall = (): void => {
      calls += 1;
    };
    const result = await processRequest<DocumentContext>({
      schema,
      query,
      variables: variables ?? {},
      ...(operationName ? { operationName } : {}),
      request: { method: onlyQueries ? 'GET' : 'POST', headers: {}, body: {}, query: {} },
      // The refusal of subscriptions is first: its error comes before those of the fields.
      validationRules: [...(acceptsEvents ? [] : [noSubscriptions(operationName)]), ...rules, places.rule],
      parse: (source) => parse(source, { maxTokens: LIMITS.tokens }),
      contextFactory: ({ document, operation }) => {
        if (callsOf(document, operation) === 1) call.longTexts?.onceOnly();
        return { call, onCall, gate: createTurnGate() };
      },
    });
    if (result.type === 'MULTIPART_RESPONSE') throw new TypeError('this schema has no results in parts');
    if (result.type === 'PUSH') {
      const { subscribe, unsubscribe } = result;
      const send = (each: (result: GraphqlResult) => void) => subscribe((one) => each(resultOf(one, places)));
      return { body: {}, events: { send, stop: unsubscribe }, ran: calls > 0, calls, needsPost: false };
    }
    const body = resultOf(result.payload, places);
    return { body, ran: 'data' in body, calls, needsPost: result.status === 405 };
  };
  return { run, sdl };
}
