import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import type { Ignores } from '../../analyzer/fix-file.ts';
import { Refusal } from '../../errors/refusal.ts';
import { type Call, MissingPart, UsageError } from '../command.ts';
import { ignoreFile, pageMatcher } from './ignore-file.ts';
import { ignoresOn } from './ignored.ts';
import { readPageFile } from './page-file.ts';
import { replaceFile } from './replace-file.ts';
import type { FileTarget, Target } from './targets.ts';

/** Whether and how `audit` changes files. */
export const fixMode = (call: Call): 'write' | 'show' | undefined => {
  if (call.has('fix-dry-run')) return 'show';
  return call.has('fix') ? 'write' : undefined;
};

/** The targets as files that can be written. Throws UsageError where one is none. */
const filesOf = (targets: readonly Target[]): FileTarget[] =>
  targets.map((target) => {
    if (target.kind !== 'file' || target.path === '-')
      throw new UsageError(
        `--fix: changes files and folders; ${target.name === '-' ? 'standard input' : target.name} is neither`,
      );
    return target;
  });

/** A file that was changed, or would be. */
interface Fixed {
  readonly path: string;
  readonly changes: number;
  /** A unified diff; empty where nothing is changed. */
  readonly patch: string;
}

interface FixedFiles {
  readonly files: readonly Fixed[];
  /** Files that could not be read, or hold no page. */
  readonly missing?: Error;
}

const places = (n: number): string => (n === 1 ? '1 place' : `${n} places`);

const fixOne = async (
  call: Call,
  target: FileTarget,
  scope: string[] | undefined,
  ignores: Ignores,
  write: boolean,
): Promise<Fixed | null> => {
  const { fixFile } = await import('../../analyzer/fix-file.ts');
  const { path } = target;
  const file = await readPageFile(target);
  const fixed = await fixFile({ ...target, bytes: file.bytes }, scope, ignores).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === 'FETCH_FAILED') throw new MissingPart(`${error.message} It is not changed.`);
    throw new UsageError(`${error.code}: ${error.message}`);
  });
  if (!fixed) {
    call.notice(`${path}: not changed, because its encoding is not one that is written`);
    return null;
  }
  const { before, after, changes } = fixed;
  if (!changes.length) return null;
  if (write) {
    try {
      await replaceFile(file.path, fixed.bytes);
    } catch (error) {
      throw new UsageError(`${path}: cannot be written (${(error as NodeJS.ErrnoException).code ?? 'failed'})`);
    }
  }
  return {
    path,
    changes: changes.length,
    patch: createTwoFilesPatch(`a/${path}`, `b/${path}`, before, after, '', '', {
      context: 2,
      headerOptions: FILE_HEADERS_ONLY,
    }),
  };
};

/**
 * Makes the exact changes of files, or only works them out, but of places that the ignore file names. Returns what each
 * changed file looks like beside what it was.
 */
export const fixFiles = async (
  call: Call,
  targets: readonly Target[],
  scope: string[] | undefined,
  mode: 'write' | 'show',
): Promise<FixedFiles> => {
  const fixed: Fixed[] = [];
  const errors: Error[] = [];
  const { entries } = await ignoreFile(call);
  const matches = await pageMatcher(entries);
  for (const target of filesOf(targets)) {
    call.progress(`${mode === 'write' ? 'changing' : 'trying changes of'} ${target.path}`);
    try {
      const one = await fixOne(call, target, scope, ignoresOn(entries, matches, target.name), mode === 'write');
      if (one) fixed.push(one);
    } catch (error) {
      if (!(error instanceof MissingPart)) throw error;
      errors.push(error);
    }
  }
  call.progress('');
  const all = fixed.reduce((sum, { changes }) => sum + changes, 0);
  const files = fixed.length === 1 ? '1 file' : `${fixed.length} files`;
  call.notice(
    all === 0
      ? 'No exact change was found.'
      : `${mode === 'write' ? 'Changed' : 'Would change'} ${places(all)} in ${files}.`,
  );
  return { files: fixed, ...(errors.length ? { missing: new AggregateError(errors) } : {}) };
};
