import type { z } from 'zod';
import type { Endpoint } from '../api/endpoint.ts';
import { ApiError } from '../api/errors.ts';

import type { Operation } from '../api/operations.ts';
import type { GraphqlAnswer, GraphqlQuestion } from '../api/surfaces.ts';
import { describeIssues } from '../api/validation.ts';
import { GraphqlInput } from '../schemas/graphql.ts';
import { MAX_BODY_BYTES } from '../schemas/limits.ts';
import { camelCase } from '../text/camel-case.ts';
import { readJsonBody } from './body.ts';
import type { Exchange, Middleware } from './exchange.ts';
import { isShallow, MAX_LEVELS } from './json-meter.ts';
import { limitsOf, MOST_BESIDE, refuseLarger, refuseUnnamed, USUAL_BODY_BYTES, USUAL_TOTAL } from './large-calls.ts';
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

const fromAddress = (query: string): GraphqlQuestion => {
  const given = [...new URLSearchParams(query)].map(([name, value]): [string, unknown] => [
    name,
    name === 'variables' || name === 'extensions' ? jsonOf(value, name) : value,
  ]);
  return { ...checked(Object.fromEntries(given)), onlyQueries: true };
};

const qualityOf = (accept: string, type: string): number => {
  for (const item of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    if (name === type) return Number(parameters.find((one) => one.startsWith('q='))?.slice(2) ?? 1);
  }
  return 0;
};

/** GraphQL's own media type only where it is asked for by name. */
const mediaTypeOf = (accept: string): string => {
  const wanted = qualityOf(accept, RESPONSE_TYPE);
  return wanted > 0 && wanted >= qualityOf(accept, JSON_TYPE) ? RESPONSE_TYPE : JSON_TYPE;
};

/**
 * By GraphQL over HTTP: plain JSON always comes with 200, its own media type has status 400 for a rejected document.
 */
const statusOf = ({ ran, needsPost }: GraphqlAnswer, mediaType: string): number => {
  if (needsPost) return 405;
  return ran || mediaType === JSON_TYPE ? 200 : 400;
};

/**
 * GraphQL over HTTP: POST with JSON, or GET with `query` in the address. Each root field is a call of its own; a document
 * without any, refused or about the schema alone, counts as one call of `endpoint`, which costs nothing.
 */
export const createGraphqlMount = (endpoint: Endpoint, operations: readonly Operation[]): Middleware => {
  const large = operations
    .filter((one) => (one.endpoint.bodyLimit ?? 0) > USUAL_BODY_BYTES && one.endpoint !== endpoint)
    .map((one) => ({ field: one.endpoint.graphql?.field ?? camelCase(one.name), limits: limitsOf(one.endpoint) }));
  const fields = large.map(({ field }) => field);
  const ask = async (exchange: Exchange): Promise<GraphqlQuestion> => {
    let length = 0;
    const judge = (bytes: Buffer, whole: number): void => {
      length = whole;
      refuseUnnamed(bytes, whole, { words: fields, most: USUAL_TOTAL });
    };
    const limits = { bytes: MAX_BODY_BYTES, members: MOST_MEMBERS, beside: MOST_BESIDE };
    const question = checked(await readJsonBody(exchange, limits, { judge, mayRepeat: true }));
    if ((exchange.context.longTexts?.lengthOf(question.query) ?? question.query.length) > MOST_QUERY)
      throw new ApiError('INVALID_INPUT', `query: is larger than the ${MOST_QUERY / 1024} KiB that are accepted`, {
        details: { field: 'query' },
      });
    const named = large.filter(({ field }) => question.query.includes(field)).map((one) => one.limits);
    refuseLarger(length, named, USUAL_TOTAL);
    return question;
  };
  const answer = async (exchange: Exchange): Promise<number> => {
    const { request, context, target } = exchange;
    const { gate, metrics, graphql } = context.services;
    await gate.authenticate(context);
    const question = request.method === 'POST' ? await ask(exchange) : fromAddress(target.query);
    const result = await graphql.run(question, context);
    const mediaType = mediaTypeOf(context.accept);
    const status = statusOf(result, mediaType);
    if (result.calls === 0) {
      const call = await gate.admit(context, endpoint, false);
      await call.settle({ status: result.ran ? 200 : 400 });
    }
    await sendJson(
      exchange,
      result.body,
      {
        status,
        mediaType: `${mediaType}; charset=utf-8`,
        ...(status === 405 ? { headers: ['allow', 'POST'] } : {}),
      },
      // A mutation may return a new secret.
      { ...USUAL, secret: /\bmutation\b/.test(question.query) },
    );
    if (context.bill.credits) metrics.charged(context.bill.credits);
    return status;
  };

  return mount({ route: 'graphql', operation: endpoint.operation }, answer);
};
