import { describe, expect, it } from 'vitest';
import { contrastCorpus } from '../../src/collections/corpus/contrast-corpus.ts';
import { derivePair } from '../../src/collections/corpus/derive-pair.ts';
import { type Estimated, estimate } from '../../src/collections/estimate.ts';
import { boundsOf, type Query } from '../../src/collections/filter/query.ts';
import { measuredPalette } from '../../src/collections/palettes/measure-palette.ts';
import { paletteSummary } from '../../src/collections/palettes/palette-record.ts';
import { ciede2000 } from '../../src/color/difference/ciede2000.ts';
import { toLabD65 } from '../../src/color/lab.ts';
import { rgb } from '../../src/color/rgb.ts';

/** Records of elsewhere in the collection, judged by what their own answer says. */
const FROM = 3_000_000;
const LOOKED_AT = 20_000;
const shareElsewhere = (passes: (index: number) => boolean): number => {
  let passing = 0;
  for (let index = FROM; index < FROM + LOOKED_AT; index += 1) if (passes(index)) passing += 1;
  return passing / LOOKED_AT;
};
const palette = (index: number) => paletteSummary(index, measuredPalette(index));

const CASES: readonly (readonly [Estimated, Query, (index: number) => boolean])[] = [
  ['palettes', {}, () => true],
  ['palettes', { method: 'triadic' }, (index) => palette(index).method === 'triadic'],
  [
    'palettes',
    { min_contrast: 1.3, hue: 'blue' },
    (index) => palette(index).worst_contrast >= 1.3 && palette(index).hue === 'blue',
  ],
  [
    'palettes',
    { carries_body_text: true, min_lightness: 0.6 },
    (index) => palette(index).carries_body_text && palette(index).mean_lightness >= 0.6,
  ],
  [
    'palettes',
    { near: '#0057b8', within: 12, max_lightness: 0.7 },
    (index) =>
      palette(index).mean_lightness <= 0.7 &&
      palette(index).colors.some((hex) => ciede2000(toLabD65(rgb(hex)), toLabD65(rgb('#0057b8'))) <= 12),
  ],
  ['contrast', { min_ratio: 7 }, (index) => contrastCorpus.summary(index, derivePair(index)).ratio >= 7],
  [
    'contrast',
    { max_ratio: 3, polarity: 'BoW' },
    (index) => {
      const { ratio, polarity } = contrastCorpus.summary(index, derivePair(index));
      return ratio <= 3 && polarity === 'BoW';
    },
  ],
];

describe('the estimated share', () => {
  it.each(CASES)('of %s with %j is that of records elsewhere, as far as samples tell', (id, query, passes) => {
    const { size, sample, passing } = estimate(id, query);
    expect(size).toBe(5_000_000);
    const [here, there] = [passing / sample, shareElsewhere(passes)];
    const error = Math.sqrt(there * (1 - there) * (1 / sample + 1 / LOOKED_AT));
    expect(Math.abs(here - there)).toBeLessThanOrEqual(4 * error);
  });

  it('is nothing beyond what any palette has', () => {
    expect(boundsOf(contrastCorpus.filter, { min_ratio: 21 })).toHaveLength(1);
    expect(estimate('palettes', { min_contrast: 2.2 }).passing).toBe(0);
  });
});
