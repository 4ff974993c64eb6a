import type { z } from 'zod';
import { callerOf } from '../api/call.ts';
import type { Endpoint } from '../api/endpoint.ts';
import { ApiError } from '../api/errors.ts';
import type { Operation } from '../api/operations.ts';
import { EVENT_STREAM } from '../api/streams.ts';
import type { GraphqlAnswer, GraphqlQuestion } from '../api/surfaces.ts';
import { describeIssues } from '../api/validation.ts';
import { GraphqlInput } from '../schemas/graphql.ts';
import { MAX_BODY_BYTES } from '../schemas/limits.ts';
import { camelCase } from '../text/camel-case.ts';
import { readJsonBody } from './body.ts';
import type { Exchange, Middleware } from './exchange.ts';
import { sendResults } from './graphql-events.ts';
import { isShallow, MAX_LEVELS } from './json-meter.ts';
import { limitsOf, MOST_BESIDE, refuseLarger, refuseUnnamed, USUAL_BODY_BYTES, USUAL_TOTAL } from './large-calls.ts';
import type { OpenStreams } from './open-streams.ts';
import { checkHash, NOT_FOUND, NOT_SUPPORTED, persistedQueryOf } from './persisted-query.ts';
import { sendJson, USUAL } from './reply.ts';
import { mount } from './surface.ts';

/** Lists and objects of all variables together. */
const MOST_MEMBERS = 50_000;
/** Characters of a document. */
const MOST_QUERY = 64 * 1024;
const RESPONSE_TYPE = 'application/graphql-response+json';
const JSON_TYPE = 'application/json';

const tooDeep = (field: string): ApiError =>
  new ApiError('INVALID_INPUT', `${field}: is nested more than ${MAX_LEVELS} levels deep`, { details: { field } });

const checked = (input: unknown): GraphqlQuestion => {
  const parsed: z.ZodSafeParseResult<GraphqlQuestion> = GraphqlInput.safeParse(input);
  if (parsed.success) {
    if (!isShallow(parsed.data.query)) throw tooDeep('query');
    return parsed.data;
  }
  const { message, details } = describeIssues(parsed.error);
  throw new ApiError('INVALID_INPUT', message, { details });
};

/** A map that travels as JSON in an address. */
const jsonOf = (text: string, field: string): unknown => {
  if (!isShallow(text)) throw tooDeep(field);
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('INVALID_INPUT', `${field}: must be JSON`, { details: { field } });
  }
};

const fromAddress = (query: string): unknown =>
  Object.fromEntries(
    [...new URLSearchParams(query)].map(([name, value]) => [
      name,
      name === 'variables' || name === 'extensions' ? jsonOf(value, name) : value,
    ]),
  );

const qualityOf = (accept: string, type: string): number => {
  for (const item of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    if (name === type) return Number(parameters.find((one) => one.startsWith('q='))?.slice(2) ?? 1);
  }
  return 0;
};

/** GraphQL's own media type only where it is asked for by name. */
const mediaTypeOf = (accept: string): string => {
  const requested = qualityOf(accept, RESPONSE_TYPE);
  return requested > 0 && requested >= qualityOf(accept, JSON_TYPE) ? RESPONSE_TYPE : JSON_TYPE;
};

/** Whether every result is sent as an event: of subscriptions wherever events are accepted, else where nothing else is. */
const acceptsEvents = (accept: string): boolean => qualityOf(accept, EVENT_STREAM) > 0;
const acceptsOnlyEvents = (accept: string): boolean =>
  acceptsEvents(accept) && [JSON_TYPE, RESPONSE_TYPE, '*/*', 'application/*'].every((type) => !qualityOf(accept, type));

/**
 * By GraphQL over HTTP: plain JSON always comes with 200, its own media type has status 400 for a rejected document.
 */
const statusOf = (answer: GraphqlAnswer, mediaType: string): number => {
  if (answer.needsPost) return 405;
  return answer.ran || answer === NOT_FOUND || mediaType === JSON_TYPE ? 200 : 400;
};

/** The result of a document that is named by its hash in an address may be kept by its caller; one with errors may not. */
const cacheHeaders = (answer: GraphqlAnswer, { byHash, status }: { byHash: boolean; status: number }): string[] => {
  if (!byHash || status !== 200 || (answer.body.errors && answer !== NOT_FOUND)) return [];
  const control = answer.ran ? 'private' : 'private, no-cache, must-revalidate';
  return ['cache-control', control, 'vary', 'accept, x-api-key, authorization'];
};

/**
 * GraphQL over HTTP: POST with JSON, or GET with `query`, or the hash of an earlier one, in the address. Each root field is a call of its own; a document
 * without any, refused or about the schema alone, counts as one call of `endpoint`, which costs nothing.
 */
export const createGraphqlMount = (
  endpoint: Endpoint,
  operations: readonly Operation[],
  streams: OpenStreams,
): Middleware => {
  const large = operations
    .filter((one) => (one.endpoint.bodyLimit ?? 0) > USUAL_BODY_BYTES && one.endpoint !== endpoint)
    .map((one) => ({ field: one.endpoint.graphql?.field ?? camelCase(one.name), limits: limitsOf(one.endpoint) }));
  const fields = large.map(({ field }) => field);

  /** The request as it was sent, and how long its body is. */
  const read = async (exchange: Exchange): Promise<{ input: unknown; length: number }> => {
    const { request, target } = exchange;
    if (request.method !== 'POST') return { input: fromAddress(target.query), length: 0 };
    let length = 0;
    const judge = (bytes: Buffer, whole: number): void => {
      length = whole;
      refuseUnnamed(bytes, whole, { words: fields, most: USUAL_TOTAL });
    };
    const limits = { bytes: MAX_BODY_BYTES, members: MOST_MEMBERS, beside: MOST_BESIDE };
    return { input: await readJsonBody(exchange, limits, { judge, mayRepeat: true }), length };
  };

  /** A request whose document is within its limits. */
  const questionOf = ({ context }: Exchange, input: unknown, length: number): GraphqlQuestion => {
    const question = checked(input);
    if ((context.longTexts?.lengthOf(question.query) ?? question.query.length) > MOST_QUERY)
      throw new ApiError('INVALID_INPUT', `query: is larger than the ${MOST_QUERY / 1024} KiB that are accepted`, {
        details: { field: 'query' },
      });
    const named = large.filter(({ field }) => question.query.includes(field)).map((one) => one.limits);
    refuseLarger(length, named, USUAL_TOTAL);
    return question;
  };

  /** Runs the document that a request has, or names by its hash. */
  const run = async (exchange: Exchange): Promise<{ answer: GraphqlAnswer; byHash: boolean; secret: boolean }> => {
    const { request, context } = exchange;
    const { graphql, persisted } = context.services;
    const { input, length } = await read(exchange);
    const named = persistedQueryOf(input);
    const byHash = named !== undefined && request.method !== 'POST';
    if (named?.supported === false) return { answer: NOT_SUPPORTED, byHash, secret: false };
    const key = callerOf(context);
    // A body may be anything, and clients send null for the document that a hash stands for.
    const isSent = ((input as { query?: unknown } | null)?.query ?? undefined) !== undefined;
    const found = named && !isSent ? await persisted.find(key, named.hash) : undefined;
    if (named && !isSent && found === undefined) return { answer: NOT_FOUND, byHash, secret: false };
    const question = questionOf(exchange, found === undefined ? input : { ...(input as object), query: found }, length);
    if (named && isSent) checkHash(named, question.query);
    const answer = await graphql.run(
      { ...question, onlyQueries: request.method !== 'POST', acceptsEvents: acceptsEvents(context.accept) },
      context,
    );
    if (named && answer.ran) persisted.keep(key, named.hash, question.query);
    // A mutation may return a new secret.
    return { answer, byHash, secret: /\bmutation\b/.test(question.query) };
  };

  const answer = async (exchange: Exchange): Promise<number> => {
    const { context } = exchange;
    const { gate, metrics } = context.services;
    await gate.authenticate(context);
    const { answer: result, byHash, secret } = await run(exchange);
    const mediaType = mediaTypeOf(context.accept);
    const asEvents = result.events !== undefined || (acceptsOnlyEvents(context.accept) && !result.needsPost);
    const status = asEvents ? 200 : statusOf(result, mediaType);
    if (result.calls === 0) {
      const call = await gate.admit(context, endpoint, false);
      // For the clients an unknown hash is the usual first request.
      await call.settle({ status: result.ran || result === NOT_FOUND ? 200 : 400 });
    }
    if (asEvents) await sendResults(exchange, result, streams);
    else
      await sendJson(
        exchange,
        result.body,
        {
          status,
          mediaType: `${mediaType}; charset=utf-8`,
          headers: [...(status === 405 ? ['allow', 'POST'] : []), ...cacheHeaders(result, { byHash, status })],
        },
        { ...USUAL, secret },
      );
    if (context.bill.credits) metrics.charged(context.bill.credits);
    return status;
  };

  return mount({ route: 'graphql', operation: endpoint.operation }, answer);
};
