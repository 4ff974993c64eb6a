// How the analysis of a page grows with each of many features of it, from some number to ten times as many: the exponent of the
// steps that are counted (blocks of our source that ran, the same on every machine), and beside it that of the processor time in
// the thread and with the memory that pages are judged with. Both without what a page that lacks the feature takes.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createPageThreads } from '../../../dist/src/analyzer/workers/page-threads.js';
import { pageTasks } from '../../../dist/src/analyzer/workers/tasks.js';
import { FEATURES, gathered } from './features.mjs';
import { exponentOf, shownPoints } from './fit.mjs';

const STAGES = ['structure', 'project', 'seo', 'security', 'sitemap', 'responsive', 'palette', 'media'];
/** Sizes of a page, as multiples of the least number of its feature; judged in turns, so that a busy machine is busy for all. */
const SIZES = [1, 3, 10];
const TURNS = 2;
const MOST = 1.2;
const EMPTY = '<p>x';

const pagesOf = () =>
  Object.entries(FEATURES).map(([feature, [n, page]]) => ({
    feature,
    points: SIZES.map((factor) => ({ size: factor * n, html: () => page(factor * n) })),
  }));

/** How often blocks of our source ran for each page, in a thread that counts. */
const stepsOf = async (pages) => {
  const thread = new Worker(new URL('../../analyzer/workers/steps.mjs', import.meta.url), {
    workerData: pages.map((html) => gathered(html)),
  });
  const [steps] = await once(thread, 'message');
  return steps;
};

/** Processor milliseconds of judging a page, the least of some runs. */
const createClock = () => {
  const threads = createPageThreads({ taskMs: 60_000, heapMb: 256, threads: 1 });
  const { signal } = new AbortController();
  let call = 0;
  const least = async (html, runs) => {
    const input = gathered(html);
    let best = Number.POSITIVE_INFINITY;
    for (let i = 0; i < runs; i += 1) {
      call += 1;
      const before = process.cpuUsage();
      await threads.run(pageTasks.judgeForReport, [input, { stages: STAGES, key: `${call}`, now: 0 }], {
        key: 'bench',
        signal,
      });
      const { user, system } = process.cpuUsage(before);
      best = Math.min(best, (user + system) / 1000);
    }
    return best;
  };
  return { least, close: () => threads.close() };
};

export const growthOfPages = async (report) => {
  const features = pagesOf();
  const clock = createClock();
  try {
    // The compiler of the engine has seen every feature before the first is measured.
    for (const { points } of features) await clock.least(points[0].html(), 2);
    const floor = await clock.least(EMPTY, 20);
    for (const { feature, points } of features) {
      const pages = points.map(({ size, html }) => ({ size, html: html(), ms: Number.POSITIVE_INFINITY }));
      for (let turn = 0; turn < TURNS; turn += 1)
        for (const one of pages) one.ms = Math.min(one.ms, (await clock.least(one.html, 1)) - floor);
      // The first page is that of a thread which is still loading.
      const [, empty, ...steps] = await stepsOf([EMPTY, EMPTY, ...pages.map(({ html }) => html)]);
      const counted = pages.map(({ size }, i) => ({ size, cost: steps[i] - empty }));
      const timed = pages.map(({ size, ms }) => ({ size, cost: ms }));
      report(`growth with ${feature}`, exponentOf(counted), 'exponent', {
        limit: MOST,
        note: `by the clock ${exponentOf(timed).toFixed(2)}: ${shownPoints(timed)}`,
      });
    }
  } finally {
    await clock.close();
  }
};
