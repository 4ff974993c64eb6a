import { LongTexts } from '../api/long-texts.ts';
import type { SentBytes } from '../image/sent.ts';
import { invalidBody } from './body-refusals.ts';
import type { Span } from './json-meter.ts';

/** A JSON body of which the long texts stand apart, as they came. */
export interface LargeBody {
  /** The rest of the JSON, with a mark for each of them. */
  readonly rest: Buffer;
  readonly texts: LongTexts;
}

const COLON = 0x3a;
const BLANK = 0x20;

/** Whether a string is the name of a member. */
const isName = (whole: Buffer, { to }: Span): boolean => {
  let at = to + 1;
  while (at < whole.length && whole[at]! <= BLANK) at += 1;
  return whole[at] === COLON;
};

/** Takes the long texts out of a body. They are not copied. Throws INVALID_INPUT for names of members that are so long. */
export const takeLongTexts = (whole: Buffer, spans: readonly Span[], mayRepeat: boolean): LargeBody => {
  const texts = new LongTexts({ mayRepeat });
  const pieces: Buffer[] = [];
  let from = 0;
  for (const span of spans) {
    if (isName(whole, span)) throw invalidBody('body: a name of a member has more than 64 KiB');
    const mark = texts.add({ form: 'json', bytes: whole.subarray(span.from, span.to) });
    pieces.push(whole.subarray(from, span.from), Buffer.from(mark));
    from = span.to;
  }
  pieces.push(whole.subarray(from));
  return { rest: Buffer.concat(pieces), texts };
};
