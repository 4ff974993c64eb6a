import { arcFrom, arcTo, atLeast, atMost, DEGREES, hasTag, oneOf, RATIO, UNIT } from '../filter/filter.ts';
import type { Library } from '../in-memory/library.ts';
import { type AtlasField, type AtlasRow, atlasRow } from './atlas-columns.ts';
import { atlasRecord, atlasSummary } from './atlas-record.ts';
import { atlasStats } from './atlas-stats.ts';
import { ATLAS_SIZE } from './derive-atlas.ts';
import { ART_MOVEMENT_IDS, EMOTION_WORDS, MOOD_IDS, TAG_IDS, USAGE_IDS } from './label-ids.ts';
import { EMOTIONS } from './labels/emotion.ts';

/** The atlas of colours. */
export const atlas = {
  id: 'atlas',
  size: ATLAS_SIZE,
  naming: { field: 'id', form: "a colour '#rrggbb' of the atlas" },
  filter: {
    hue_from: arcFrom('hue', DEGREES, 'HSL hue at which the range starts, counted upwards'),
    hue_to: arcTo('hue', DEGREES, 'HSL hue at which the range ends'),
    min_lightness: atLeast('lightness', UNIT, 'Minimum OKLCH lightness'),
    max_lightness: atMost('lightness', UNIT, 'Maximum OKLCH lightness'),
    min_chroma: atLeast('chroma', UNIT, 'Minimum OKLCH chroma'),
    min_contrast_on_white: atLeast('onWhite', RATIO, 'Minimum contrast ratio on white'),
    min_contrast_on_black: atLeast('onBlack', RATIO, 'Minimum contrast ratio on black'),
    emotion: oneOf('emotion', EMOTION_WORDS, 'Emotion label or its synonym', (place) => place % EMOTIONS.length),
    art_movement: oneOf('artMovement', ART_MOVEMENT_IDS, 'Art movement label'),
    ai_mood: oneOf('mood', MOOD_IDS, 'Mood label'),
    ai_design_usage: oneOf('usage', USAGE_IDS, 'Label of suggested use'),
    design_tag: hasTag('tags', TAG_IDS, 'Design tag; a colour may have several'),
  },
  sorts: {
    id: undefined,
    hue: 'hue',
    lightness: 'lightness',
    chroma: 'chroma',
    contrast_on_white: 'onWhite',
  },
  measure: atlasRow,
  summary: atlasSummary,
  record: atlasRecord,
  stats: atlasStats,
} as const satisfies Library<AtlasField, AtlasRow>;
