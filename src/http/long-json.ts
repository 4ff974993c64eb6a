import { nextExclusiveTurn } from '../runtime/exclusive-turn.ts';

/** Characters that are written in one turn of the event loop. */
const A_TURN = 1024 * 1024;
/** Levels at which texts and lists are looked for: an image is a member of a member, a column a member of an item of a list. */
const LEVELS = 3;
/** Items of a list that are written at once. */
const ITEMS = 1_000;
/** Lists of so many items are looked into. */
const FEW = 64;
/** Characters after which others have a turn: a few milliseconds for numbers. */
const WRITTEN = 128 * 1024;

type Members = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('toJSON' in value);

const isLongList = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length > ITEMS && !('toJSON' in value);

/** Looks into the members of an object and the items of a list of few; for every answer, so in few steps. */
const holdsLong = (value: object, levels: number): boolean => {
  const isList = Array.isArray(value);
  if ('toJSON' in value || (isList && value.length > FEW)) return false;
  for (const member of isList ? value : Object.values(value)) {
    if (typeof member === 'string') {
      if (member.length > A_TURN) return true;
    } else if (typeof member === 'object' && member !== null) {
      if (isLongList(member) || (levels > 1 && holdsLong(member, levels - 1))) return true;
    }
  }
  return false;
};

/** Whether an answer has a text or a list so long that to write it at once would hold the event loop. */
export const isLong = (value: unknown): value is Members => isPlain(value) && holdsLong(value, LEVELS);

/** Where a part of a text ends, which is not within a character. */
const endOf = (text: string, from: number): number => {
  const to = Math.min(text.length, from + A_TURN);
  const last = text.charCodeAt(to - 1);
  return to < text.length && last >= 0xd800 && last <= 0xdbff ? to - 1 : to;
};

function* partsOfText(text: string): Generator<string> {
  yield '"';
  for (let from = 0, to = 0; from < text.length; from = to) {
    to = endOf(text, from);
    yield JSON.stringify(text.slice(from, to)).slice(1, -1);
  }
  yield '"';
}

function* partsOfList(list: readonly unknown[]): Generator<string> {
  yield '[';
  for (let from = 0; from < list.length; from += ITEMS) {
    if (from > 0) yield ',';
    yield JSON.stringify(list.slice(from, from + ITEMS)).slice(1, -1);
  }
  yield ']';
}

/** What stands between the brackets of an object or a list, the separators with it. */
function* partsInside(value: object, levels: number): Generator<string> {
  let separator = '';
  // Holes of a list are items.
  const members = Array.isArray(value) ? Array.from(value).entries() : Object.entries(value);
  for (const [name, member] of members) {
    const isUnwritten = member === undefined || typeof member === 'function' || typeof member === 'symbol';
    if (Array.isArray(value)) yield separator;
    else if (isUnwritten) continue;
    else yield `${separator}${JSON.stringify(name)}:`;
    yield* partsOf(isUnwritten ? null : member, levels - 1);
    separator = ',';
  }
}

function* partsOf(value: unknown, levels: number): Generator<string> {
  if (typeof value === 'string' && value.length > A_TURN) yield* partsOfText(value);
  else if (isLongList(value)) yield* partsOfList(value);
  else if (typeof value === 'object' && value !== null && levels > 0 && holdsLong(value, levels)) {
    const [open, close] = Array.isArray(value) ? '[]' : '{}';
    yield open!;
    yield* partsInside(value, levels);
    yield close!;
  } else yield JSON.stringify(value);
}

/** The JSON of an answer, as JSON.stringify has it; long texts and lists are written over several turns. */
export const writeLongJson = async (value: Members): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  let written = 0;
  for (const part of partsOf(value, LEVELS)) {
    pieces.push(Buffer.from(part));
    written += part.length;
    if (written < WRITTEN) continue;
    written = 0;
    await nextExclusiveTurn();
  }
  const whole = Buffer.concat(pieces);
  await nextExclusiveTurn();
  return whole;
};
