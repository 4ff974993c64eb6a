import type { ErrorCode } from '../errors.ts';
import examples from './examples.json' with { type: 'json' };

/** What an operation answered to its example, and how it refused what `npm run examples` sent besides. */
export interface Example {
  /**
   * The answer in JSON, its lists cut; the beginning of a text, or of an image in base64; the data of a stream's
   * events, by event.
   */
  readonly answer?: unknown;
  readonly refusals?: Readonly<Partial<Record<ErrorCode, object>>>;
}

const EXAMPLES: Readonly<Record<string, Example>> = examples;

/** The example of an operation by its name; empty for one that has none yet. */
export const exampleOf = (operation: string): Example => EXAMPLES[operation] ?? {};
