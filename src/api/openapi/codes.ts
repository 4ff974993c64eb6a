import type { ErrorCode } from '../errors.ts';

/** When an operation fails with a code, and what its message says. */
export const CODES: Readonly<Record<ErrorCode, { readonly when: string; readonly message: string }>> = {
  UNAUTHENTICATED: {
    when: 'The key is missing, unknown, expired or revoked.',
    message: 'This endpoint needs an API key in the header x-api-key, or in Authorization as a Bearer.',
  },
  FORBIDDEN: {
    when: 'The key is valid but has no access.',
    message: 'This key may not use this endpoint.',
  },
  NOT_FOUND: { when: 'There is no such resource.', message: 'No resource has this id.' },
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
    when: 'Too many requests in the last minute. Retry after the number of seconds in `Retry-After`.',
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
    when: 'Too many requests of this key are waiting; `Retry-After` says when to try again.',
    message: 'Too many pages of this key are waiting.',
  },
};
