import { UsageError } from './command.ts';

/** `name=value` words as an object, each value as `read` takes it. Throws UsageError where a word is not of that form. */
export const namedValues = (
  argument: string,
  words: readonly string[],
  read: (text: string) => unknown,
): Record<string, unknown> =>
  Object.fromEntries(
    words.map((word) => {
      const at = word.indexOf('=');
      if (at < 1) throw new UsageError(`${argument}: must be name=value, is ${JSON.stringify(word)}`);
      return [word.slice(0, at), read(word.slice(at + 1))];
    }),
  );
