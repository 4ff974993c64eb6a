/** Codes a domain may refuse a value with; `src/api/errors.ts` maps each to its HTTP status. */
export type RefusalCode =
  | 'INVALID_INPUT'
  | 'NOT_FOUND'
  | 'UNKNOWN_SPACE'
  | 'UNKNOWN_CONDITION'
  | 'UNKNOWN_STAGE'
  | 'EMPTY_SCOPE'
  | 'RENDER_REQUIRED'
  | 'UNKNOWN_FORMAT'
  | 'FETCH_FAILED'
  | 'RENDER_FAILED'
  | 'ANALYZER_UNAVAILABLE'
  | 'UNAVAILABLE'
  | 'QUEUE_FULL'
  | 'RATE_LIMITED';

/**
 * Thrown by a domain function that will not work with what it was given. The message says what is wrong with the
 * value quoted and what is accepted; it goes to the caller as it is, so it never holds a path, a secret or a stack.
 */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly details: Readonly<Record<string, unknown>> | undefined;

  /** `cause` is what was thrown where a refusal hides an error of another kind: for the log, never for callers. */
  constructor(
    code: RefusalCode,
    message: string,
    details?: Readonly<Record<string, unknown>>,
    options?: { readonly cause: unknown },
  ) {
    super(message, options);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }
}

/** INVALID_INPUT about one field; `details.field` carries its name. */
export const invalid = (field: string, message: string, details: Readonly<Record<string, unknown>> = {}): Refusal =>
  new Refusal('INVALID_INPUT', `${field}: ${message}`, { field, ...details });

/** A value as it may be quoted in a message: JSON, shortened to 60 characters. */
export const quote = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
};
