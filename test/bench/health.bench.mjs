// How /v1/health answers while eight heavy calls of one kind are in flight, how long a light call of another key waits for a thread, and
// what pipelined requests do to others.
import { Worker } from 'node:worker_threads';
import { measureFairness } from './health/fair.mjs';
import { measurePipelining } from './health/pipelining.mjs';
import { pagePng } from './pictures.mjs';
import { startService, UNLIMITED } from './processes.mjs';

const image = pagePng(1500, 1000);
const SECONDS = 4;
const WIDTH = 8;

/** Heavy calls by name; each is repeated, eight at a time. */
const CALLS = {
  'corpus scan of 1,000,000': { path: '/v1/accessibility/corpus?max_scan=1000000&min_ratio=20.9' },
  'palette scan of 500,000': { path: '/v1/palette/library?max_scan=500000&min_contrast=18' },
  'corpus statistics of 1,000,000': { path: '/v1/accessibility/corpus/stats?sample=1000000' },
  'simulate-image of 1.5 megapixels': {
    path: '/v1/vision/simulate-image',
    body: { image, model: 'brettel1997-deutan' },
  },
  'palette from 1.5 megapixels': { path: '/v1/palette/from-image', body: { image } },
  'contrast in 1.5 megapixels': { path: '/v1/accessibility/from-image', body: { image } },
  'contrast map of 360 hues': {
    path: '/v1/accessibility/map',
    body: { ground: '#336699', resolution: 360, targets: [2, 3, 4.5, 5, 6, 7] },
  },
  'plate of 5,000 dots': { path: '/v1/colourplate/png', body: { figure: '74', size: 1024, dots: 5000, seed: 1 } },
  'qualitative palette of 12': { path: '/v1/palette/generate', body: { method: 'qualitative', count: 12, seed: 1 } },
  'personalised palettes, depth 1200': { path: '/v1/personalize/palettes', body: { depth: 1200, keep: 120, seed: 1 } },
  'design system': { path: '/v1/personalize/system', body: { seed: 1 } },
};

export const run = async (report) => {
  const service = await startService({ TIERS: UNLIMITED });
  try {
    const [key] = await service.issueKeys(1);
    for (const [label, { path, body }] of Object.entries(CALLS)) {
      const call = async () => {
        const answer = await fetch(service.base + path, {
          method: body ? 'POST' : 'GET',
          headers: { 'x-api-key': key, ...(body ? { 'content-type': 'application/json' } : {}) },
          ...(body ? { body: JSON.stringify(body) } : {}),
        });
        await answer.arrayBuffer();
        if (answer.status !== 200) throw new Error(`${label} answered ${answer.status}`);
      };
      await call();
      const probe = new Worker(new URL('./probe.mjs', import.meta.url), { workerData: { port: service.port } });
      const until = performance.now() + SECONDS * 1000;
      let calls = 0;
      const lane = async () => {
        while (performance.now() < until) {
          await call();
          calls += 1;
        }
      };
      await Promise.all(Array.from({ length: WIDTH }, lane));
      const latencies = await new Promise((resolve) => {
        probe.once('message', resolve);
        probe.postMessage('stop');
      });
      const sorted = latencies.toSorted((a, b) => a - b);
      report(`/v1/health beside eight: ${label}`, sorted[Math.floor(0.99 * sorted.length)], 'ms at p99', {
        limit: 20,
        note: `${calls} calls, ${sorted.length} probes`,
      });
    }
    await measureFairness(service, report);
    await measurePipelining(service, report);
  } finally {
    await service.stop();
  }
};
