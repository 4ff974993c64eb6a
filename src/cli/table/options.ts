import type { Option } from '../command.ts';

/** Options as the tables say them: what stands for the value in the help, and what it is. */
export const text = (value: string, describe: string) => ({ describe, value }) as const satisfies Option;
export const number = (describe: string, value = 'number') =>
  ({ describe, value, number: true }) as const satisfies Option;
export const list = (value: string, describe: string) => ({ describe, value, many: true }) as const satisfies Option;
export const oneOf = (value: string, choices: readonly string[], describe: string) =>
  ({ describe, value, choices }) as const satisfies Option;

/** Where what a command makes is written. */
export const output = (describe: string, value = 'file') => ({ describe, value, short: 'o' }) as const satisfies Option;
export const TO_FILE = output('Write into this file instead of standard output');
export const TO_FOLDER = output('Write the files into this folder', 'folder');

export const LIMIT = number('How many');
export const SEVERITY = number('From 0 to 1');

/** How colours are printed, by the commands that make no files of them. */
export const FORMAT = oneOf(
  'format',
  ['css', 'hex', 'rgb', 'hsl', 'oklch', 'json', 'table'],
  'How colours are printed (default: table; hex, one per line, if piped)',
);
