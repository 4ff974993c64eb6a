import { randomUUID } from 'node:crypto';
import { fetchFailed } from '../net/failure.ts';
import { createPoliteness, createWorkClock, type HostRateLimit } from '../net/limits.ts';
import type { OutboundGuard } from '../net/outbound-guard.ts';
import { judgeTarget, readUrl } from '../net/target.ts';
import { createFairQueue } from '../threads/fair-queue.ts';
import type { Task } from '../threads/task.ts';
import { assembleReport, type Report } from './assemble.ts';
import { fetchPage } from './fetch/fetch-page.ts';
import { MAX_REQUESTS } from './fetch/limits.ts';
import { buffersOf } from './fetch/loader.ts';
import { fetchResources } from './fetch/resources.ts';
import { prepareSource, type SourceRequest } from './inspect-source.ts';
import type { ChangeSelection } from './model/change.ts';
import type { StandardId } from './model/standards.ts';
import { readScope, readSections, type Scope } from './scope.ts';
import type { GuardedThreads, ThreadLimits } from './workers/guarded-threads.ts';
import { createPageThreads } from './workers/page-threads.ts';
import { createReaders, type Readers } from './workers/readers.ts';
import { pageTasks } from './workers/tasks.ts';

interface InspectRequest {
  readonly url: string;
  readonly scope?: readonly string[] | undefined;
  readonly sections?: readonly string[] | undefined;
  readonly standard?: StandardId | undefined;
  readonly changes?: ChangeSelection | undefined;
}

/** Who asks for an inspection. */
export interface Inspector {
  /** Names the key that pays: keys take turns. */
  readonly key: string;
  /** Aborts when the caller is gone. */
  readonly signal: AbortSignal;
}

/** Audits one page from its source. */
export interface Analyzer {
  /**
   * Throws INVALID_INPUT, EMPTY_SCOPE, UNKNOWN_STAGE and RENDER_REQUIRED before anything is looked up, RATE_LIMITED,
   * QUEUE_FULL and UNAVAILABLE before anything is fetched, and FETCH_FAILED with `details.reason` where the page cannot
   * be read.
   */
  inspect(request: InspectRequest, inspector: Inspector): Promise<Report>;
  /**
   * Audits markup that was sent, without any request. Throws INVALID_INPUT, EMPTY_SCOPE, UNKNOWN_STAGE and RENDER_REQUIRED,
   * QUEUE_FULL, and FETCH_FAILED with `details.reason` where the markup is empty, too large or too complex.
   */
  inspectSource(request: SourceRequest, inspector: Inspector): Promise<Report>;
  close(): Promise<void>;
}

export interface AnalyzerOptions {
  readonly door: OutboundGuard;
  readonly limits?: ThreadLimits;
  /** Milliseconds of work on one page; waiting for a turn does not count. */
  readonly totalMs?: number;
  /** Called with an error in a thread that belongs to no call. */
  readonly onStray?: (error: Error) => void;
}

const TOTAL_MS = 25_000;

/**
 * Pages in work: 16, or two of each key and 32 in all where several keys ask, so that a page of another key begins at
 * once. Two at once of one host, 32 waiting of one key.
 */
const PAGES = { atOnce: 16, perKey: 2, reserve: 16, perPlace: 2, waitingPerKey: 32, waiting: 512 };

interface Order {
  readonly url: URL;
  readonly requestedUrl: string;
  readonly scope: Scope;
  readonly only: ReadonlySet<string> | undefined;
  readonly standard: StandardId | undefined;
  readonly changes: ChangeSelection | undefined;
  /** When it was asked for, and how long it waited for its turn; milliseconds. */
  readonly asked: number;
  readonly waitedMs: number;
}

export const createAnalyzer = ({ door, limits, totalMs = TOTAL_MS, onStray }: AnalyzerOptions): Analyzer => {
  const threads: GuardedThreads = createPageThreads(limits, onStray);
  const readers: Readers = createReaders(onStray);
  const politeness: HostRateLimit = createPoliteness({ allowlist: door.allowlist });
  const turns = createFairQueue(PAGES);

  const audit = async (order: Order, { key, signal: caller }: Inspector): Promise<Report> => {
    const { url, requestedUrl, scope, only, standard, changes, asked } = order;
    const now = Date.now();
    const clock = createWorkClock(totalMs);
    const signal = AbortSignal.any([caller, clock.signal]);
    let queueMs = order.waitedMs;
    const onTurn = (waitedMs: number) => {
      queueMs += waitedMs;
      clock.resume();
    };
    const inThread = <Args extends readonly unknown[], Result>(
      task: Task<Args, Result>,
      args: NoInfer<Args>,
      transfer: ArrayBuffer[] = [],
    ) => {
      clock.pause();
      return threads.run(task, args, { key, signal, onTurn, transfer });
    };
    try {
      const reader = readers.for({ key, signal });
      const visit = door.visit({ signal, page: url, maxRequests: MAX_REQUESTS, decode: reader.decode });
      const page = await fetchPage(visit, url);
      const call = randomUUID();
      const wants = await inThread(pageTasks.survey, [page, scope.effective, call]);
      const gathered = await fetchResources({ visit, page, wants, reader, signal });
      const transfer = buffersOf(gathered);
      const options = { stages: scope.effective, key: call, now, standard, only, changes };
      const judgement = await inThread(pageTasks.judgeForReport, [gathered, options], transfer);
      const wallMs = performance.now() - asked;
      return assembleReport({ requestedUrl, page, scope, standard, judgement, only, wallMs, queueMs, now });
    } catch (error) {
      if (clock.signal.aborted && !caller.aborted)
        throw fetchFailed('timeout', `The page took more than ${totalMs / 1000} seconds.`);
      throw error;
    } finally {
      clock.pause();
    }
  };

  return {
    inspect: async (request, inspector) => {
      const asked = performance.now();
      const url = readUrl(request.url);
      const scope = readScope(request.scope);
      const only = readSections(request.sections);
      judgeTarget(url, door.allowlist);
      politeness.count(url);
      const { standard, changes } = request;
      const order = { url, requestedUrl: request.url, scope, only, standard, changes, asked };
      return turns.run({
        ...inspector,
        place: politeness.hostOf(url),
        work: (waitedMs) => audit({ ...order, waitedMs }, inspector),
      });
    },
    inspectSource: async (request, { key, signal }) => {
      const inspect = prepareSource(request);
      return turns.run({
        key,
        signal,
        place: `markup of ${key}`,
        work: () => inspect((task, args) => threads.run(task, args, { key, signal })),
      });
    },
    async close() {
      await Promise.all([threads.close(), readers.close()]);
    },
  };
};
