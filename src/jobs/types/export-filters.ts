import { z } from 'zod';
import { ART_MOVEMENT_IDS, EMOTION_IDS, MOOD_IDS, TAG_IDS, USAGE_IDS } from '../../collections/atlas/browse-atlas.ts';
import { GRADE_IDS, LEVEL_IDS, POLARITIES } from '../../collections/corpus/grades.ts';
import { GRADIENT_TYPES } from '../../collections/gradients/derive-gradient.ts';
import { CHARACTERS } from '../../collections/palettes/character.ts';
import { PALETTE_METHOD_IDS } from '../../collections/palettes/methods.ts';
import { BANDING_IDS } from '../../design/gradient/analyse.ts';
import { GRADIENT_SCHEME_IDS } from '../../design/gradient/schemes/index.ts';
import { COMPLEXITY_IDS } from '../../design/gradient/schemes/scheme.ts';
import { HARMONY_FAMILIES } from '../../design/harmony/method.ts';
import { HARMONY_METHOD_IDS } from '../../design/harmony/methods/index.ts';
import { EVENNESS_IDS } from '../../design/shade/evaluate.ts';
import { SHADE_METHOD_IDS } from '../../design/shade/methods/index.ts';
import { HUE_BAND_IDS } from '../../exact/packed-hue.ts';
import { fields } from '../../wire/fields.ts';
import type { ScannedId } from '../slices/export-page.ts';
import type { LibraryId } from './export-libraries.ts';

export type CollectionId = ScannedId | LibraryId;

const degrees = () => z.number().min(0).max(360).optional();
const unit = () => z.number().min(0).max(1).optional();
const ratio = () => z.number().min(1).max(21).optional();
const stops = () => z.int().min(0).max(64).optional();
const hue = () => z.enum(HUE_BAND_IDS).optional();

/** The filters of each collection, as its browse endpoint takes them. */
export const EXPORT_FILTERS = {
  atlas: fields({
    hue_from: degrees(),
    hue_to: degrees(),
    min_lightness: unit(),
    max_lightness: unit(),
    min_chroma: unit(),
    min_contrast_on_white: ratio(),
    min_contrast_on_black: ratio(),
    emotion: z.enum(EMOTION_IDS).optional(),
    art_movement: z.enum(ART_MOVEMENT_IDS).optional(),
    ai_mood: z.enum(MOOD_IDS).optional(),
    ai_design_usage: z.enum(USAGE_IDS).optional(),
    design_tag: z.enum(TAG_IDS).optional(),
  }),
  'contrast-corpus': fields({
    min_ratio: ratio(),
    max_ratio: ratio(),
    level: z.enum(LEVEL_IDS).optional(),
    grade: z.enum(GRADE_IDS).optional(),
    polarity: z.enum(POLARITIES).optional(),
  }),
  palettes: fields({
    method: z.enum(PALETTE_METHOD_IDS).optional(),
    character: z.enum(CHARACTERS).optional(),
    hue: hue(),
    min_contrast: ratio(),
    max_contrast: ratio(),
    min_lightness: unit(),
    max_lightness: unit(),
    min_chroma: z.number().min(0).max(0.5).optional(),
    carries_body_text: z.boolean().optional(),
  }),
  harmonies: fields({
    method: z.enum(HARMONY_METHOD_IDS).optional(),
    family: z.enum(HARMONY_FAMILIES).optional(),
    hue: hue(),
    colors: z.int().min(2).max(7).optional(),
    min_contrast: ratio(),
    min_adherence: unit(),
  }),
  gradients: fields({
    scheme: z.enum(GRADIENT_SCHEME_IDS).optional(),
    complexity: z.enum(COMPLEXITY_IDS).optional(),
    banding: z.enum(BANDING_IDS).optional(),
    type: z.enum(GRADIENT_TYPES).optional(),
    min_score: unit(),
    min_stops: stops(),
    max_stops: stops(),
  }),
  shades: fields({
    method: z.enum(SHADE_METHOD_IDS).optional(),
    evenness: z.enum(EVENNESS_IDS).optional(),
    hue: hue(),
    steps: z.int().min(2).max(64).optional(),
    min_span: ratio(),
    min_score: unit(),
    monotonic: z.boolean().optional(),
    carries_body_text: z.boolean().optional(),
  }),
} as const satisfies Record<CollectionId, z.ZodType>;

export const EXPORTED = Object.keys(EXPORT_FILTERS) as [CollectionId, ...CollectionId[]];
