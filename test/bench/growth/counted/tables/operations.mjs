// What may grow in the input of each operation. `of(n)` is an input; `sizes` are those of n, each four times the one before as far as
// the operation allows. The size of a call is that of its input and output as JSON; `by` says what else it is where a number, not a list,
// decides how much is done: pixels, records under examination, attempts. An operation in which nothing grows says so in one of NOTHING_GROWS.
import { colors, hex, many, pairs, picture, text } from '../values.mjs';

const PICTURES = { sizes: [64, 128, 256], by: ['pixels', (side) => side * side] };
const SCAN = ['records', (n) => n];
const PAIRS = ['pairs', (n) => n * n];
const SHADES = [
  'oklch_even',
  'oklab_mix',
  'lab_bezier',
  'hsl_ramp',
  'tailwind',
  'material_tonal',
  'leonardo_contrast',
  'radix',
  'luminance_grade',
  'cubehelix',
];

const exported = (key, item) => ({
  floor: 2,
  sizes: [4, 16, 64],
  of: (n) => ({ format: 'css', data: { [key]: many(n, item) } }),
});
/** Up to 16 colours each is kept apart from those before it; from then on they are variants. */
const palette = (method, more = {}) => ({ sizes: [17, 33, 64], of: (n) => ({ method, count: n, seed: 3, ...more }) });
const apart = (method, more = {}) => ({ ...palette(method, more), sizes: [3, 7, 16], by: PAIRS });

/** By operation: by what grows. */
export const GROWING = {
  'accessibility.checkList': { pairs: { sizes: [64, 256, 1024], of: (n) => ({ pairs: pairs(n) }) } },
  'accessibility.fromImage': { pixels: { ...PICTURES, of: (n) => ({ image: picture(n) }) } },
  'accessibility.map': {
    hues: { sizes: [24, 90, 360], of: (n) => ({ ground: '#336699', targets: [3, 4.5], resolution: n }) },
  },
  'accessibility.picks': { count: { sizes: [4, 16, 64], of: (n) => ({ ground: '#336699', target: 4.5, count: n }) } },
  'accessibility.audit': {
    colours: { sizes: [4, 16, 64], of: (n) => ({ ground: '#ffffff', colors: colors(n), target: 4.5 }) },
  },
  'atlas.browse': {
    limit: { sizes: [12, 50, 200], of: (n) => ({ hue_from: 340, hue_to: 20, sort: 'lightness', limit: n }) },
    'limit, whole records': { sizes: [12, 50, 200], of: (n) => ({ min_chroma: 0.1, full: true, limit: n }) },
    offset: {
      sizes: [100, 400, 1600],
      by: ['offset', (n) => n],
      of: (n) => ({ min_chroma: 0.1, offset: n, limit: 5 }),
    },
  },
  'atlas.nearest': { count: { sizes: [3, 12, 48], of: (n) => ({ color: '#7b3fa1', count: n }) } },
  'color.convertList': { colours: { sizes: [64, 256, 1024], of: (n) => ({ colors: colors(n) }) } },
  'color.contrastList': { pairs: { sizes: [64, 256, 1024], of: (n) => ({ pairs: pairs(n) }) } },
  'colourplate.plate': {
    dots: { sizes: [300, 1200, 4800], of: (n) => ({ figure: '74', axis: 'deutan', seed: 11, size: 1024, dots: n }) },
  },
  'colourplate.png': {
    dots: {
      sizes: [300, 1200, 4800],
      of: (n) => ({ figure: '74', axis: 'deutan', seed: 11, size: 1024, dots: n }),
      by: ['dots', (n) => n],
    },
  },
  'corpus.browse': {
    limit: { sizes: [12, 50, 200], of: (n) => ({ min_ratio: 4.5, limit: n }) },
    records: { sizes: [20_000, 80_000, 320_000], by: SCAN, of: (n) => ({ min_ratio: 20.9, max_scan: n, limit: 200 }) },
  },
  'corpus.stats': { records: { sizes: [10_000, 40_000, 160_000], by: SCAN, warm: 1000, of: (n) => ({ sample: n }) } },
  'gradient.generate': {
    'stops, with a vivid offer': {
      sizes: [4, 8, 16],
      by: ['stops', (n) => n],
      warm: 9,
      of: (n) => ({
        colors: many(n, (i) => ['#dc2626', '#16a34a', '#2563eb'][i % 3]),
        steps: 64,
        interpolation: 'vivid',
      }),
    },
    steps: { sizes: [64, 256, 1024], of: (n) => ({ colors: colors(3), steps: n, interpolation: 'oklab' }) },
    'stops, 17 and more': {
      sizes: [17, 33, 64],
      by: ['stops', (n) => n],
      of: (n) => ({ colors: colors(n), steps: 64, interpolation: 'oklch-short' }),
    },
  },
  'gradient.analyse': {
    steps: { sizes: [64, 256, 1024], of: (n) => ({ stops: colors(3), steps: n }), by: ['steps', (n) => n] },
    'stops, 17 and more': {
      sizes: [17, 33, 64],
      by: ['stops', (n) => n],
      of: (n) => ({ stops: colors(n), steps: 64 }),
    },
  },
  'gradient.export': {
    colours: {
      sizes: [4, 16, 64],
      of: (n) => ({ format: 'json', data: { colors: many(n, (i) => ({ hex: hex(i), position: i / (n - 1) })) } }),
    },
  },
  'gradient.png': { pixels: { ...PICTURES, of: (n) => ({ stops: colors(3), width: 4 * n, height: 4 * n }) } },
  'gradientLibrary.browse': {
    limit: { sizes: [6, 25, 100], of: (n) => ({ banding: 'smooth', sort: 'score', limit: n }) },
  },
  'harmony.classify': { colours: { sizes: [3, 6, 12], by: PAIRS, of: (n) => ({ colors: colors(n) }) } },
  'harmony.identify': { colours: { sizes: [3, 6, 12], by: PAIRS, of: (n) => ({ colors: colors(n) }) } },
  'harmony.export': { colours: exported('colors', (i) => ({ hex: hex(i), role: 'accent' })) },
  'harmonyLibrary.browse': { limit: { sizes: [6, 25, 100], of: (n) => ({ sort: 'adherence', limit: n }) } },
  'palette.generate': {
    'colours kept apart, triadic': apart('triadic', { hue: 210 }),
    'colours kept apart, random': { ...apart('random'), sizes: [10, 13, 16] },
    'colours kept apart, golden_ratio': apart('golden_ratio'),
    'colours kept apart, qualitative': apart('qualitative'),
    'colours, triadic': palette('triadic', { hue: 210 }),
    'colours, monochromatic': palette('monochromatic', { hue: 210 }),
    'colours, random': palette('random'),
    'colours, golden_ratio': palette('golden_ratio'),
    'colours, map_sequential': palette('map_sequential'),
    'colours, map_diverging': { ...palette('map_diverging'), sizes: [16, 32, 64] },
  },
  'palette.evaluate': {
    colours: {
      sizes: [4, 16, 64],
      by: PAIRS,
      of: (n) => ({ palette: { colors: many(n, (i) => ({ rgb: [(i * 37) & 255, (i * 7) & 255, (i * 31) & 255] })) } }),
    },
  },
  'palette.export': { colours: exported('colors', (i) => ({ rgb: [i, 2 * i, 3 * i] })) },
  'palette.fromImage': {
    pixels: { ...PICTURES, of: (n) => ({ image: picture(n), count: 5 }) },
    colours: { sizes: [2, 8, 32], of: (n) => ({ image: picture(64), count: n }), by: ['colours', (n) => n] },
  },
  'palette.png': {
    pixels: { ...PICTURES, of: (n) => ({ method: 'triadic', hue: 210, seed: 7, width: 4 * n, height: 4 * n }) },
  },
  'paletteLibrary.browse': {
    limit: { sizes: [6, 25, 100], of: (n) => ({ hue: 'blue', limit: n }) },
    records: { sizes: [8192, 32_768, 131_072], by: SCAN, of: (n) => ({ min_contrast: 2.1, max_scan: n, limit: 100 }) },
  },
  'personalize.pool': {
    target: { sizes: [15, 60, 240], of: (n) => ({ colors: ['#1f4e79'], target: n, seed: 7 }) },
    colours: { sizes: [2, 4, 8], of: (n) => ({ colors: colors(n), target: 48, seed: 7 }) },
    'words of the note': {
      sizes: [4, 16, 64],
      of: (n) => ({ note: text(n, (i) => `sea${i % 7} `).slice(0, 500), target: 24, seed: 7 }),
    },
  },
  'personalize.score': {
    colours: { sizes: [3, 6, 12], by: PAIRS, of: (n) => ({ palette: colors(n), intent: 'brand' }) },
  },
  'personalize.palettes': {
    depth: {
      sizes: [70, 280, 1120],
      by: ['attempts', (n) => n],
      of: (n) => ({ colors: ['#1f4e79', '#e07a5f'], depth: n, keep: 12, seed: 7 }),
    },
    keep: { sizes: [7, 30, 120], of: (n) => ({ colors: ['#1f4e79', '#e07a5f'], depth: 300, keep: n, seed: 7 }) },
    'colours of a palette': {
      sizes: [5, 8, 12],
      by: PAIRS,
      of: (n) => ({ colors: ['#1f4e79'], depth: 100, keep: 6, palette_size: n, seed: 7 }),
    },
  },
  'personalize.system': {
    depth: {
      sizes: [70, 280, 1120],
      by: ['attempts', (n) => n],
      of: (n) => ({ colors: ['#1f4e79'], depth: n, keep: 12, seed: 7 }),
    },
    derived: {
      sizes: [2, 6, 24],
      of: (n) => ({
        colors: ['#1f4e79'],
        derived: n,
        depth: 60,
        include: ['gradients', 'ui_pairs', 'tokens'],
        seed: 7,
      }),
    },
  },
  'science.convertList': {
    colours: { sizes: [64, 256, 1024], of: (n) => ({ colors: colors(n), to: ['oklch', 'hct'] }) },
  },
  'science.deltaEList': { pairs: { sizes: [64, 256, 1024], of: (n) => ({ pairs: pairs(n) }) } },
  'science.average': { colours: { floor: 2, sizes: [4, 16, 64], of: (n) => ({ colors: colors(n) }) } },
  'shade.scale': Object.fromEntries(
    SHADES.map((method) => [
      `steps, ${method}`,
      { sizes: [4, 16, 64], of: (n) => ({ color: '#336699', method, steps: n, seed: 7 }) },
    ]),
  ),
  'shade.evaluate': { steps: { sizes: [4, 16, 64], by: PAIRS, of: (n) => ({ steps: colors(n) }) } },
  'shade.export': { steps: exported('steps', (i) => ({ hex: hex(i), token: `${i}` })) },
  'shadeLibrary.browse': { limit: { sizes: [6, 25, 100], of: (n) => ({ hue: 'green', limit: n }) } },
  'tokens.generate': {
    hues: {
      floor: 1,
      sizes: [2, 4, 8],
      of: (n) => ({ seed: '#336699', hues: many(n, (i) => ({ name: `own${i}`, color: hex(i) })) }),
    },
  },
  'tokens.export': {
    tokens: {
      sizes: [32, 128, 512],
      of: (n) => ({
        format: 'css',
        tokens: many(n, (i) => ({ name: `--color-c${i}`, value: hex(i), group: 'color' })),
      }),
    },
  },
  'vision.simulateList': {
    colours: { sizes: [64, 256, 1024], of: (n) => ({ colors: colors(n), model: 'machado2009-deutan' }) },
  },
  'vision.palette': {
    colours: { floor: 2, sizes: [4, 16, 64], of: (n) => ({ colors: colors(n), conditions: ['deuteranopia'] }) },
  },
  'vision.audit': {
    colours: {
      sizes: [4, 16, 64],
      of: (n) => ({ colors: colors(n), conditions: ['deuteranopia', 'tritanopia'], repairs: false }),
      by: PAIRS,
    },
    // Up to 16: at 64 colours a six-hundredth of the steps of 16 is counted.
    'colours, with repairs': {
      sizes: [4, 8, 16],
      of: (n) => ({ colors: colors(n), conditions: ['deuteranopia'] }),
      by: PAIRS,
    },
  },
  'vision.simulateImage': { pixels: { ...PICTURES, of: (n) => ({ image: picture(n), model: 'brettel1997-deutan' }) } },
};

const ONE = 'one value in, one answer of a fixed size';
const ALL = 'answers a fixed list';
const RECORD = 'one record by its id';
const SUM = 'a summary that is computed once';
const STORE = 'one or some rows of a store: rows of the table of stores (stores.mjs)';
const LIST = 'grows with the list of the same name beside it';

/** Operations that have no row, each with the reason. */
export const NOTHING_GROWS = {
  ...Object.fromEntries(
    [
      'accessibility.check',
      'color.convert',
      'color.contrast',
      'science.convert',
      'science.deltaE',
      'vision.simulate',
    ].map((name) => [name, LIST]),
  ),
  ...Object.fromEntries(
    [
      'accessibility.recommend',
      'harmony.generate',
      'science.dossier',
      'science.temperature',
      'science.mix',
      'science.adapt',
    ].map((name) => [name, ONE]),
  ),
  ...Object.fromEntries(
    [
      'analyzer.stages',
      'discovery.index',
      'discovery.health',
      'discovery.ready',
      'discovery.methods',
      'discovery.formats',
      'discovery.tiers',
      'discovery.metrics',
      'discovery.status',
      'discovery.catalog',
      'discovery.docs',
      'discovery.openapi',
      'graphql.playground',
      'jobs.types',
      'personalize.vocabulary',
      'personalize.presets',
      'science.spaces',
      'science.space',
      'science.illuminants',
      'science.metrics',
      'tokens.formats',
      'vision.models',
      'vision.conditions',
      'vision.condition',
      'vision.matrices',
      'webhooks.events',
    ].map((name) => [name, ALL]),
  ),
  ...Object.fromEntries(
    [
      'atlas.find',
      'corpus.find',
      'gradientLibrary.find',
      'harmonyLibrary.find',
      'paletteLibrary.find',
      'shadeLibrary.find',
    ].map((name) => [name, RECORD]),
  ),
  ...Object.fromEntries(
    ['atlas.stats', 'gradientLibrary.stats', 'harmonyLibrary.stats', 'paletteLibrary.stats', 'shadeLibrary.stats'].map(
      (name) => [name, SUM],
    ),
  ),
  ...Object.fromEntries(
    [
      'adminKeys.list',
      'adminKeys.issue',
      'adminKeys.get',
      'adminKeys.update',
      'adminKeys.revoke',
      'adminKeys.usage',
      'adminKeys.setUsage',
      'jobs.get',
      'jobs.stream',
      'jobs.list',
      'jobs.cancel',
      'usage.history',
      'usage.me',
      'usage.live',
      'usage.stream',
      'webhooks.list',
      'webhooks.subscribe',
      'webhooks.get',
      'webhooks.remove',
      'webhooks.rotateSecret',
      'webhooks.enable',
      'webhooks.test',
      'webhooks.deliveries',
      'webhooks.redeliver',
    ].map((name) => [name, STORE]),
  ),
  'analyzer.inspect': 'the table of pages',
  'analyzer.inspectSource': 'the table of pages',
  'analyzer.render': 'the table of formats',
  'graphql.run': 'at most 25 fields, each an operation; its document is in the table of readers',
  'jobs.queue': 'the table of jobs',
};

/** Rows of the operations, called as the command line calls them: in this thread, with what is done in worker threads elsewhere. */
export const rowsOf = async () => {
  const { openEmbedded } = await import('../../../../../dist/src/embedded.js');
  // Nothing of the collections is kept, so that each call reads all that it scans.
  const embedded = openEmbedded({ environment: { CACHE_MB: '0' } });
  const { signal } = new AbortController();
  return Object.entries(GROWING).flatMap(([operation, subjects]) =>
    Object.entries(subjects).map(([label, row]) => ({
      ...row,
      name: `${operation}, ${label}`,
      run: (input) => embedded.call(operation, input, signal),
    })),
  );
};
