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
  /** Fields of the input that it shows; all where it is left out. */
  readonly only?: readonly string[];
  /** Fields that it needs although the operation could do without. */
  readonly required?: readonly string[];
  /** What it takes where a field is left out, in place of what the operation takes. */
  readonly defaults?: ToolInput;
  /** Fields of its own, besides those of the operation. */
  readonly extra?: Readonly<Record<string, object>>;
  /** Schema of the response if it is not that of the operation; null if there are only images. */
  readonly output?: z.ZodType | null;
  /** How deep that schema goes; all the way where it is left out. */
  readonly outputLevels?: number;
  /** It looks at pages of the web. */
  readonly openWorld?: true;
  /** Does the work; by default a tool calls its one operation. */
  readonly run?: (run: RunOperation, input: ToolInput) => Promise<ToolAnswer>;
}
