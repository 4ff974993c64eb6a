// Generators and exports: processor time of calls against one that answers a constant, and times of single functions.
import { Buffer } from 'node:buffer';
import { median, processorMs } from './figures.mjs';
import { postRequest, runLoad } from './load.mjs';
import { pagePng } from './pictures.mjs';
import { cpuSeconds, startService, UNLIMITED } from './processes.mjs';

const dist = (path) => import(new URL(`../../dist/src/${path}`, import.meta.url).href);

/** Median milliseconds of processor time of `rounds` runs after `warm` that do not count. */
const time = async (run, { rounds = 15, warm = 5 } = {}) => {
  for (let i = 0; i < warm; i += 1) await run(i);
  const times = [];
  for (let i = 0; i < rounds; i += 1) {
    const from = processorMs();
    await run(warm + i);
    times.push(processorMs() - from);
  }
  return median(times);
};

/** A keyed call whose answer does not depend on its input: what the service itself costs. */
const constantRequest = (key) =>
  Buffer.from(`GET /v1/tokens/formats HTTP/1.1\r\nhost: 127.0.0.1\r\nx-api-key: ${key}\r\n\r\n`);
const CALLS = [
  [
    'POST /v1/harmony/generate',
    '/v1/harmony/generate',
    { method: 'triadic', hue: 210, saturation: 0.6, lightness: 0.5 },
  ],
  ['POST /v1/palette/generate', '/v1/palette/generate', { hue: 210, seed: 7 }],
  ['POST /v1/shade/scale (oklch_even, 11 steps)', '/v1/shade/scale', { color: '#336699', method: 'oklch_even' }],
];
const METHODS = Object.keys((await dist('design/shade/methods/index.js')).SHADE_METHODS);
const LOAD = { connections: 10, total: 6_000 };
const ROUNDS = 5;

const calls = async (report) => {
  const service = await startService({ TIERS: UNLIMITED });
  try {
    const keys = await service.issueKeys(4);
    const requestsOf = (path, body) =>
      keys.map((key) => postRequest({ path, body: JSON.stringify(body), headers: { 'x-api-key': key } }));
    const micros = async (requests) => {
      const before = cpuSeconds(service.pid);
      const { statuses } = await runLoad({ port: service.port, requests, ...LOAD });
      const wrong = Object.keys(statuses).filter((status) => status !== '200');
      if (wrong.length) throw new Error(`answers with status ${wrong}`);
      return ((cpuSeconds(service.pid) - before) / LOAD.total) * 1e6;
    };
    const constant = keys.map(constantRequest);
    const kinds = CALLS.map(([label, path, body]) => ({ label, requests: requestsOf(path, body), ratios: [] }));
    const mixed = METHODS.flatMap((method) => requestsOf('/v1/shade/scale', { color: '#336699', method })[0]);
    kinds.push({ label: 'POST /v1/shade/scale (ten methods in turn)', requests: mixed, ratios: [] });
    for (const requests of [constant, ...kinds.map((kind) => kind.requests)]) await micros(requests);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const kind of kinds) {
        const floor = await micros(constant);
        kind.ratios.push((await micros(kind.requests)) / floor);
      }
    // A scale is a long answer, and some of the ten methods search for every step.
    for (const { label, ratios } of kinds)
      report(`${label}: processor time over a constant answer`, median(ratios), 'x', {
        limit: label.includes('in turn') ? 4 : 3,
      });
  } finally {
    await service.stop();
  }
};

const functions = async (report) => {
  const { generatePalette } = await dist('design/palette/generate.js');
  const { palettePng } = await dist('design/palette/png.js');
  const { paletteFromImage } = await dist('design/palette/from-image.js');
  const { generateGradient } = await dist('design/gradient/generate.js');
  const { INTERPOLATION_IDS } = await dist('design/gradient/interpolation/index.js');
  const { SHADE_METHODS } = await dist('design/shade/methods/index.js');
  const { generateTokens } = await dist('design/tokens/generate.js');
  const { TOKEN_PARTS } = await dist('design/tokens/parts.js');
  const { decodePng } = await dist('image/png/decode.js');
  const { rgb } = await dist('color/rgb.js');

  const palette = (given) => ({
    method: 'triadic',
    saturation: 0.7,
    lightness: 0.55,
    count: 5,
    wheel: 'hsl',
    ...given,
  });
  const search = (i) => generatePalette({ method: 'qualitative', count: 12, seed: i, wheel: 'hsl' });
  const cold = processorMs();
  search(0);
  report('qualitative, 12 colours, first in a thread', processorMs() - cold, 'ms');
  // The search compares tens of thousands of pairs for five kinds of sight; the first edition compared a few for one, and its sets were
  // as hard to tell apart as those of iwanthue: see the rows of categories in `quality`.
  const { default: iwanthue } = await import('iwanthue');
  report('qualitative, 12 colours', await time(search, { rounds: 20, warm: 5 }), 'ms', {
    limit: 200,
    peers: { iwanthue: await time((i) => iwanthue(12, { seed: i, attempts: 5 }), { rounds: 10, warm: 3 }) },
  });

  report('swatch PNG, 800 x 120', await time((i) => palettePng(palette({ seed: i }), 800, 120)), 'ms', { limit: 5 });

  const colors = ['#0b3d91', '#ffcc00', '#d7263d'].map(rgb);
  const gradient = (interpolation) => () => generateGradient({ colors, steps: 1024, interpolation, easing: 'linear' });
  report('gradient of 1,024 steps, oklch-short', await time(gradient('oklch-short'), { warm: 20 }), 'ms', { limit: 2 });
  const all = [];
  for (const id of INTERPOLATION_IDS) all.push([id, await time(gradient(id), { rounds: 7, warm: 5 })]);
  const [slowest, most] = all.toSorted((a, b) => b[1] - a[1])[0];
  report('gradient of 1,024 steps, slowest of forty interpolations', most, 'ms', { note: slowest });

  for (const { id, scale } of Object.values(SHADE_METHODS))
    report(
      `shade scale of 11 steps, ${id}`,
      (await time((i) => scale(colors[i % 3], 11), { rounds: 30, warm: 30 })) * 1000,
      'us',
    );
  report(
    'a set of design tokens',
    await time((i) => generateTokens({ seed: colors[i % 3], harmony: 'triadic', include: TOKEN_PARTS, dark: true })),
    'ms',
  );

  const image = pagePng(1500, 1000);
  const ratios = [];
  for (let i = 0; i < 12; i += 1) {
    const decoding = await time(() => decodePng(image), { rounds: 1, warm: 0 });
    const whole = await time(() => paletteFromImage(image, 5, 1_500_000), { rounds: 1, warm: 0 });
    if (i >= 3) ratios.push(whole / decoding);
  }
  report('colours of an image of 1.5 megapixels over decoding it', median(ratios), 'x', { limit: 6 });
};

export const run = async (report) => {
  await functions(report);
  await calls(report);
};
