/** Codes a domain may refuse a value with; `src/api/errors.ts` maps each to its HTTP status. */
export type RefusalCode =
  | 'INVALID_INPUT'
  | 'INVALID_JSON'
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

const MOST_QUOTED = 60;

/** A text quoted in a message: its first 60 characters. */
export const shorten = (text: string): string =>
  text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED - 1)}…` : text;

/** The beginning of a value's JSON: enough to fill `room` characters, at the cost of no more than that. */
const beginningOf = (value: unknown, room: number): string => {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, room));
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? String(value);
  if (room <= 0) return '';
  const isList = Array.isArray(value);
  const names = isList ? value.keys() : Object.keys(value).values();
  let text = isList ? '[' : '{';
  for (const name of names) {
    if (text.length > room) return text;
    if (text.length > 1) text += ',';
    if (!isList) text += `${JSON.stringify(String(name).slice(0, room))}:`;
    text += beginningOf((value as Record<PropertyKey, unknown>)[name], room - text.length);
  }
  return text + (isList ? ']' : '}');
};

/** A value as it may be quoted in a message: JSON, shortened to 60 characters. */
export const quote = (value: unknown): string => shorten(beginningOf(value, MOST_QUOTED + 1));
