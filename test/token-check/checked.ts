import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheckOptions, checkTokens, type ReadBeside } from '../../src/token-check/check.ts';
import { reportOf } from '../../src/token-check/report.ts';

export const FILES = join(import.meta.dirname, 'files');
export const textOf = (name: string): string => readFileSync(join(FILES, name), 'utf8');

export const OPTIONS: CheckOptions = { level: 'AA', difference: 1, threshold: 5, pairs: { pairs: [], distinct: [] } };

/** Checks texts by the names of their files. */
export const checked = async (
  files: Readonly<Record<string, string>>,
  options: Partial<CheckOptions> = {},
  beside?: ReadBeside,
) => {
  const sources = Object.entries(files).map(([path, text]) => ({ path, text }));
  return reportOf(await checkTokens(sources, { ...OPTIONS, ...options }, beside));
};

/** Pairs in a line each: `text on background 4.5 (light)`. */
export const linesOf = ({ pairs }: Awaited<ReturnType<typeof checked>>, isFailing = false): string[] =>
  pairs
    .filter(({ passes }) => !isFailing || !passes)
    .map(({ text, background, ratio, themes }) => `${text.name} on ${background.name} ${ratio} (${themes.join(', ')})`);
