import { nextExclusiveTurn } from '../runtime/exclusive-turn.ts';

/** Characters that are written in one turn of the event loop. */
const A_TURN = 1024 * 1024;

/** A part of a text that ends with no half of a character. */
const endOf = (text: string, from: number): number => {
  const to = Math.min(text.length, from + A_TURN);
  const last = text.charCodeAt(to - 1);
  return to < text.length && last >= 0xd800 && last <= 0xdbff ? to - 1 : to;
};

async function* writeText(text: string): AsyncGenerator<Buffer> {
  for (let from = 0; from < text.length; ) {
    const to = endOf(text, from);
    yield Buffer.from(JSON.stringify(text.slice(from, to)).slice(1, -1));
    from = to;
    await nextExclusiveTurn();
  }
}

/** Members whose texts are so long that to write them at once would hold the event loop. */
export const longMembersOf = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  const found: string[] = [];
  for (const [name, member] of Object.entries(value))
    if (typeof member === 'string' && member.length > A_TURN) found.push(name);
  return found;
};

/** The JSON of an object, as JSON.stringify has it; the texts of some members are written over several turns. */
export const writeLongJson = async (
  value: Readonly<Record<string, unknown>>,
  members: readonly string[],
): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  let rest = '{';
  for (const [name, member] of Object.entries(value)) {
    const json = members.includes(name) ? '' : JSON.stringify(member);
    if (json === undefined) continue;
    rest += `${rest === '{' && pieces.length === 0 ? '' : ','}${JSON.stringify(name)}:${json}`;
    if (json !== '') continue;
    pieces.push(Buffer.from(`${rest}"`));
    rest = '"';
    for await (const piece of writeText(member as string)) pieces.push(piece);
  }
  pieces.push(Buffer.from(`${rest}}`));
  const whole = Buffer.concat(pieces);
  await nextExclusiveTurn();
  return whole;
};
