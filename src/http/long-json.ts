import { nextExclusiveTurn } from '../runtime/exclusive-turn.ts';

/** Characters that are written in one turn of the event loop. */
const A_TURN = 1024 * 1024;
/** Levels at which texts are looked for: an image is a member of a member. */
const LEVELS = 2;

type Members = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('toJSON' in value);

/** Whether an answer has a text so long that to write it at once would hold the event loop. */
export const hasLongText = (value: unknown, levels = LEVELS): value is Members => {
  if (!isPlain(value)) return false;
  for (const member of Object.values(value)) {
    if (typeof member === 'string' ? member.length > A_TURN : levels > 1 && hasLongText(member, levels - 1))
      return true;
  }
  return false;
};

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

function* partsOf(value: unknown, levels: number): Generator<string> {
  if (typeof value === 'string' && value.length > A_TURN) yield* partsOfText(value);
  else if (levels > 0 && hasLongText(value, levels)) {
    let separator = '{';
    for (const [name, member] of Object.entries(value)) {
      if (member === undefined) continue;
      yield `${separator}${JSON.stringify(name)}:`;
      yield* partsOf(member, levels - 1);
      separator = ',';
    }
    yield '}';
  } else yield JSON.stringify(value);
}

/** The JSON of an answer, as JSON.stringify has it; long texts are written over several turns. */
export const writeLongJson = async (value: Members): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  for (const part of partsOf(value, LEVELS)) {
    pieces.push(Buffer.from(part));
    if (part.length >= A_TURN / 2) await nextExclusiveTurn();
  }
  const whole = Buffer.concat(pieces);
  await nextExclusiveTurn();
  return whole;
};
