import type { Endpoint } from '../endpoint.ts';
import { ERROR_STATUS, type ErrorCode, type ErrorStatus } from '../errors.ts';
import type { RestOperation } from '../operations.ts';
import { CODES } from './codes.ts';
import type { Example } from './examples.ts';
import { headerReferences } from './headers.ts';

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

const pascal = (code: string): string =>
  code
    .toLowerCase()
    .split('_')
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join('');

const envelopeOf = (code: ErrorCode): object => ({
  error: { code, message: CODES[code].message },
  request_id: REQUEST_ID,
});

/** What many operations share, by name. */
export interface Shared {
  readonly responses: Map<string, object>;
  readonly examples: Map<string, object>;
}

/** What a call gets with this code: the operation's own example, or the one that all share. */
const exampleOf = (code: ErrorCode, refusals: Example['refusals'], shared: Shared): object => {
  const summary = CODES[code].when;
  const own = refusals?.[code];
  if (own !== undefined) return { summary, value: own };
  shared.examples.set(pascal(code), { summary, value: envelopeOf(code) });
  return { $ref: `#/components/examples/${pascal(code)}` };
};

const responseOf = (
  status: ErrorStatus,
  codes: readonly ErrorCode[],
  refusals: Example['refusals'],
  shared: Shared,
) => ({
  description: codes.map((code) => `\`${code}\`: ${CODES[code].when}`).join('\n\n'),
  headers: headerReferences(status),
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/ErrorEnvelope' },
      examples: Object.fromEntries(codes.map((code) => [code, exampleOf(code, refusals, shared)])),
    },
  },
});

/** The refusals of an operation by status: those with an example of its own in full, the others by reference. */
export const failuresOf = (
  operation: RestOperation,
  refusals: Example['refusals'],
  shared: Shared,
): Record<string, object> => {
  const byStatus = new Map<ErrorStatus, ErrorCode[]>();
  for (const code of codesOf(operation)) {
    const status = ERROR_STATUS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const entries = [...byStatus].map(([status, codes]): [string, object] => {
    const response = responseOf(status, codes, refusals, shared);
    if (codes.some((code) => refusals?.[code] !== undefined)) return [String(status), response];
    const name = codes.map(pascal).join('Or');
    shared.responses.set(name, response);
    return [String(status), { $ref: `#/components/responses/${name}` }];
  });
  return Object.fromEntries(entries);
};

/** The envelope of every refusal. */
export const ERROR_SCHEMAS = {
  ErrorEnvelope: {
    type: 'object',
    description: 'The response to every rejected request.',
    required: ['error', 'request_id'],
    properties: {
      error: { $ref: '#/components/schemas/ErrorBody' },
      request_id: { type: 'string', description: 'Id of the request; quote it when you report a problem' },
    },
  },
  ErrorBody: {
    type: 'object',
    description: 'Why a request failed.',
    required: ['code', 'message'],
    properties: {
      code: { type: 'string', enum: Object.keys(ERROR_STATUS), description: 'Code of the error' },
      message: { type: 'string', description: 'What is wrong and what is accepted' },
      details: {
        type: 'object',
        additionalProperties: true,
        description: 'The same for programs: `field` is the name of the field, others depend on the code',
      },
    },
  },
} as const;
