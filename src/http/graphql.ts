import type { IncomingMessage, ServerResponse } from 'node:http';
import type { z } from 'zod';
import type { Endpoint } from '../api/endpoint.ts';
import { ApiError } from '../api/errors.ts';
import { recordedStatus, reportFailure } from '../api/failure.ts';
import type { GraphqlAnswer, GraphqlQuestion } from '../api/graphql.ts';
import type { Services } from '../api/services.ts';
import { describeIssues } from '../api/validation.ts';
import { GraphqlInput } from '../wire/graphql.ts';
import { MAX_BODY_BYTES } from '../wire/limits.ts';
import { readJsonBody } from './body.ts';
import { type CorsPolicy, type Reply, sendError, sendJson } from './reply.ts';
import { RequestContext } from './request-context.ts';

const RESPONSE_TYPE = 'application/graphql-response+json';
const JSON_TYPE = 'application/json';

const checked = (input: unknown): GraphqlQuestion => {
  const parsed: z.ZodSafeParseResult<GraphqlQuestion> = GraphqlInput.safeParse(input);
  if (parsed.success) return parsed.data;
  const { message, details } = describeIssues(parsed.error);
  throw new ApiError('INVALID_INPUT', message, { details });
};

/** A map that travels as JSON in an address. */
const jsonOf = (text: string, field: string): unknown => {
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

/** By GraphQL over HTTP: plain JSON always comes with 200, its own media type tells a refused document by 400. */
const statusOf = ({ ran, needsPost }: GraphqlAnswer, mediaType: string): number => {
  if (needsPost) return 405;
  return ran || mediaType === JSON_TYPE ? 200 : 400;
};

export interface GraphqlMountOptions {
  readonly services: Services;
  readonly nextCallId: () => number;
  /** The endpoint under which documents that make no call of their own are counted. */
  readonly endpoint: Endpoint;
}

/**
 * GraphQL over HTTP: POST with JSON, or GET with `query` in the address. Each root field is a call of its own; a document
 * without any, refused or about the schema alone, counts as one call that costs nothing.
 */
export const createGraphqlMount = ({ services, nextCallId, endpoint }: GraphqlMountOptions) => {
  const { gate, metrics, config } = services;
  const cors: CorsPolicy = { origins: config.corsOrigins };

  const answer = async (reply: Reply, context: RequestContext, address: string): Promise<number> => {
    await gate.authenticate(context);
    const { request } = reply;
    const question =
      request.method === 'POST' ? checked(await readJsonBody(request, MAX_BODY_BYTES)) : fromAddress(address);
    const result = await services.graphql(question, context);
    const mediaType = mediaTypeOf(context.accept);
    const status = statusOf(result, mediaType);
    if (result.calls === 0) {
      const call = await gate.pass(context, endpoint, false);
      await call.settle({ status: result.ran ? 200 : 400 });
    }
    sendJson(reply, status, result.body, { mediaType, ...(status === 405 ? { allow: 'POST' } : {}) });
    if (context.bill.credits) metrics.charged(context.bill.credits);
    return status;
  };

  return async (request: IncomingMessage, response: ServerResponse, address: string): Promise<void> => {
    const started = performance.now();
    const context = new RequestContext(request, response, services, nextCallId);
    const reply: Reply = { request, response, requestId: context.requestId, bill: context.bill, cors };
    let status: number;
    try {
      status = await answer(reply, context, address);
    } catch (thrown) {
      sendError(reply, reportFailure(context, thrown, 'graphql'));
      status = recordedStatus(thrown, context);
    }
    metrics.request(endpoint.operation, status, (performance.now() - started) / 1000);
  };
};
