import type { z } from 'zod';
import type { RunOperation } from '../api/surfaces.ts';

export interface Picture {
  readonly mediaType: string;
  readonly base64: string;
}

/** What a tool returns: a response, images, or both. */
export interface ToolAnswer {
  readonly answer?: object;
  readonly pictures?: readonly Picture[];
  /** A file that was asked for, as text of its own. */
  readonly file?: string;
}

export type ToolInput = Readonly<Record<string, unknown>>;

/** Something an agent can do, made of one operation or two. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  /** For a model: when to use it, and what to know of the input and the answer. */
  readonly description: string;
  /** The operations it calls. The first gives the schema of the input, and that of the answer unless `output` does. */
  readonly operations: readonly [string, ...string[]];
  /** Credits if they are not the sum of its operations. */
  readonly credits?: number;
  /** Fields of the operation that it lists, by listed name; all if it is omitted. */
  readonly only?: readonly string[];
  /** Listed names by the names that the operation has. */
  readonly names?: Readonly<Record<string, string>>;
  /** Names that are accepted and not listed, with the listed names that they stand for. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** Fields that are accepted and not passed on. */
  readonly ignores?: (name: string, value: unknown) => boolean;
  /** Listed names of fields that it needs although the operation could do without. */
  readonly required?: readonly string[];
  /** Listed names of fields that it can do without. */
  readonly optional?: readonly string[];
  /** Values of fields that are omitted, by listed name, in place of those of the operation. */
  readonly defaults?: ToolInput;
  /** Shorter descriptions, by listed name. */
  readonly words?: Readonly<Record<string, string>>;
  /** Schemas of fields of its own, or in place of those of the operation, by listed name. */
  readonly extra?: Readonly<Record<string, object>>;
  /** Schema of the response if it is not that of the operation; null if there are only images. */
  readonly output?: z.ZodType | null;
  /** It answers in brief unless `detail: 'full'` asks for all members of the operation. */
  readonly hasDetail?: true;
  /** It looks at pages of the web. */
  readonly openWorld?: true;
  /** Fields as the tool takes them, made of what people send instead. */
  readonly read?: (input: ToolInput) => ToolInput;
  /** Does the work; by default a tool calls its one operation. */
  readonly run?: (run: RunOperation, input: ToolInput) => Promise<ToolAnswer>;
  /** The answer in a few lines, for a model. */
  readonly text: (answer: never) => string;
}
