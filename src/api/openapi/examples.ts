import type { ErrorCode } from '../errors.ts';
import examples from './examples.json' with { type: 'json' };
import { foldedName } from './simplify-schema.ts';

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

/** A value without the former names of its members, which schemas do not list beside the present ones: `queueMs`, `queue_ms`. */
const present = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(present);
  if (typeof value !== 'object' || value === null) return value;
  const names = Object.keys(value);
  const current = new Set(names.filter((name) => name.includes('_')).map(foldedName));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name.includes('_') || !current.has(foldedName(name)))
      .map(([name, member]) => [name, present(member)]),
  );
};

/** The example of an operation by its name; empty for one that has none yet. */
export const exampleOf = (operation: string): Example => {
  const { answer, ...rest } = EXAMPLES[operation] ?? {};
  return answer === undefined ? rest : { ...rest, answer: present(answer) };
};
