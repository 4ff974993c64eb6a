import { isAscii, isUtf8 } from 'node:buffer';
import { ApiError } from '../api/errors.ts';
import { nextExclusiveTurn } from '../runtime/exclusive-turn.ts';
import { invalidJson } from './body-refusals.ts';
import { parseInTurns } from './json-in-turns.ts';

/** Larger ones are parsed in several turns of the event loop. */
const PARSED_AT_ONCE = 64 * 1024;

/** Whether a parsed value has a member called `__proto__` anywhere: it could change the prototype of what it is copied to. */
const namesPrototype = (value: unknown): boolean => {
  const open: unknown[] = [value];
  while (open.length) {
    const one = open.pop();
    if (typeof one !== 'object' || one === null) continue;
    if (Object.hasOwn(one, '__proto__')) return true;
    for (const inner of Object.values(one)) if (typeof inner === 'object') open.push(inner);
  }
  return false;
};

/** The text of some bytes. Throws INVALID_JSON for what is not UTF-8. */
const textOf = (bytes: Buffer): string => {
  if (!isUtf8(bytes)) throw invalidJson('The body is not valid UTF-8.');
  return isAscii(bytes) ? bytes.toString('latin1') : bytes.toString('utf8');
};

const notJson = (): ApiError => invalidJson('The body is not valid JSON.');

const refusePrototype = (): never => {
  throw new ApiError('INVALID_INPUT', '__proto__: this member name is not allowed', {
    details: { field: '__proto__' },
  });
};

/** Parses a short JSON text. Throws INVALID_JSON, or INVALID_INPUT for a member called `__proto__`. */
const parseAtOnce = (bytes: Buffer): unknown => {
  const text = textOf(bytes);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw notJson();
  }
  // Escapes can spell the name too, so either mark is worth the walk.
  if ((text.includes('__proto__') || text.includes('\\u')) && namesPrototype(value)) refusePrototype();
  return value;
};

/** A turn of the event loop for the body of a caller. Rejects with the reason of the signal when the caller has left. */
type BodyTurn = () => Promise<void>;

/** The turns of a body, which end with its caller. */
export const turnsOf =
  (context: { readonly signal: AbortSignal }): BodyTurn =>
  async () => {
    await nextExclusiveTurn();
    context.signal.throwIfAborted();
  };

const parseLong = async (bytes: Buffer, turn: BodyTurn): Promise<unknown> => {
  const text = textOf(bytes);
  try {
    return await parseInTurns(text, { turn, onPrototype: refusePrototype });
  } catch (error) {
    throw error instanceof SyntaxError ? notJson() : error;
  }
};

/**
 * Parses a JSON text of any length: a long one in turns. Throws or rejects with INVALID_JSON, with INVALID_INPUT for a member called
 * `__proto__`, and with the reason of the turns when they end.
 */
export const parseBytes = (bytes: Buffer, turn: BodyTurn): unknown =>
  bytes.length <= PARSED_AT_ONCE ? parseAtOnce(bytes) : parseLong(bytes, turn);
