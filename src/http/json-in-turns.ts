/** Characters that are read before others have a turn, which come as soon as the value at hand is read: a few milliseconds. */
const A_TURN = 32 * 1024;

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** Slices of a text up to so many characters are copies of it. */
const COPIED = 12;
const BLANKS = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: what JSON does not allow in a string
const CONTROL = /[\u0000-\u001f]/;
const WORDS: Readonly<Record<string, unknown>> = { true: true, false: false, null: null };
const WORD = /true|false|null/y;

const PROTOTYPE = '__proto__';

type Members = Record<string, unknown>;
type Container = unknown[] | Members;

/** A JSON text that is read from its start, in a time that grows with its length alone. */
class Reader {
  readonly #text: string;
  at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** The character after blanks; NaN at the end. */
  next(): number {
    const code = this.#text.charCodeAt(this.at);
    if (code > 0x20) return code;
    BLANKS.lastIndex = this.at;
    BLANKS.test(this.#text);
    this.at = BLANKS.lastIndex;
    return this.#text.charCodeAt(this.at);
  }

  /** Passes one character, which has to be the next after blanks. */
  expect(code: number): void {
    if (this.next() !== code) throw new SyntaxError('not JSON');
    this.at += 1;
  }

  string(): string {
    if (this.next() !== QUOTE) throw new SyntaxError('not JSON');
    const from = this.at + 1;
    let quote = this.#text.indexOf('"', from);
    while (quote !== -1 && this.#isEscaped(quote, from)) quote = this.#text.indexOf('"', quote + 1);
    if (quote === -1) throw new SyntaxError('not JSON');
    this.at = quote + 1;
    const raw = this.#text.slice(from, quote);
    // A longer slice is a view of the whole text and would keep it in memory; what JSON.parse answers is a text of its own.
    if (raw.length > COPIED || raw.includes('\\') || CONTROL.test(raw)) return JSON.parse(`"${raw}"`) as string;
    return raw;
  }

  /** A number, true, false or null. */
  scalar(): unknown {
    const number = this.#match(NUMBER);
    if (number !== undefined) return Number(number);
    const word = this.#match(WORD);
    if (word === undefined) throw new SyntaxError('not JSON');
    return WORDS[word];
  }

  #match(form: RegExp): string | undefined {
    form.lastIndex = this.at;
    if (!form.test(this.#text)) return undefined;
    const from = this.at;
    this.at = form.lastIndex;
    return this.#text.slice(from, this.at);
  }

  #isEscaped(quote: number, from: number): boolean {
    let first = quote;
    while (first > from && this.#text.charCodeAt(first - 1) === BACKSLASH) first -= 1;
    return (quote - first) % 2 === 1;
  }
}

/**
 * What JSON.parse answers of a text, and nothing else: it throws SyntaxError for what is not JSON. `turn` is awaited after some thousands
 * of characters each, so that a large text does not hold the event loop. `onPrototype` has to throw: it is called at the end of a text
 * with a member called `__proto__`, which could change the prototype of what it is copied to.
 */
export const parseInTurns = async (
  text: string,
  { turn, onPrototype }: { readonly turn: () => Promise<void>; readonly onPrototype: () => never },
): Promise<unknown> => {
  const reader = new Reader(text);
  /** Lists and objects that are open, and the names under which objects wait for a value. */
  const open: Container[] = [];
  const names: string[] = [];
  let turnEnds = A_TURN;
  let namesPrototype = false;

  const nameOf = (): string => {
    const name = reader.string();
    if (name === PROTOTYPE) namesPrototype = true;
    reader.expect(COLON);
    return name;
  };

  for (;;) {
    if (reader.at >= turnEnds) {
      await turn();
      turnEnds = reader.at + A_TURN;
    }
    let value: unknown;
    const code = reader.next();
    if (code === OPEN_LIST || code === OPEN_OBJECT) {
      reader.at += 1;
      value = code === OPEN_LIST ? [] : {};
      const isEmpty = reader.next() === (code === OPEN_LIST ? CLOSE_LIST : CLOSE_OBJECT);
      if (!isEmpty) {
        open.push(value as Container);
        if (code === OPEN_OBJECT) names.push(nameOf());
        continue;
      }
      reader.at += 1;
    } else value = code === QUOTE ? reader.string() : reader.scalar();

    // What is whole goes where it belongs, and may end what it belongs to.
    for (;;) {
      const parent = open.at(-1);
      if (parent === undefined) {
        if (!Number.isNaN(reader.next())) throw new SyntaxError('not JSON');
        if (namesPrototype) onPrototype();
        return value;
      }
      const isList = Array.isArray(parent);
      if (isList) parent.push(value);
      else if (names.at(-1) !== PROTOTYPE) parent[names.at(-1)!] = value;
      const after = reader.next();
      reader.at += 1;
      if (after === COMMA) {
        if (!isList) names[names.length - 1] = nameOf();
        break;
      }
      if (after !== (isList ? CLOSE_LIST : CLOSE_OBJECT)) throw new SyntaxError('not JSON');
      open.pop();
      if (!isList) names.pop();
      value = parent;
    }
  }
};
