import { HUE_BAND_IDS } from '../../exact/packed-hue.ts';
import { PALETTES } from '../identities.ts';
import { counted, shareOf, type Tally } from '../in-memory/tally.ts';
import { CHARACTERS } from './character.ts';
import { emptyMeasures, measurePalette } from './measure-palette.ts';
import { PALETTE_METHOD_IDS } from './methods.ts';
import { PALETTE_REACH } from './palette-reach.ts';

/** Records of the sample that the statistics of the service are measured on. */
export const PALETTE_SAMPLE = 250_000;

/** Statistics of the first `sample` palettes: about a microsecond of work for each. */
export const measurePaletteStats = (sample: number) => {
  const m = emptyMeasures();
  const methods = new Uint32Array(PALETTE_METHOD_IDS.length);
  const characters = new Uint32Array(CHARACTERS.length);
  const bands = new Uint32Array(HUE_BAND_IDS.length);
  const sums = { worst: 0, best: 0, lightness: 0, chroma: 0, spread: 0 };
  let [withAa, withAaa] = [0, 0];
  for (let index = 0; index < sample; index += 1) {
    measurePalette(index, m);
    methods[m.method]! += 1;
    characters[m.character]! += 1;
    if (m.band >= 0) bands[m.band]! += 1;
    if (m.best >= 45_000) withAa += 1;
    if (m.best >= 70_000) withAaa += 1;
    sums.worst += m.worst;
    sums.best += m.best;
    sums.lightness += m.lightness;
    sums.chroma += m.chroma;
    sums.spread += m.spread;
  }
  const tally = (ids: readonly string[], counts: Uint32Array): Tally[] =>
    ids.map((value, i) => ({ value, count: counts[i]!, share: shareOf(counts[i]!, sample) }));
  const mean = (sum: number) => Math.round(sum / sample) / 1e4;
  return {
    measured_on: {
      records: sample,
      of: PALETTES.size,
      which: `the first ${sample} records by index`,
      collection: PALETTES.id,
      version: PALETTES.version,
    },
    reachable: PALETTE_REACH.map(({ field, max }) => ({ field, max })),
    with_an_aa_pair: counted(withAa, sample),
    with_an_aaa_pair: counted(withAaa, sample),
    method: tally(PALETTE_METHOD_IDS, methods),
    character: tally(CHARACTERS, characters),
    hue: tally(HUE_BAND_IDS, bands),
    mean: {
      worst_contrast: mean(sums.worst),
      best_contrast: mean(sums.best),
      lightness: mean(sums.lightness),
      chroma: mean(sums.chroma),
      spread: mean(sums.spread),
    },
  };
};

export type PaletteStats = ReturnType<typeof measurePaletteStats>;
