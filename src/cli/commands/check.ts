import { resolve } from 'node:path';
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import { type Check, type CheckOptions, checkTokens } from '../../token-check/check.ts';
import { type LevelName, type PairsFile, readPairs } from '../../token-check/judge/named-pairs.ts';
import { MOST_THEMES } from '../../token-check/judge/theme.ts';
import { type Mended, mendTokens } from '../../token-check/mend/mend.ts';
import type { SourceText } from '../../token-check/model.ts';
import { reportOf } from '../../token-check/report.ts';
import { fixMode } from '../audit/fix.ts';
import { readJson } from '../audit/json-file.ts';
import { replaceFile } from '../audit/replace-file.ts';
import { toGithub, toGitlab, toJunit, toSarif } from '../check/formats.ts';
import { prettyCheck } from '../check/pretty.ts';
import { besideReader, readSources } from '../check/sources.ts';
import { type Call, MissingPart, type Result, type Run, UsageError } from '../command.ts';
import { write } from '../files.ts';

const pairsIn = async (call: Call): Promise<PairsFile> => {
  const file = call.text('pairs');
  if (file === undefined) return { pairs: [], distinct: [] };
  const pairs = readPairs(await readJson(call, file, '--pairs'));
  if ('why' in pairs) throw new UsageError(`--pairs: ${file} ${pairs.why}`);
  return pairs;
};

const optionsOf = async (call: Call): Promise<CheckOptions> => {
  const between = (name: string, usual: number, least: number): number => {
    const value = call.number(name) ?? usual;
    if (value >= least && value <= 100) return value;
    throw new UsageError(`--${name}: must be from ${least} to 100, got ${value}`);
  };
  return {
    level: (call.text('level') ?? 'AA') as LevelName,
    difference: between('difference', 1, 0),
    threshold: between('threshold', 5, 0),
    pairs: await pairsIn(call),
  };
};

const patchOf = (before: readonly SourceText[], after: readonly SourceText[]): string =>
  before
    .map(({ path, text }, i) =>
      text === after[i]!.text
        ? ''
        : createTwoFilesPatch(`a/${path}`, `b/${path}`, text, after[i]!.text, '', '', {
            context: 2,
            headerOptions: FILE_HEADERS_ONLY,
          }),
    )
    .join('');

const writeMended = async (before: readonly SourceText[], { files }: Mended): Promise<void> => {
  for (const [i, { path, text }] of files.entries()) {
    if (text === before[i]!.text) continue;
    await replaceFile(resolve(path), Buffer.from(text)).catch((error: NodeJS.ErrnoException) => {
      throw new UsageError(`${path}: cannot be written (${error.code ?? 'failed'})`);
    });
  }
};

/** Says what was changed, or would be. */
const sayChanges = (call: Call, { changes, check }: Mended, mode: 'write' | 'show'): void => {
  for (const { path, position, name, before, after } of changes)
    call.notice(`${path}:${position.line}:${position.column}  ${name}  ${before} → ${after}`);
  const left = check.pairs.filter(({ passes }) => !passes).length;
  const made = `${mode === 'write' ? 'Changed' : 'Would change'} ${changes.length === 1 ? '1 value' : `${changes.length} values`}`;
  call.notice(
    `${made}; ${left === 0 ? 'every pair passes' : `${left} ${left === 1 ? 'pair' : 'pairs'} still below the level`}.`,
  );
};

/** Files that were read and could not be understood, and names that lead nowhere. */
const reportFaults = (call: Call, checked: Check): void => {
  const { files, missingFiles, unknownNames, themes, omittedThemes, pairs } = checked;
  for (const { path, why } of files)
    if (why !== undefined) call.report(new MissingPart(`${path}: cannot be read: it ${why}`));
  for (const name of missingFiles) call.report(new MissingPart(`${name}: is named by a resolver and cannot be read`));
  if (omittedThemes.length) {
    const [shown, left] = [omittedThemes.slice(0, 8).join(', '), omittedThemes.length - 8];
    const names = left > 0 ? `${shown} and ${left} more` : shown;
    call.report(new MissingPart(`themes: at most ${MOST_THEMES} are checked, so these were not: ${names}`));
  }
  if (unknownNames.length)
    throw new UsageError(`--pairs: no file defines ${unknownNames.map((name) => JSON.stringify(name)).join(', ')}`);
  const readable = files.filter(({ why }) => why === undefined);
  if (readable.length && pairs.length === 0 && themes.every(({ colors }) => colors === 0))
    call.report(
      new MissingPart(`${readable.map(({ path }) => path).join(', ')}: no token or rule with a colour was found`),
    );
};

const formatted = (report: ReturnType<typeof reportOf>, format: string): string | undefined => {
  const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
  switch (format) {
    case 'json':
      return json(report);
    case 'sarif':
      return json(toSarif(report));
    case 'gitlab':
      return json(toGitlab(report));
    case 'github':
      return toGithub(report);
    case 'junit':
      return toJunit(report);
    default:
      return undefined;
  }
};

export const check: Run = async (call): Promise<Result> => {
  const mode = fixMode(call);
  const format = call.text('format') ?? 'table';
  const output = call.text('output');
  if (output !== undefined && format === 'table')
    throw new UsageError('--output: needs --format json, sarif, github, gitlab or junit');
  if (mode && call.words('file').includes('-')) throw new UsageError(`--fix: changes files; standard input is none`);
  const options = await optionsOf(call);
  const sources = await readSources(call);
  const beside = besideReader(sources);
  const mended = mode && (await mendTokens(sources, options, beside));
  if (mode && mended) {
    if (mode === 'write') await writeMended(sources, mended);
    sayChanges(call, mended, mode);
  }
  if (mode === 'show' && mended) {
    reportFaults(call, mended.check);
    return { answer: mended.changes, file: patchOf(sources, mended.files) };
  }
  const checked = mended ? mended.check : await checkTokens(sources, options, beside);
  reportFaults(call, checked);
  const report = reportOf(checked);
  const text = formatted(report, format);
  if (text !== undefined && report.pairs.length === 0)
    call.notice('No pair of text and background was recognised by name; --pairs takes a file that names them.');
  const result = { answer: report, failed: report.summary.failing > 0 };
  if (text === undefined) return { ...result, pretty: (paint) => prettyCheck(paint, report, call.has('verbose')) };
  if (output === undefined) return { ...result, file: text };
  await write(output, text);
  return { ...result, pretty: () => `wrote ${output}` };
};
