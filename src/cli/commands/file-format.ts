import type { Call } from '../command.ts';

/** Values of `--format` that print colours, not a file. */
const PRINTED = new Set(['hex', 'rgb', 'hsl', 'oklch', 'json', 'table']);

/** The file format that `--format` names; undefined where it says how colours are printed. */
export const fileFormatOf = <Format extends string>(call: Call): Format | undefined => {
  const format = call.term<Format>('format');
  return format === undefined || PRINTED.has(format) ? undefined : format;
};
