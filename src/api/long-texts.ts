import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import type { SentBytes } from '../image/sent.ts';
import { releaseMemory } from '../runtime/release-memory.ts';
import type { Endpoint } from './endpoint.ts';
import { ApiError } from './errors.ts';

/** What an operation accepts in one text where it states no limit of its body. */
const USUAL_TEXT = 64 * 1024;

const isTree = (value: unknown): value is Record<PropertyKey, unknown> => typeof value === 'object' && value !== null;

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

  /** `mayRepeat` says that several calls may need the same text, as the variables of a document allow. */
  constructor({ mayRepeat = false } = {}) {
    this.#mayRepeat = mayRepeat;
  }

  /** The mark that stands for a text from now on. */
  add(text: SentBytes): string {
    const mark = `text of ${text.bytes.length} characters (${this.#id}-${this.#texts.size})`;
    this.#texts.set(mark, text);
    return mark;
  }

  /** Characters of a text, which may be a mark. */
  lengthOf(text: string): number {
    return this.#texts.get(text)?.bytes.length ?? text.length;
  }

  get(text: string): SentBytes | undefined {
    return this.#texts.get(text);
  }

  /** What a mark stands for, with memory of its own that can go to a thread. */
  take(mark: unknown): SentBytes | undefined {
    const text = typeof mark === 'string' ? this.#texts.get(mark) : undefined;
    if (!text) return undefined;
    if (this.#mayRepeat || this.#texts.size > 1) return { form: text.form, bytes: new Uint8Array(text.bytes) };
    return text;
  }

  /** Forgets all texts, and gives their memory back where no thread has it. */
  release(): void {
    for (const { bytes } of this.#texts.values()) releaseMemory(bytes);
    this.#texts.clear();
  }

  /**
   * An input in which a mark is left only in the field that takes an image; elsewhere the text itself is put back, unless it is longer
   * than the operation accepts. Throws INVALID_INPUT.
   */
  settle(input: unknown, { file, bodyLimit = USUAL_TEXT }: Pick<Endpoint, 'file' | 'bodyLimit'>): unknown {
    const image = file?.as === 'base64' ? file.field : undefined;
    const open: [tree: Record<PropertyKey, unknown>, path: string][] = isTree(input) ? [[input, '']] : [];
    for (let next = open.pop(); next; next = open.pop()) {
      const [tree, path] = next;
      for (const [name, value] of Object.entries(tree)) {
        const field = path === '' ? name : `${path}.${name}`;
        if (isTree(value)) open.push([value, field]);
        const text = typeof value === 'string' ? this.#texts.get(value) : undefined;
        if (text && field !== image) tree[name] = this.#whole(text, field, bodyLimit);
      }
    }
    return input;
  }

  #whole({ bytes }: SentBytes, field: string, most: number): string {
    if (bytes.length > most)
      throw new ApiError('INVALID_INPUT', `${field}: has ${bytes.length} characters; this call accepts ${most}`, {
        details: { field },
      });
    return textOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  }
}
