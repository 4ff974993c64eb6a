import { setTimeout as delay } from 'node:timers/promises';
import type { ChangeSelection } from '../../analyzer/model/change.ts';
import type { StandardId } from '../../analyzer/model/standards.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { MetamerClient } from '../../trpc-client/client.ts';
import { refusalOf } from '../../trpc-client/refusal.ts';
import { type Call, MissingPart, UsageError } from '../command.ts';
import { readPageFile } from './page-file.ts';
import { type AuditedPage, type Read, type Report, statusOf } from './reports.ts';
import type { FileTarget, Target } from './targets.ts';

/** Pages that are read at once. */
const AT_ONCE = 2;
/** Seconds that are waited for a host or a server at a time; more is a limit of another kind. */
const LONGEST_WAIT = 120;

export interface PageOptions {
  readonly scope: string[] | undefined;
  readonly standard: StandardId | undefined;
  readonly changes: ChangeSelection | undefined;
}

/** Seconds after which a page may be requested again; undefined where an error says nothing of the kind. */
const waitAfter = (error: unknown): number | undefined => {
  const refusal = refusalOf(error);
  if (refusal?.code !== 'RATE_LIMITED') return undefined;
  const seconds = Number(refusal.details?.retry_after);
  return Number.isFinite(seconds) && seconds <= LONGEST_WAIT ? Math.max(1, Math.ceil(seconds)) : undefined;
};

/** Audits a page on the service. Where a host was read too often, or the key has used its rate, it waits and says so. */
const audited = async (call: Call, client: MetamerClient, url: string, options: PageOptions): Promise<Report> => {
  for (;;) {
    try {
      return await client.analyzer.inspect.query({ url, ...options });
    } catch (error) {
      const seconds = waitAfter(error);
      if (seconds === undefined) throw error;
      call.notice(`${refusalOf(error)!.message} Waiting ${seconds} s.`);
      await delay(seconds * 1000);
    }
  }
};

/** Audits a file in this process. Errors are those of a page that is fetched. */
const auditedFile = async (call: Call, target: FileTarget, options: PageOptions): Promise<Report> => {
  const { inspectFile } = await import('../../analyzer/inspect-file.ts');
  const bytes = target.path === '-' ? await call.read('-') : (await readPageFile(target)).bytes;
  try {
    return (await inspectFile({ ...target, bytes }, options)) as Report;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === 'FETCH_FAILED') throw new MissingPart(`${error.message} It is not audited.`);
    throw new UsageError(`${error.code}: ${error.message}`);
  }
};

/** What is said once of pages that were read from files. */
const filesNote = (targets: readonly Target[], notes: string): string | undefined => {
  const files = targets.filter(({ kind }) => kind === 'file').length;
  return files ? `${files === 1 ? 'Read from a file' : `${files} pages read from files`}: ${notes}` : undefined;
};

/** Reads the pages, two at a time. One that cannot be read leaves the others; throws where none can. */
export const readPages = async (
  call: Call,
  client: () => Promise<MetamerClient>,
  targets: readonly Target[],
  options: PageOptions,
): Promise<Read> => {
  const pages: AuditedPage[] = [];
  const failures = new Map<number, Error>();
  let next = 0;
  let done = 0;
  let stopped: unknown;

  const readOne = async (target: Target, index: number): Promise<void> => {
    try {
      const report =
        target.kind === 'file'
          ? await auditedFile(call, target, options)
          : await audited(call, await client(), target.name, options);
      const status = statusOf(report);
      if (status >= 400)
        failures.set(index, new MissingPart(`${target.name}: not audited, the server responded with ${status}`));
      else pages.push({ report, index, path: target.kind === 'file' ? target.path : undefined });
    } catch (error) {
      if (!(error instanceof MissingPart) && refusalOf(error)?.code !== 'FETCH_FAILED') throw error;
      failures.set(index, error as Error);
    }
  };
  const work = async (): Promise<void> => {
    while (next < targets.length && stopped === undefined) {
      const index = next;
      next += 1;
      call.progress(`${done + 1} of ${targets.length}  ${targets[index]!.name}`);
      try {
        await readOne(targets[index]!, index);
      } catch (error) {
        stopped ??= error;
      }
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  call.progress('');
  if (stopped !== undefined) throw stopped;
  const { NOT_IN_FILES } = await import('../../analyzer/model/unserved.ts');
  const note = filesNote(targets, NOT_IN_FILES);
  if (note !== undefined) call.notice(note);
  const errors = [...failures].toSorted(([a], [b]) => a - b).map(([, error]) => error);
  const missing = errors.length ? new AggregateError(errors) : undefined;
  if (missing && pages.length === 0) throw missing;
  return { pages: pages.toSorted((a, b) => a.index - b.index), count: targets.length, missing };
};
