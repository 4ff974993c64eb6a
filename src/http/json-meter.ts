/** Levels of lists and objects that a JSON text may have. */
export const MAX_LEVELS = 100;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const COMMA = 0x2c;

/** What a JSON text has too much of. */
export type Excess = 'levels' | 'members';

/** Counts levels and members of a JSON text, piece by piece, before anything parses it. Every byte is looked at once. */
export class JsonMeter {
  readonly #mostMembers: number;
  #members = 0;
  #depth = 0;
  #inString = false;
  /** Whether the text so far ends with a backslash that escapes what comes next. */
  #escaping = false;

  constructor(mostMembers = Infinity) {
    this.#mostMembers = mostMembers;
  }

  /** Takes the next bytes; answers what there is too much of by now. */
  take(bytes: Buffer): Excess | undefined {
    let at = 0;
    while (at < bytes.length) {
      if (this.#inString) {
        at = this.#skipString(bytes, at);
        continue;
      }
      const byte = bytes[at]!;
      at += 1;
      if (byte === QUOTE) this.#inString = true;
      else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
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
    return quote + 1;
  }
}

/** Whether a whole text is within the limit. Quoted marks do not count, so GraphQL documents can be asked about too. */
export const isShallow = (text: string): boolean =>
  text.length <= MAX_LEVELS || new JsonMeter().take(Buffer.from(text)) === undefined;
