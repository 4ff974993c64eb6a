import { readColor } from '../color/read-color.ts';
import { type Call, UsageError } from './command.ts';

/** Whether colours come from standard input. */
export const isFromInput = (call: Call, argument: string): boolean => {
  const words = call.words(argument);
  return words.length === 1 && words[0] === '-';
};

const BARE_HEX = /^(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/** Whether a word is a colour in hexadecimal digits alone. */
export const isBareHex = (word: string): boolean => BARE_HEX.test(word);

/** A colour as it is sent: hexadecimal digits alone get the `#` that a shell takes for a comment. */
export const colorWord = (word: string): string => (isBareHex(word) ? `#${word}` : word);

/** A line of standard input that holds a colour. */
export interface ColorLine {
  /** From 1, lines without a colour counted. */
  readonly line: number;
  readonly text: string;
}

/** The lines of standard input. Those that are empty or begin with `//` are left out. Throws UsageError if none is left. */
export const inputLines = async (call: Call, argument: string): Promise<ColorLine[]> => {
  const text = new TextDecoder().decode(await call.read('-'));
  const lines = text
    .split('\n')
    .map((line, i) => ({ line: i + 1, text: line.trim() }))
    .filter(({ text: line }) => line !== '' && !line.startsWith('//'))
    .map(({ line, text: color }) => ({ line, text: colorWord(color) }));
  if (lines.length === 0) throw new UsageError(`${argument}: standard input holds no colour`);
  return lines;
};

/** The colours of standard input. A wrong line is reported with its number and left out; `--strict` stops at it. */
const inputColors = async (call: Call, argument: string): Promise<string[]> => {
  const colors: string[] = [];
  for (const { line, text } of await inputLines(call, argument)) {
    const { why } = readColor(text, { isBrief: true });
    if (why === undefined) colors.push(text);
    else if (call.strict) throw new UsageError(`line ${line}: ${why}`);
    else call.report(new UsageError(`line ${line}: ${why}`));
  }
  if (colors.length === 0) throw new UsageError(`${argument}: no line of standard input is a colour`);
  return colors;
};

/** Colours as words, or for the single word `-` one a line of standard input. */
export const colorsOf = async (call: Call, argument: string): Promise<string[]> =>
  isFromInput(call, argument) ? inputColors(call, argument) : call.words(argument).map(colorWord);

/** One colour, or for `-` the first of standard input; an empty text if there is no such word. */
export const colorOf = async (call: Call, argument: string): Promise<string> =>
  isFromInput(call, argument) ? (await inputColors(call, argument))[0]! : colorWord(call.word(argument));

/** `name=value` words as an object, each value as `read` takes it. Throws UsageError where a word is not of that form. */
export const namedValues = (
  argument: string,
  words: readonly string[],
  read: (text: string, name: string) => unknown,
): Record<string, unknown> =>
  Object.fromEntries(
    words.map((word) => {
      const at = word.indexOf('=');
      if (at < 1) throw new UsageError(`${argument}: must be name=value, got ${JSON.stringify(word)}`);
      return [word.slice(0, at), read(word.slice(at + 1), word.slice(0, at))];
    }),
  );
