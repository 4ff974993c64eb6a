// The dearest input of each type of job. Where the price follows the size, a size is taken at which it is above the least price, and which
// ends in some seconds: a larger one costs as much of each credit.
import { noise } from './starts.mjs';

const hex = (i) => `#${(((i * 2_654_435_761) % 0x1000000) >>> 0).toString(16).padStart(6, '0')}`;
const colors = (count) => Array.from({ length: count }, (_, i) => hex(i + 1));
const briefs = (count) => Array.from({ length: count }, (_, i) => ({ seed: i + 1, depth: 1200, keep: 120 }));

/** Inputs by type. */
export const jobInputs = () => ({
  'palette-batch': [
    { count: 300, colors: 16 },
    { count: 1_000, colors: 16, scores: true, methods: ['triadic'] },
    { count: 24, colors: 16, methods: ['qualitative'], scores: true },
    { count: 24, colors: 16, methods: ['map_sequential'], scores: true },
  ],
  'personalize-deep': [{ depth: 9_600, keep: 120 }],
  'system-batch': [{ briefs: briefs(25) }],
  'contrast-matrix': [{ colors: colors(500) }, { colors: colors(500), deltaE: 2000 }],
  'vision-images': [
    { images: [noise(2_000, 2_000)], conditions: ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] },
    { images: [noise(3_160, 3_160)], conditions: ['protanopia', 'deuteranopia'] },
  ],
  'collection-export': ['atlas', 'contrast-corpus', 'palettes', 'harmonies', 'gradients', 'shades'].map(
    (collection) => ({
      collection,
      limit: 20_000,
    }),
  ),
  'color-list': [
    {
      operation: 'science/convert',
      colors: colors(5_000),
      options: { to: ['munsell', 'hct', 'cam16-jmh', 'hellwig-jmh'] },
    },
    { operation: 'vision/simulate', colors: colors(5_000), options: { model: 'brettel1997-deutan' } },
    { operation: 'accessibility/check', pairs: colors(5_000).map((one) => [one, '#ffffff']) },
  ],
});

const POLL_MS = 200;
const ENDED = new Set(['succeeded', 'failed', 'cancelled']);

/** Queues a job and waits for its end: its state, and what it cost. */
export const runJob = async (base, key, type, input) => {
  const headers = { 'x-api-key': key, 'content-type': 'application/json' };
  const queued = await fetch(`${base}/v1/jobs/${type}`, { method: 'POST', headers, body: JSON.stringify(input) });
  const { id, error } = await queued.json();
  if (error) return { status: `${queued.status} ${error.message}`, credits: 0 };
  const credits = Number(queued.headers.get('x-credits-cost'));
  for (;;) {
    const { state, error: lost } = await (await fetch(`${base}/v1/jobs/id/${id}`, { headers })).json();
    if (lost) return { status: lost.message, credits };
    if (ENDED.has(state)) return { status: state === 'succeeded' ? 200 : state, credits };
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
};
