import { HARMONY_FAMILIES } from '../../design/harmony/method.ts';
import { HARMONY_METHOD_IDS } from '../../design/harmony/methods/index.ts';
import { HUE_BAND_IDS } from '../../exact/packed-hue.ts';
import { named } from '../collection.ts';
import { atLeast, exactly, integerFilter, oneOf, RATIO, UNIT } from '../filter/filter.ts';
import { HARMONIES, HARMONY_CODES } from '../identities.ts';
import type { Library } from '../in-memory/library.ts';
import { harmonyRecord, harmonySummary } from './harmony-record.ts';
import { harmonyStats } from './harmony-stats.ts';
import { type HarmonyField, type HarmonyMeasures, measureHarmony } from './measure-harmonies.ts';

/** The library of harmonies. */
export const harmonyLibrary = {
  ...named(HARMONIES, 'id', HARMONY_CODES),
  filter: {
    method: oneOf('method', HARMONY_METHOD_IDS, 'Harmony method, as listed by GET /v1/methods/harmony'),
    family: oneOf('family', HARMONY_FAMILIES, 'Family of the method'),
    hue: oneOf('band', HUE_BAND_IDS, 'Band of the first colour'),
    colors: exactly('colors', integerFilter(2, 7), 'Number of members'),
    min_contrast: atLeast('worst', RATIO, 'Minimum ratio of the worst pair'),
    min_adherence: atLeast('adherence', UNIT, 'Minimum adherence to the method'),
  },
  sorts: { id: undefined, contrast: 'worst', spread: 'spread', adherence: 'adherence', colors: 'colors' },
  measure: measureHarmony,
  summary: harmonySummary,
  record: harmonyRecord,
  stats: harmonyStats,
} as const satisfies Library<HarmonyField, HarmonyMeasures>;
