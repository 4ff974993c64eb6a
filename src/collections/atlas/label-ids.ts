import { ART_MOVEMENTS } from './labels/art-movement.ts';
import { EMOTIONS } from './labels/emotion.ts';
import { MOODS } from './labels/mood.ts';
import { TAGS } from './labels/tags.ts';
import { USAGES } from './labels/usage.ts';

const idsOf = <Id extends string>(table: readonly { readonly id: Id }[]): Id[] => table.map(({ id }) => id);

/** Emotions go by either of their words: word k and word k + 8 are the same. */
export const EMOTION_WORDS = [...idsOf(EMOTIONS), ...EMOTIONS.map(({ alias }) => alias)];
export const ART_MOVEMENT_IDS = idsOf(ART_MOVEMENTS);
export const MOOD_IDS = idsOf(MOODS);
export const USAGE_IDS = idsOf(USAGES);
export const TAG_IDS = idsOf(TAGS);
