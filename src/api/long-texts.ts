import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import type { SentBytes } from '../image/sent.ts';
import { releaseMemory } from '../runtime/release-memory.ts';
import type { Endpoint } from './endpoint.ts';
import { ApiError } from './errors.ts';

/** What an operation accepts in one text where it states no limit of its body. */
const USUAL_TEXT = 64 * 1024;

type Tree = Record<PropertyKey, unknown>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** An object or list of an input, and the way to it. */
interface Node {
  readonly tree: Tree;
  readonly name: string;
  readonly above: Node | undefined;
}

/** Characters of a name, and of a whole path, that an error repeats. */
const [LONGEST_NAME, LONGEST_PATH] = [60, 200];

const pathOf = (node: Node, field: string): string => {
  const names = [field];
  for (let at: Node | undefined = node; at?.above; at = at.above) names.push(at.name);
  const path = names.map((name) => name.slice(0, LONGEST_NAME)).reverse();
  return path.join('.').slice(0, LONGEST_PATH);
};

const START = 'text of ';

/** The text that stands as JSON between quotes. */
const textOf = (inside: Buffer): string => {
  const plain = inside.toString('latin1');
  if (!/[^\x20-\x7e]|\\/.test(plain)) return plain;
  try {
    if (isUtf8(inside)) return JSON.parse(`"${inside.toString('utf8')}"`) as string;
  } catch {
    // Said below.
  }
  throw new ApiError('INVALID_JSON', 'The body is not valid JSON.');
};

/**
 * The long texts of a body, which stay the bytes that came until the place is known where they are needed: an image goes to its
 * thread so. In the parsed body a mark stands for each, which no caller can guess; where it is quoted it says what it stands for.
 */
export class LongTexts {
  readonly #id = randomUUID();
  readonly #texts = new Map<string, SentBytes>();
  readonly #mayRepeat: boolean;
  /** Whether only one call will need a text: its thread gets the bytes themselves, not a copy. */
  #isOnce: boolean;
  #isKept = false;
  #isReleased = false;

  /** `mayRepeat` says that several calls may need the same text, as the variables of a document allow. */
  constructor({ mayRepeat = false } = {}) {
    this.#mayRepeat = mayRepeat;
    this.#isOnce = !mayRepeat;
  }

  /** The mark that stands for a text from now on. */
  add(text: SentBytes): string {
    const mark = `${START}${text.bytes.length} characters (${this.#id}-${this.#texts.size})`;
    this.#texts.set(mark, text);
    return mark;
  }

  /** Says that only one call is made, so no other needs its text. */
  onceOnly(): void {
    this.#isOnce = true;
  }

  /** Says that a text is needed again after it went to a thread, which gets a copy then. */
  keep(): void {
    this.#isKept = true;
  }

  /** Characters of a text, which may be a mark. */
  lengthOf(text: string): number {
    return this.#texts.get(text)?.bytes.length ?? text.length;
  }

  /** What a mark stands for; undefined for any other text. Throws UNAVAILABLE once the texts are released. */
  get(text: string): SentBytes | undefined {
    const sent = this.#texts.get(text);
    if (sent && this.#isReleased) throw new ApiError('UNAVAILABLE', 'The request has ended.');
    return sent;
  }

  /** Arguments with bytes in place of marks, and the memory of these that goes to a thread: each has its own. */
  handOver<Args extends readonly unknown[]>(args: Args): { readonly args: Args; readonly transfer: ArrayBuffer[] } {
    const transfer: ArrayBuffer[] = [];
    const given = args.map((arg) => {
      const text = typeof arg === 'string' ? this.get(arg) : undefined;
      if (!text) return arg;
      const isAlone = this.#isOnce && !this.#isKept && this.#texts.size === 1;
      const bytes = isAlone ? text.bytes : new Uint8Array(text.bytes);
      transfer.push(bytes.buffer as ArrayBuffer);
      return { form: text.form, bytes };
    });
    // Every task that accepts an image accepts its bytes too.
    return { args: given as unknown as Args, transfer };
  }

  /** Gives the memory of all texts back where no thread has it. From then on whoever needs one is rejected: the caller has left. */
  release(): void {
    this.#isReleased = true;
    for (const { bytes } of this.#texts.values()) releaseMemory(bytes);
  }

  /**
   * An input in which a mark is left only in the field that accepts an image; elsewhere the text itself is put back, unless it is
   * longer than the operation accepts. What an input contains several times is visited once. Throws INVALID_INPUT.
   */
  settle(input: unknown, { file, bodyLimit = USUAL_TEXT }: Pick<Endpoint, 'file' | 'bodyLimit'>): unknown {
    if (!isTree(input)) return input;
    const image = file?.as === 'base64' ? file.field : undefined;
    const visited = new Set<Tree>();
    const open: Node[] = [{ tree: input, name: '', above: undefined }];
    for (let node = open.pop(); node; node = open.pop()) {
      const { tree, above } = node;
      if (this.#mayRepeat) {
        if (visited.has(tree)) continue;
        visited.add(tree);
      }
      const visit = (name: string, value: unknown): void => {
        if (isTree(value)) open.push({ tree: value, name, above: node });
        if (typeof value !== 'string' || !value.startsWith(START)) return;
        const text = this.get(value);
        if (text && (above || name !== image)) tree[name] = this.#whole(text, () => pathOf(node, name), bodyLimit);
      };
      if (Array.isArray(tree)) {
        // Most lists hold numbers: their places get no names.
        for (let at = 0; at < tree.length; at += 1) {
          const value: unknown = tree[at];
          if (typeof value === 'string' ? value.startsWith(START) : isTree(value)) visit(String(at), value);
        }
      } else for (const name of Object.keys(tree)) visit(name, tree[name]);
    }
    return input;
  }

  #whole({ bytes }: SentBytes, path: () => string, most: number): string {
    if (bytes.length > most) {
      const field = path();
      throw new ApiError('INVALID_INPUT', `${field}: has ${bytes.length} bytes; this operation accepts ${most}`, {
        details: { field },
      });
    }
    return textOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  }
}
