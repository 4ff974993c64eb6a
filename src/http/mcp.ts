import type { Endpoint } from '../api/endpoint.ts';
import { ApiError } from '../api/errors.ts';
import { reportFailure } from '../api/failure.ts';
import type { LongTexts } from '../api/long-texts.ts';
import type { Operation } from '../api/operations.ts';
import { compileProcedure, type RunProcedure } from '../api/run.ts';
import { LARGE_TOOLS, MCP_OPERATION, type RunOperation } from '../api/surfaces.ts';
import { FileReply } from '../schemas/file.ts';
import { MAX_BODY_BYTES, MAX_CALLS } from '../schemas/limits.ts';
import { readJsonBody } from './body.ts';
import type { BodyLimits } from './body-refusals.ts';
import { compress, encodingOf, isPackable } from './compression.ts';
import type { Exchange, Middleware } from './exchange.ts';
import { API_POLICY, baseHeaders } from './headers.ts';
import { limitsOf, MOST_BESIDE, refuseLarger, refuseUnnamed, USUAL_TOTAL } from './large-calls.ts';
import { mount } from './surface.ts';

export const MCP_PATH = '/v1/mcp';

/** What a message counts as that calls no operation. */
const ASKING: Endpoint = {
  operation: MCP_OPERATION,
  summary: 'Ask what the tools are',
  access: 'key',
  credits: 0,
  example: {},
};

/** Headers of the request that the protocol reads. */
const READ = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-session-id', 'mcp-method', 'mcp-name'];

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * Agents send no Origin. A browser does, and a page that has bent the name of its own host to this one must not get in, so
 * only pages of this machine and origins that the operator names may ask: `*` names none.
 */
const checkOrigin = ({ request, context }: Exchange): void => {
  const { origin } = request.headers;
  if (origin === undefined) return;
  if (URL.canParse(origin) && LOOPBACK.test(new URL(origin).hostname)) return;
  if (context.services.config.corsOrigins.includes(origin)) return;
  throw new ApiError('FORBIDDEN', `Origin ${origin.slice(0, 120)} is not allowed. Add it to CORS_ORIGINS.`);
};

const BEARER = /^Bearer +(\S+)$/i;

/** Agents send a key as `Authorization: Bearer`; a key in `x-api-key` goes before it. */
const takeBearer = ({ request: { headers } }: Exchange): void => {
  const token = BEARER.exec(headers.authorization ?? '')?.[1];
  if (token !== undefined) headers['x-api-key'] ??= token;
};

/** A request of the web standards with what the protocol reads of ours. The body travels apart, parsed. */
const asRequest = ({ request, context }: Exchange): Request => {
  const headers = new Headers();
  for (const name of READ) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  return new Request(`http://127.0.0.1${MCP_PATH}`, { method: 'POST', headers, signal: context.signal });
};

/** `secret` says that the response may contain a new secret: its length would reveal it, so it is not compressed. */
const sendResponse = async (
  { request, response, context }: Exchange,
  answer: Response,
  { secret }: { secret: boolean },
): Promise<void> => {
  const headers = ['cache-control', 'no-store', 'content-security-policy', API_POLICY];
  for (const [name, value] of answer.headers) if (name !== 'cache-control') headers.push(name, value);
  const whole = Buffer.from(await answer.arrayBuffer());
  const mayPack = !secret && isPackable(answer.headers.get('content-type') ?? '', whole.length);
  const encoding = mayPack ? encodingOf(request) : undefined;
  if (mayPack) headers.push('vary', 'accept-encoding');
  if (encoding !== undefined) headers.push('content-encoding', encoding);
  const body = encoding === undefined ? whole : await compress(whole, encoding);
  response.writeHead(answer.status, [
    ...headers,
    'content-length',
    String(body.length),
    ...baseHeaders(context, request.headers.origin),
  ]);
  response.end(body);
};

interface Message {
  readonly id?: unknown;
  readonly method?: unknown;
  readonly params?: { readonly name?: unknown; readonly uri?: unknown; readonly protocolVersion?: unknown } | null;
}

/** Characters of a name that the protocol sends back as it is. */
const LONGEST_NAME = 1_000;

/** Refuses what would be repeated in an answer and is longer than any name. */
const refuseLongNames = (
  message: unknown,
  { isAlone, texts }: { isAlone: boolean; texts: LongTexts | undefined },
): void => {
  const { id, method, params } = (message ?? {}) as Message;
  const { uri, protocolVersion } = params ?? {};
  // An unknown tool of a message of its own is cut where it is refused.
  const name = isAlone && method === 'tools/call' ? undefined : params?.name;
  for (const [field, text] of Object.entries({ id, method, name, uri, protocolVersion }))
    if (typeof text === 'string') {
      const length = texts?.lengthOf(text) ?? text.length;
      if (length > LONGEST_NAME)
        throw new ApiError(
          'INVALID_INPUT',
          `${field}: has ${length} characters; at most ${LONGEST_NAME} are accepted`,
          {
            details: { field },
          },
        );
    }
};

/** Members of the lists and objects of a message, or of all messages of a batch. */
const MOST_MEMBERS = 50_000;
const LIMITS: BodyLimits = { bytes: MAX_BODY_BYTES, members: MOST_MEMBERS, beside: MOST_BESIDE };

/**
 * The Model Context Protocol over streamable HTTP, without sessions. Every operation that a tool calls is a call of its own,
 * charged and limited as over REST; a message that calls none counts as one call that costs nothing.
 */
export const createMcpMount = (operations: readonly Operation[]): Middleware => {
  const compiled = new Map<string, RunProcedure>();
  const operationOf = (name: string): Operation => operations.find((operation) => operation.name === name)!;
  const procedureOf = (name: string): RunProcedure => {
    let run = compiled.get(name);
    if (!run) {
      run = compileProcedure(operationOf(name).procedure);
      compiled.set(name, run);
    }
    return run;
  };

  const limitsOfMessage = (message: unknown): BodyLimits => {
    const { method, params } = (message ?? {}) as Message;
    const name = method === 'tools/call' ? params?.name : undefined;
    const large = typeof name === 'string' && Object.hasOwn(LARGE_TOOLS, name) ? LARGE_TOOLS[name] : undefined;
    return limitsOf(large === undefined ? ASKING : operationOf(large).endpoint);
  };

  const answer = async (exchange: Exchange): Promise<number> => {
    const { context } = exchange;
    const { gate, metrics, mcp } = context.services;
    checkOrigin(exchange);
    takeBearer(exchange);
    await gate.authenticate(context);
    let length = 0;
    const judge = (bytes: Buffer, whole: number): void => {
      length = whole;
      refuseUnnamed(bytes, whole, { words: Object.keys(LARGE_TOOLS), most: USUAL_TOTAL });
    };
    const message = await readJsonBody(exchange, LIMITS, { judge });
    const messages: readonly unknown[] = Array.isArray(message) ? message : [message];
    for (const one of messages) refuseLongNames(one, { isAlone: messages.length === 1, texts: context.longTexts });
    if (Array.isArray(message) && message.length > MAX_CALLS)
      throw new ApiError('INVALID_INPUT', `A batch may hold ${MAX_CALLS} messages, this one has ${message.length}.`);
    refuseLarger(length, messages.map(limitsOfMessage));
    let calls = 0;
    let secret = false;
    const run: RunOperation = async (path, input) => {
      calls += 1;
      secret ||= operationOf(path).endpoint.secret ?? false;
      try {
        const result = await procedureOf(path)({ context, path, getRawInput: async () => input });
        return result instanceof FileReply ? result.toJSON() : result;
      } catch (thrown) {
        throw reportFailure(context, thrown, path);
      }
    };
    const response = await mcp(asRequest(exchange), message, run);
    if (calls === 0) {
      const call = await gate.admit(context, ASKING, false);
      await call.settle({ status: response.status });
    }
    await sendResponse(exchange, response, { secret });
    if (context.bill.credits) metrics.charged(context.bill.credits);
    return response.status;
  };

  return mount({ route: 'mcp', operation: MCP_OPERATION }, answer);
};
