import { TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import { Refusal, type RefusalCode } from '../errors/refusal.ts';
import { isStorageFault } from '../errors/storage-fault.ts';
import { describeIssues } from './validation.ts';

/** Every code the envelope may carry, with its HTTP status. No refused call is charged. */
export const ERROR_STATUS = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  INVALID_INPUT: 400,
  INVALID_JSON: 400,
  RATE_LIMITED: 429,
  QUOTA_EXCEEDED: 429,
  INTERNAL: 500,
  UNKNOWN_SPACE: 404,
  UNKNOWN_CONDITION: 404,
  UNKNOWN_STAGE: 400,
  EMPTY_SCOPE: 400,
  RENDER_REQUIRED: 400,
  UNKNOWN_FORMAT: 400,
  FETCH_FAILED: 502,
  RENDER_FAILED: 500,
  ANALYZER_UNAVAILABLE: 503,
  UNAVAILABLE: 503,
  QUEUE_FULL: 503,
} as const satisfies Record<RefusalCode, number> & Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;
export type ErrorStatus = (typeof ERROR_STATUS)[ErrorCode];

/** An error as the caller sees it: the code decides the status, the message is safe to show. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, unknown>> | undefined;
  /** Extra response headers such as `allow` or `retry-after`. */
  readonly headers: Readonly<Record<string, string>>;
  readonly status: number;

  constructor(
    code: ErrorCode,
    message: string,
    options: {
      details?: Readonly<Record<string, unknown>> | undefined;
      headers?: Record<string, string>;
      /** Where HTTP has a status of its own for it. */
      status?: number;
    } = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.details = options.details;
    this.headers = options.headers ?? {};
    this.status = options.status ?? ERROR_STATUS[code];
  }
}

export interface Envelope {
  readonly error: {
    readonly code: ErrorCode;
    readonly message: string;
    readonly details?: Readonly<Record<string, unknown>>;
  };
  readonly request_id: string;
}

export const envelope = (error: ApiError, requestId: string): Envelope => ({
  error: { code: error.code, message: error.message, ...(error.details ? { details: error.details } : {}) },
  request_id: requestId,
});

const unwritable = () =>
  new ApiError('UNAVAILABLE', 'The service cannot write its records at the moment. Try again later.', {
    details: { retry_after: 30 },
  });

const internal = () => new ApiError('INTERNAL', 'An internal error occurred. Quote the request_id when you report it.');

const fromZod = (error: ZodError): ApiError => {
  const { message, details } = describeIssues(error);
  return new ApiError('INVALID_INPUT', message, { details });
};

/** A refusal as it was thrown, or inside what tRPC and the query builder have wrapped around it. */
const refusalIn = (thrown: unknown): ApiError | Refusal | undefined => {
  for (let cause = thrown; cause instanceof Error; cause = cause.cause)
    if (cause instanceof ApiError || cause instanceof Refusal) return cause;
  return undefined;
};

/** Whatever was thrown, as an error a caller may see. What is unknown becomes INTERNAL: nothing of it leaks. */
export const toApiError = (thrown: unknown): ApiError => {
  const refusal = refusalIn(thrown);
  if (refusal instanceof ApiError) return refusal;
  if (refusal) return new ApiError(refusal.code, refusal.message, { details: refusal.details });
  if (thrown instanceof TRPCError) {
    if (thrown.code === 'BAD_REQUEST' && thrown.cause instanceof ZodError) return fromZod(thrown.cause);
    if (thrown.code === 'PARSE_ERROR') return new ApiError('INVALID_JSON', 'The body is not valid JSON.');
    if (thrown.code === 'BAD_REQUEST' || thrown.code === 'PAYLOAD_TOO_LARGE')
      return new ApiError('INVALID_INPUT', thrown.message);
    if (thrown.code === 'UNSUPPORTED_MEDIA_TYPE')
      return new ApiError('INVALID_INPUT', 'body: the content type must be application/json', {
        details: { field: 'body' },
      });
    if (thrown.code === 'NOT_FOUND') return new ApiError('NOT_FOUND', thrown.message);
    if (thrown.code === 'METHOD_NOT_SUPPORTED') return new ApiError('METHOD_NOT_ALLOWED', thrown.message);
  }
  return isStorageFault(thrown) ? unwritable() : internal();
};
