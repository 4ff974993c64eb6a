import { randomUUID } from 'node:crypto';
import type { Door } from '../net/door.ts';
import { fetchFailed } from '../net/failure.ts';
import { createPoliteness, type Politeness } from '../net/politeness.ts';
import { judgeTarget, readUrl } from '../net/target.ts';
import { assembleReport, type Report } from './assemble.ts';
import { fetchPage } from './gather/fetch-page.ts';
import { gather } from './gather/gather.ts';
import { MAX_REQUESTS } from './gather/limits.ts';
import { readScope, readSections, type Scope } from './scope.ts';
import { pageTasks } from './work/page-tasks.ts';
import { createPageThreads, type PageThreads, type ThreadLimits } from './work/page-threads.ts';

interface InspectRequest {
  readonly url: string;
  readonly scope?: readonly string[] | undefined;
  readonly sections?: readonly string[] | undefined;
}

/** Audits one page from its source. */
export interface Analyzer {
  /**
   * Throws INVALID_INPUT, EMPTY_SCOPE, UNKNOWN_STAGE and RENDER_REQUIRED before anything is looked up, and FETCH_FAILED with
   * `details.reason` where the page cannot be read. The signal is the caller's.
   */
  inspect(request: InspectRequest, signal: AbortSignal): Promise<Report>;
  close(): Promise<void>;
}

export interface AnalyzerOptions {
  readonly door: Door;
  readonly limits?: ThreadLimits;
  /** Milliseconds for the whole call. */
  readonly totalMs?: number;
}

const TOTAL_MS = 25_000;

interface Order {
  readonly url: URL;
  readonly requestedUrl: string;
  readonly scope: Scope;
  readonly only: ReadonlySet<string> | undefined;
}

export const createAnalyzer = ({ door, limits, totalMs = TOTAL_MS }: AnalyzerOptions): Analyzer => {
  const threads: PageThreads = createPageThreads(limits);
  const politeness: Politeness = createPoliteness({ allowlist: door.allowlist });

  const audit = async ({ url, requestedUrl, scope, only }: Order, caller: AbortSignal): Promise<Report> => {
    const started = performance.now();
    const now = Date.now();
    const clock = AbortSignal.timeout(totalMs);
    const signal = AbortSignal.any([caller, clock]);
    try {
      const visit = door.visit({ signal, maxRequests: MAX_REQUESTS });
      const page = await fetchPage(visit, url);
      const key = randomUUID();
      const wants = await threads.run(pageTasks.survey, [page, scope.effective, key], signal);
      const gathered = await gather({ visit, page, wants, signal });
      const judgement = await threads.run(pageTasks.judgePage, [gathered, scope.effective, key, now], signal);
      return assembleReport({ requestedUrl, page, scope, judgement, only, wallMs: performance.now() - started, now });
    } catch (error) {
      if (clock.aborted && !caller.aborted)
        throw fetchFailed('timeout', `The page took more than ${totalMs / 1000} seconds.`);
      throw error;
    }
  };

  return {
    inspect: async (request, signal) => {
      const url = readUrl(request.url);
      const scope = readScope(request.scope);
      const only = readSections(request.sections);
      judgeTarget(url, door.allowlist);
      return politeness.run(url, signal, () => audit({ url, requestedUrl: request.url, scope, only }, signal));
    },
    async close() {
      await threads.close();
    },
  };
};
