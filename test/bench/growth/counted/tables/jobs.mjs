// The types of jobs, all of their slices one after the other in this thread.
import { colors, many, picture } from '../values.mjs';

/** By type: parameters that grow, up to where a job is above its least price. */
export const PARAMETERS = {
  // Methods that search take the time of a whole run for a few palettes: each is in the table of operations.
  'palette-batch': {
    sizes: [96, 384, 1536],
    of: (n) => ({ count: n, colors: 5, seed: 7, methods: ['triadic', 'golden_ratio'] }),
  },
  // Separated candidates climb from this depth on: below it, the operation is looked at.
  'personalize-deep': {
    sizes: [1200, 2400, 4800],
    of: (n) => ({ colors: ['#1f4e79'], depth: n, keep: 12, seed: 7 }),
    by: ['attempts', (n) => n],
  },
  'system-batch': { sizes: [1, 3, 9], of: (n) => ({ briefs: many(n, (i) => ({ seed: i + 1, depth: 60, keep: 3 })) }) },
  'contrast-matrix': { sizes: [12, 48, 192], of: (n) => ({ colors: colors(n) }) },
  'vision-images': {
    sizes: [1, 4, 16],
    of: (n) => ({ images: many(n, () => picture(48)), conditions: ['protanopia'] }),
  },
  'collection-export': { sizes: [100, 400, 1600], of: (n) => ({ collection: 'atlas', limit: n }) },
  'color-list': {
    sizes: [100, 400, 1600],
    of: (n) => ({ operation: 'science/convert', colors: colors(n), options: { to: ['oklch'] } }),
  },
};

export const rowsOf = async () => {
  const [{ JOB_TYPES }, { createCollections }] = await Promise.all([
    import('../../../../../dist/src/jobs/types/index.js'),
    import('../../../../../dist/src/collections/service.js'),
  ]);
  const threads = { run: async (task, args) => (await task())(...args), waiting: () => 0, close: async () => {} };
  const tools = { threads, collections: createCollections({ threads, cacheMb: 64 }), progress() {} };
  return JOB_TYPES.map(({ id, run }) => ({
    ...PARAMETERS[id],
    name: `job ${id}`,
    run: async (params) => {
      let bytes = 0;
      const emit = async (items) => {
        bytes += JSON.stringify(items).length;
      };
      await run(params, { ...tools, signal: new AbortController().signal, emit });
      return 'x'.repeat(bytes);
    },
  }));
};
