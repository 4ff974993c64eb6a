/** Levels of lists and objects that a JSON text may have. */
export const MAX_LEVELS = 100;
/** Bytes beyond which a text of a large body is not decoded with the rest. */
export const LONG_TEXT = 64 * 1024;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const COMMA = 0x2c;

/** What a JSON text has too much of. */
export type Excess = 'levels' | 'members';

/** Start and end of a string in a text, without its quotes. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Counts levels and members of a JSON text, piece by piece, before anything parses it. Every byte is looked at once. */
export class JsonMeter {
  /** The strings so far that are longer than `long` bytes. */
  readonly longTexts: Span[] = [];
  readonly #mostMembers: number;
  readonly #long: number;
  /** Bytes before those that are taken now, and bytes of `longTexts` together. */
  #taken = 0;
  #inLongTexts = 0;
  /** Where the string began that the text so far ends in. */
  #start = 0;
  #members = 0;
  #depth = 0;
  #inString = false;
  /** Whether the text so far ends with a backslash that escapes what comes next. */
  #escaping = false;

  constructor(mostMembers = Infinity, long = Infinity) {
    this.#mostMembers = mostMembers;
    this.#long = long;
  }

  /** Bytes so far beside the strings that are longer than `long`. */
  get beside(): number {
    const open = this.#inString ? this.#taken - this.#start : 0;
    return this.#taken - this.#inLongTexts - (open > this.#long ? open : 0);
  }

  /** Takes the next bytes; answers what there is too much of by now. */
  take(bytes: Buffer): Excess | undefined {
    const excess = this.#walk(bytes);
    this.#taken += bytes.length;
    return excess;
  }

  #walk(bytes: Buffer): Excess | undefined {
    let at = 0;
    while (at < bytes.length) {
      if (this.#inString) {
        at = this.#skipString(bytes, at);
        continue;
      }
      const byte = bytes[at]!;
      at += 1;
      if (byte === QUOTE) {
        this.#inString = true;
        this.#start = this.#taken + at;
      } else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
        this.#depth += 1;
        if (this.#depth > MAX_LEVELS) return 'levels';
      } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) this.#depth -= 1;
      else if (byte === COMMA) {
        this.#members += 1;
        if (this.#members > this.#mostMembers) return 'members';
      }
    }
    return undefined;
  }

  /** Continues inside a string; returns the index after its end, or after the bytes. */
  #skipString(bytes: Buffer, from: number): number {
    const quote = bytes.indexOf(QUOTE, from);
    const end = quote === -1 ? bytes.length : quote;
    let first = end;
    while (first > from && bytes[first - 1] === BACKSLASH) first -= 1;
    const carried = first === from && this.#escaping ? 1 : 0;
    const isEscaped = (end - first + carried) % 2 === 1;
    if (quote === -1) {
      this.#escaping = isEscaped;
      return end;
    }
    this.#escaping = false;
    this.#inString = isEscaped;
    if (!isEscaped) this.#end(this.#taken + quote);
    return quote + 1;
  }

  #end(to: number): void {
    if (to - this.#start <= this.#long) return;
    this.longTexts.push({ from: this.#start, to });
    this.#inLongTexts += to - this.#start;
  }
}

/** Whether a whole text is within the limit. Quoted marks do not count, so GraphQL documents can be asked about too. */
export const isShallow = (text: string): boolean =>
  text.length <= MAX_LEVELS || new JsonMeter().take(Buffer.from(text)) === undefined;
