// Derivation, scans and statistics of the collections against the same written with culori, in one run on one core.
import { clampChroma, converter, differenceEuclidean, formatHex, wcagContrast } from 'culori';
import { contrastCorpus } from '../../dist/src/collections/corpus/contrast-corpus.js';
import { corpusStats } from '../../dist/src/collections/corpus/corpus-stats.js';
import { derivePair, deriveSignedRatio } from '../../dist/src/collections/corpus/derive-pair.js';
import { deriveRatios } from '../../dist/src/collections/corpus/examine-corpus.js';
import { gradientLibrary } from '../../dist/src/collections/gradients/gradient-library.js';
import { GRADIENT_FIELDS, measureGradients } from '../../dist/src/collections/gradients/measure-gradients.js';
import { PALETTES } from '../../dist/src/collections/identities.js';
import { browseLibrary } from '../../dist/src/collections/in-memory/library.js';
import { batchesOf, keptFrom } from '../../dist/src/collections/in-memory/measured.js';
import { createPaletteBlocks } from '../../dist/src/collections/palettes/blocks.js';
import { emptyMeasures, measurePalette } from '../../dist/src/collections/palettes/measure-palette.js';
import { LIGHTNESS_PATTERNS, PALETTE_METHODS } from '../../dist/src/collections/palettes/methods.js';
import { BYTES_OF_BLOCK, derivePaletteColumns } from '../../dist/src/collections/palettes/palette-columns.js';
import { paletteLibrary } from '../../dist/src/collections/palettes/palette-library.js';
import { BLOCK } from '../../dist/src/collections/scan/block.js';
import { createColumnCache } from '../../dist/src/collections/scan/column-cache.js';
import { browseScanned } from '../../dist/src/collections/scanned.js';
import { pick, wordsOf } from '../../dist/src/exact/random/words.js';
import { median, processorMs } from './figures.mjs';

const MB = 2 ** 20;

/** Nanoseconds of processor time a record of one pass. */
const pass = (records, from, work) => {
  const at = processorMs();
  work(from, from + records);
  return ((processorMs() - at) / records) * 1e6;
};

const SLICES = 60;

/**
 * Nanoseconds a record of both sides: slices of some milliseconds in turns, about as long for both, of each side the best, so
 * that what else runs on the machine does not count. Ours goes on to other records; theirs, of which a slice holds few, meets the same again.
 */
const compare = (ours, theirs) => {
  ours.work(0, 40 * ours.records);
  theirs.work(0, 10 * theirs.records);
  let [mine, other] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let i = 0; i < SLICES; i += 1) {
    mine = Math.min(mine, pass(ours.records, i * ours.records, ours.work));
    other = Math.min(other, pass(theirs.records, 0, theirs.work));
  }
  return { ours: mine, ratio: other / mine };
};

/** Milliseconds of processor time of a call, median of many. */
const timed = async (times, call) => {
  const took = [];
  for (let i = 0; i < times; i += 1) {
    const at = processorMs();
    await call(i);
    took.push(processorMs() - at);
  }
  return median(took);
};

const perSecond = (ns) => `${(1e3 / ns).toFixed(1)} M records/s`;

const rgbOf = (color) => ({
  mode: 'rgb',
  r: (color >> 16) / 255,
  g: ((color >> 8) & 255) / 255,
  b: (color & 255) / 255,
});
let sink = 0;

/** The filter of the corpus bench: dark text on light, ratio 4.5 to 12. */
const corpusOurs = (from, to) => {
  for (let i = from; i < to; i += 1) {
    const signed = deriveSignedRatio(i);
    if (signed >= 45_000 && signed <= 120_000) sink += 1;
  }
};
const corpusTheirs = (from, to) => {
  for (let i = from; i < to; i += 1) {
    const { text, background } = derivePair(i);
    const ratio = wcagContrast(rgbOf(text), rgbOf(background));
    if (ratio >= 4.5 && ratio <= 12) sink += 1;
  }
};

const measures = emptyMeasures();
const palettesOurs = (from, to) => {
  for (let i = from; i < to; i += 1) {
    measurePalette(i, measures);
    sink += measures.worst;
  }
};

const toRgb = converter('rgb');
const toOklch = converter('oklch');
const toHsl = converter('hsl');
const distance = differenceEuclidean('oklab');
const toByte = (v) => Math.round(Math.min(1, Math.max(0, v)) * 255) / 255;
/**
 * The same palettes and measures with culori: chroma clamped to the gamut, 8 bits, contrast and distance of all pairs,
 * OKLCH means, HSL hue. `toColor` makes of an 8-bit colour what the measures are taken from.
 */
const palettesTheirs = (toColor) => (from, to) => {
  for (let i = from; i < to; i += 1) {
    const [a, b, c, d] = wordsOf(PALETTES.keys, i);
    const { offsets } = PALETTE_METHODS[pick(a, 7)];
    const colors = LIGHTNESS_PATTERNS[a & 7].map((lightness, slot) => {
      const turned = offsets.length ? pick(b, 3600) + offsets[slot % offsets.length] : pick(d + slot, 3600);
      const wanted = { mode: 'oklch', l: lightness, c: 0.4 * ((c >>> 20) / 4095), h: turned / 10 };
      const { r, g, b: blue } = toRgb(clampChroma(wanted, 'oklch'));
      return toColor({ mode: 'rgb', r: toByte(r), g: toByte(g), b: toByte(blue) });
    });
    let [worst, best, spread] = [21, 1, 0];
    for (let x = 0; x < 5; x += 1)
      for (let y = x + 1; y < 5; y += 1) {
        const ratio = wcagContrast(colors[x], colors[y]);
        worst = Math.min(worst, ratio);
        best = Math.max(best, ratio);
        spread += distance(colors[x], colors[y]);
      }
    const oklch = colors.map(toOklch);
    sink += toHsl(colors[0]).h ?? 0;
    sink += worst + best + spread + oklch.reduce((sum, { l, c: chroma, h = 0 }) => sum + l + chroma + h, 0);
  }
};

const corpusSpeed = async (report) => {
  const derive = compare({ records: 40_000, work: corpusOurs }, { records: 2_000, work: corpusTheirs });
  report('corpus, derive and filter: culori / ours', derive.ratio, 'x', { atLeast: 20, note: perSecond(derive.ours) });
  const cold = createColumnCache(0);
  const warm = createColumnCache(64 * MB);
  const inOrder = { sort: 'id', order: 'asc' };
  const rare = { ...inOrder, min_ratio: 20.9, limit: 200, max_scan: 1_000_000 };
  const scan = (cache, k) => browseScanned(contrastCorpus, { cache }, { ...rare, cursor: (k % 5) * 1_000_000 });
  for (let k = 0; k < 5; k += 1) await scan(warm, k);
  const took = { derived: [], read: [] };
  for (let k = 0; k < 20; k += 1) {
    took.derived.push(await timed(1, () => scan(cold, k)));
    took.read.push(await timed(1, () => scan(warm, k)));
  }
  const [derived, read] = [Math.min(...took.derived), Math.min(...took.read)];
  report('corpus, scan of 1,000,000: derived / from columns', derived / read, 'x', {
    atLeast: 4,
    note: `${derived.toFixed(1)} and ${read.toFixed(2)} ms`,
  });
  const few = { ...inOrder, min_ratio: 7, limit: 24, max_scan: 100_000 };
  const page = (i) => browseScanned(contrastCorpus, { cache: warm }, { ...few, cursor: i * 997 });
  const record = (index) => contrastCorpus.summary(index, contrastCorpus.measure(index));
  report('corpus, page of 24 with records', await timed(400, async (i) => (await page(i)).rows.map(record)), 'ms', {
    limit: 0.3,
  });
  report('corpus, statistics of 1,000,000, first', await timed(1, () => corpusStats(1_000_000)), 'ms', { limit: 60 });
  report('corpus, statistics of any sample, after', await timed(50, (i) => corpusStats(900_001 + i)), 'ms', {
    limit: 1,
  });
  return warm;
};

const paletteSpeed = async (report, cache) => {
  // A record holds hex values: measuring those is how one would write it; that objects are quicker is known to few.
  const onHex = compare({ records: 8_000, work: palettesOurs }, { records: 100, work: palettesTheirs(formatHex) });
  report('palettes, derive with all measures: culori on hex / ours', onHex.ratio, 'x', {
    atLeast: 60,
    note: perSecond(onHex.ours),
  });
  const onObjects = compare(
    { records: 5_000, work: palettesOurs },
    { records: 60, work: palettesTheirs((rgb) => rgb) },
  );
  report('palettes, derive with all measures: culori on objects / ours', onObjects.ratio, 'x');
  const blocks = createPaletteBlocks(cache, async (block) => derivePaletteColumns(block));
  const blockCount = Math.ceil(PALETTES.size / BLOCK);
  for (let block = 0; block < 8; block += 1) await blocks.derive(block);
  const query = {
    hue: 'blue',
    min_contrast: 1.95,
    min_lightness: 0.5,
    min_chroma: 0.2,
    sort: 'id',
    order: 'asc',
    limit: 100,
    max_scan: 500_000,
  };
  const browse = (asked) => browseScanned(paletteLibrary, { palettes: blocks }, asked);
  await browse(query);
  const scans = [];
  for (let i = 0; i < 15; i += 1) scans.push(await timed(1, () => browse(query)));
  const scan = Math.min(...scans);
  report('palettes, scan of 500,000: derivation / columns', (onHex.ours * 500_000) / 1e6 / scan, 'x', {
    atLeast: 5,
    note: `${scan.toFixed(1)} ms from columns`,
  });
  const page = async (i) =>
    (await browse({ ...query, min_contrast: 1.2, hue: undefined, limit: 24, cursor: i * 997 })).rows.map((index) =>
      paletteLibrary.summary(index, paletteLibrary.measure(index)),
    );
  report('palettes, page of 24 with records', await timed(400, page), 'ms', { limit: 0.3 });
  const stored = cache.bytes() + (blockCount - 8) * BYTES_OF_BLOCK;
  report('columns of both collections of 5,000,000', stored / MB, 'MB', { limit: 100, note: 'all blocks of both' });
};

const librarySpeed = async (report) => {
  const at = processorMs();
  const kept = keptFrom(GRADIENT_FIELDS)(batchesOf(8192).map(measureGradients));
  report('gradient library, all columns derived', processorMs() - at, 'ms');
  const query = { type: 'linear', min_score: 0.5, sort: 'score', order: 'desc', limit: 24 };
  const page = (i) =>
    browseLibrary(gradientLibrary, kept, { ...query, offset: i }).rows.map((row) =>
      gradientLibrary.summary(row, kept.row(row)),
    );
  page(0);
  report('gradient library, page of 24 with records', await timed(400, page), 'ms', { limit: 0.3 });
};

export const run = async (report) => {
  for (let block = 0; block < 77; block += 1) sink += deriveRatios(block).length;
  const cache = await corpusSpeed(report);
  await paletteSpeed(report, cache);
  await librarySpeed(report);
  if (sink < 0) throw new Error('nothing was computed');
};
