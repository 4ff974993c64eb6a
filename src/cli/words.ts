import { type Call, UsageError } from './command.ts';

/** Whether colours come from standard input. */
export const isFromInput = (call: Call, argument: string): boolean => {
  const words = call.words(argument);
  return words.length === 1 && words[0] === '-';
};

/** Colours as words, or for the single word `-` one a line of standard input. Lines that are empty or begin with `//` are left out. */
export const colorsOf = async (call: Call, argument: string): Promise<string[]> => {
  if (!isFromInput(call, argument)) return [...call.words(argument)];
  const text = new TextDecoder().decode(await call.read('-'));
  const lines = text.split('\n').map((line) => line.trim());
  const colors = lines.filter((line) => line !== '' && !line.startsWith('//'));
  if (colors.length === 0) throw new UsageError(`${argument}: standard input holds no colour`);
  return colors;
};

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
