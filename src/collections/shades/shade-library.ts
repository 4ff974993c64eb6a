import { WCAG } from '../../color/luminance.ts';
import { EVENNESS_IDS } from '../../design/shade/evaluate.ts';
import { HUE_BAND_IDS } from '../../exact/packed-hue.ts';
import { named } from '../collection.ts';
import { atLeast, exactly, flag, integerFilter, oneOf, RATIO, reachesBound, UNIT } from '../filter/filter.ts';
import type { Library } from '../in-memory/library.ts';
import { LIBRARY_METHOD_IDS } from './first-edition/methods.ts';
import { measureShade, type Shade, type ShadeField } from './measure-shades.ts';
import { shadeRecord, shadeSummary } from './shade-record.ts';
import { shadeStats } from './shade-stats.ts';
import { SHADE_CODES, SHADES } from './shades.ts';

/** The library of shade scales. Sorted by `evenness` the evenest come first. */
export const shadeLibrary = {
  ...named(SHADES, 'id', SHADE_CODES),
  filter: {
    method: oneOf('method', LIBRARY_METHOD_IDS, 'Shade method, as listed by GET /v1/methods/shade'),
    evenness: oneOf('evenness', EVENNESS_IDS, 'How even the steps are'),
    hue: oneOf('band', HUE_BAND_IDS, 'Band of the base'),
    steps: exactly('steps', integerFilter(2, 64), 'Number of steps, exactly'),
    min_span: atLeast('span', RATIO, 'Minimum contrast ratio of the extremes'),
    min_score: atLeast('score', UNIT, 'Minimum score'),
    monotonic: flag(
      'monotonic',
      'Whether lightness falls from step to step; it does in every scale, so `false` matches none',
    ),
    carries_body_text: reachesBound('span', WCAG.aa, 'Whether some pair has 4.5:1 or more'),
  },
  sorts: { id: undefined, score: 'score', steps: 'steps', span: 'span', evenness: 'stepRatio' },
  measure: measureShade,
  summary: shadeSummary,
  record: shadeRecord,
  stats: shadeStats,
} as const satisfies Library<ShadeField, Shade>;
