// What pictures of answers cost: CPU of the thread for a megapixel of PNG, of an SVG, memory over a thousand of them; and the
// swatch strip of palette/png beside the same strip drawn on a canvas.
import { createCanvas } from '@napi-rs/canvas';
import { swatchStrip } from '../../dist/src/image/strip.js';
import { drawResponseImage } from '../../dist/src/response-images/draw.js';

const SIX = ['#d7263d', '#2e933c', '#1b998b', '#f46036', '#5f0f40', '#3366cc'];
const stops = SIX.map((hex, i) => ({ hex, position: i / 5 }));
const oklch = { l: 0.5, c: 0.1, h: 250 };

/** Answers as the endpoints give them, by the name of their picture. */
const ANSWERS = {
  check: { fg: { hex: '#7298bc' }, bg: { hex: '#ffffff' }, ratio: 3.029 },
  'contrast-map': {
    ground: '#eef2f7',
    polarity: 'BoW',
    contours: [3, 4.5, 7].map((target) => ({
      target,
      reachable: true,
      territory_pct: 50,
      points: Array.from({ length: 72 }, (_, i) => ({ hue: i * 5, lightness: 0.7 - target / 20 })),
    })),
  },
  'harmony-wheel': {
    ...{ method: 'triadic', wheel: 'hsl', hue: 210, saturation: 0.6, lightness: 0.5, offsets: [0, 120, 240] },
    colors: SIX.slice(0, 3).map((hex) => ({ hex, role: 'member', oklch })),
  },
  palette: { method: 'analogous', wheel: 'hsl', seed: 3, colors: SIX.map((hex) => ({ hex })) },
  'shade-scale': { method: 'tailwind', base: SIX[5], steps: SIX.map((hex, i) => ({ hex, oklch, token: `${i}00` })) },
  gradient: { method: null, interpolation: 'oklch-short', easing: 'linear', stops, colors: stops },
  'vision-palette': {
    colors: SIX,
    conditions: ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'].map((slug) => ({
      ...{ slug, model: 'brettel1997-protan', severity: 1, colors: SIX },
    })),
  },
};

const ROUNDS = 7;
/** CPU of this process in milliseconds, the least of some rounds. */
const cpuOf = async (work) => {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
};

const sizeOf = (png) => png.readUInt32BE(16) * png.readUInt32BE(20);

/** The strip of palette/png as a canvas draws it. */
const canvasStrip = (colors, width, height) => {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  colors.forEach(({ r, g, b }, i) => {
    context.fillStyle = `rgb(${r} ${g} ${b})`;
    const left = Math.ceil((i * width) / colors.length);
    context.fillRect(left, 0, Math.ceil(((i + 1) * width) / colors.length) - left, height);
  });
  const bytes = canvas.encodeSync('png');
  canvas.width = 1;
  canvas.height = 1;
  return bytes;
};

export const run = async (report) => {
  for (const [id, answer] of Object.entries(ANSWERS)) {
    const settings = { type: 'image/png', width: 1200, theme: 'light' };
    const png = Buffer.from(await drawResponseImage(id, answer, settings));
    const cost = await cpuOf(() => drawResponseImage(id, answer, settings));
    report(`${id}, PNG`, (cost * 1e6) / sizeOf(png), 'ms of CPU a megapixel', { limit: 60 });
  }
  const svg = { type: 'image/svg+xml', width: 800, theme: 'light' };
  report(
    'contrast map, SVG',
    await cpuOf(() => drawResponseImage('contrast-map', ANSWERS['contrast-map'], svg)),
    'ms of CPU',
  );

  const settings = { type: 'image/png', width: 800, theme: 'dark' };
  const draw = async (count) => {
    for (let i = 0; i < count; i += 1) {
      await drawResponseImage('palette', ANSWERS.palette, settings);
      // As between the orders of a thread: what Skia holds is given back when the event loop turns.
      await new Promise(setImmediate);
    }
  };
  await draw(50);
  const before = process.memoryUsage.rss();
  await draw(1000);
  report('memory after 1,000 pictures more', (process.memoryUsage.rss() - before) / 2 ** 20, 'MiB', { limit: 30 });

  const colors = [0, 1, 2, 3, 4].map((i) => ({ r: 50 * i, g: 200 - 30 * i, b: 90 }));
  const own = await cpuOf(() => swatchStrip(colors, 800, 120));
  const canvas = await cpuOf(() => canvasStrip(colors, 800, 120));
  report('swatch strip 800 x 120, canvas over the strip that palette/png draws', canvas / own, 'x');
};
