import { randomUUID } from 'node:crypto';
import { readUrl } from '../net/target.ts';
import type { Task } from '../threads/task.ts';
import type { Report } from './assemble.ts';
import { checkPage, type FileOptions, fileReport, gather, pageOf, scopeOf } from './inspect-file.ts';
import { NO_BASE } from './model/unserved.ts';
import { pageTasks } from './workers/tasks.ts';

export interface SourceRequest extends FileOptions {
  /** Markup of the page. */
  readonly html: string;
  /** Address that it is meant for; nothing is requested from it. */
  readonly base_url?: string | undefined;
}

/** Runs a task in a thread for pages of strangers. */
type InThread = <Args extends readonly unknown[], Result>(
  task: Task<Args, Result>,
  args: NoInfer<Args>,
) => Promise<Result>;

/** What a report calls a page whose address is not known. */
const UNNAMED = 'html';

/**
 * Prepares the audit of markup, which is made without any request: of style sheets it sees those in the markup. Throws
 * INVALID_INPUT if `base_url` is not an address, what `readScope` throws, and FETCH_FAILED with `details.reason` if the markup is
 * empty or too large.
 */
export const prepareSource = ({ html, base_url, scope: requested, standard, changes }: SourceRequest) => {
  const address = base_url === undefined ? undefined : readUrl(base_url, 'base_url').href;
  const name = address ?? UNNAMED;
  const scope = scopeOf(requested);
  const bytes = new TextEncoder().encode(html);
  const page = pageOf({ url: address ?? NO_BASE, bytes });
  checkPage({ name, bytes }, page);
  return async (inThread: InThread): Promise<Report> => {
    const started = performance.now();
    const now = Date.now();
    const key = randomUUID();
    const stages = scope.effective;
    const wants = await inThread(pageTasks.survey, [page, stages, key]);
    const gathered = await gather(page, null, wants);
    const options = { stages, key, now, standard, changes, name, hasAddress: address !== undefined };
    const judgement = await inThread(pageTasks.judgeFile, [gathered, options]);
    return fileReport({ name, page, scope, standard, judgement, started, now });
  };
};
