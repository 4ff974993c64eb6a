import type { Endpoint } from '../endpoint.ts';
import { ERROR_STATUS, type ErrorCode, type ErrorStatus } from '../errors.ts';
import type { RestOperation } from '../operations.ts';
import type { Example } from './examples.ts';
import { headerReferences } from './headers.ts';

/** When an operation fails with a code, and what its message says. */
const CODES: Readonly<Record<ErrorCode, { readonly when: string; readonly message: string }>> = {
  UNAUTHENTICATED: {
    when: 'The key is missing, unknown, expired or revoked.',
    message: 'This endpoint needs an API key in the header x-api-key, or in Authorization as a Bearer.',
  },
  FORBIDDEN: {
    when: 'The key is valid but has no access.',
    message: 'This key may not call this endpoint.',
  },
  NOT_FOUND: { when: 'There is no such resource.', message: 'There is nothing with this id.' },
  METHOD_NOT_ALLOWED: {
    when: 'The method is not allowed for this path; `Allow` lists those that are.',
    message: 'This path accepts other methods.',
  },
  INVALID_INPUT: {
    when: 'A field, a query parameter or the body is invalid; the message names it.',
    message: 'body: must be an object',
  },
  INVALID_JSON: { when: 'The body is not valid JSON.', message: 'The body is not valid JSON.' },
  RATE_LIMITED: {
    when: 'The calls of this minute are used up; `Retry-After` says when to try again.',
    message: 'Too many requests: 300 per minute are allowed. Try again in 1 second.',
  },
  QUOTA_EXCEEDED: {
    when: 'The credits of this month are used up; `x-quota-reset` says when they return.',
    message: 'The monthly quota is used up.',
  },
  INTERNAL: {
    when: 'A server error; quote the `request_id` when you report it.',
    message: 'An internal error occurred. Quote the request_id when you report it.',
  },
  UNKNOWN_SPACE: { when: 'The colour space does not exist.', message: "Unknown space 'oklhc'." },
  UNKNOWN_CONDITION: { when: 'The condition does not exist.', message: "Unknown condition 'deuteranopa'." },
  UNKNOWN_STAGE: { when: 'A stage does not exist.', message: "Unknown stage 'so'." },
  EMPTY_SCOPE: { when: '`scope` is empty.', message: 'scope: is empty.' },
  RENDER_REQUIRED: {
    when: '`scope` has a stage that needs a browser.',
    message: 'The stage contrast needs a browser.',
  },
  UNKNOWN_FORMAT: { when: '`format` is neither html nor pdf.', message: "Unknown format 'md'." },
  FETCH_FAILED: {
    when: 'The page could not be read; `details.reason` says why.',
    message: 'The page could not be read: the host name does not exist.',
  },
  RENDER_FAILED: {
    when: 'The report could not be built into a document.',
    message: 'The report cannot be built into a document.',
  },
  ANALYZER_UNAVAILABLE: {
    when: 'The analyzer is switched off in this deployment.',
    message: 'The analyzer is switched off in this deployment. GET /v1/analyzer/stages still lists its stages.',
  },
  UNAVAILABLE: {
    when: 'A store or a worker does not respond; `Retry-After` says when to try again.',
    message: 'The service is temporarily unavailable.',
  },
  QUEUE_FULL: {
    when: 'Too many calls of this key are waiting; `Retry-After` says when to try again.',
    message: 'Too many pages of this key are waiting.',
  },
};

const REQUEST_ID = 'req_1a2b3c4d5e';

/** Codes that every endpoint of an access can fail with. */
const USUAL: Readonly<Record<Endpoint['access'], readonly ErrorCode[]>> = {
  public: ['INVALID_INPUT', 'INTERNAL'],
  key: ['INVALID_INPUT', 'UNAUTHENTICATED', 'FORBIDDEN', 'RATE_LIMITED', 'INTERNAL', 'UNAVAILABLE'],
  admin: ['INVALID_INPUT', 'UNAUTHENTICATED', 'FORBIDDEN', 'INTERNAL', 'UNAVAILABLE'],
};

/** Every code that an operation can fail with. */
const codesOf = ({ endpoint, route }: RestOperation): ErrorCode[] => {
  const { access, credits, charge, unlimited, fails = {} } = endpoint;
  const codes: ErrorCode[] = [...USUAL[access]];
  if (route.method === 'POST') codes.push('INVALID_JSON');
  if (access === 'public' && !unlimited) codes.push('RATE_LIMITED');
  if (access === 'key' && (credits > 0 || charge)) codes.push('QUOTA_EXCEEDED');
  return [...new Set([...codes, ...(Object.keys(fails) as ErrorCode[])])];
};

const envelopeOf = (code: ErrorCode): object => ({
  error: { code, message: CODES[code].message },
  request_id: REQUEST_ID,
});

const responseOf = (status: ErrorStatus, codes: readonly ErrorCode[], refusals: Example['refusals']) => ({
  description: codes.map((code) => `\`${code}\`: ${CODES[code].when}`).join('\n\n'),
  headers: headerReferences(status),
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/ErrorEnvelope' },
      examples: Object.fromEntries(
        codes.map((code) => [code, { summary: CODES[code].when, value: refusals?.[code] ?? envelopeOf(code) }]),
      ),
    },
  },
});

/** Responses that many operations share, by name. */
export type SharedResponses = Map<string, object>;

const pascal = (code: string): string =>
  code
    .toLowerCase()
    .split('_')
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join('');

/** The refusals of an operation by status: those with an example of its own in full, the others by reference. */
export const failuresOf = (
  operation: RestOperation,
  refusals: Example['refusals'],
  shared: SharedResponses,
): Record<string, object> => {
  const byStatus = new Map<ErrorStatus, ErrorCode[]>();
  for (const code of codesOf(operation)) {
    const status = ERROR_STATUS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const entries = [...byStatus].map(([status, codes]): [string, object] => {
    const response = responseOf(status, codes, refusals);
    if (codes.some((code) => refusals?.[code] !== undefined)) return [String(status), response];
    const name = codes.map(pascal).join('Or');
    shared.set(name, response);
    return [String(status), { $ref: `#/components/responses/${name}` }];
  });
  return Object.fromEntries(entries);
};

/** The envelope of every refusal. */
export const ERROR_SCHEMAS = {
  ErrorEnvelope: {
    type: 'object',
    description: 'What every refused call is answered.',
    required: ['error', 'request_id'],
    properties: {
      error: { $ref: '#/components/schemas/ErrorBody' },
      request_id: { type: 'string', description: 'Id of the call; quote it when reporting a problem' },
    },
  },
  ErrorBody: {
    type: 'object',
    description: 'What is wrong with a call.',
    required: ['code', 'message'],
    properties: {
      code: { type: 'string', enum: Object.keys(ERROR_STATUS), description: 'Code of the refusal' },
      message: { type: 'string', description: 'What is wrong and what is accepted' },
      details: {
        type: 'object',
        additionalProperties: true,
        description: 'The same for programs: `field` is the name of the field, other members depend on the code',
      },
    },
  },
} as const;
