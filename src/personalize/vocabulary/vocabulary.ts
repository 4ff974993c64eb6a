import { fitOklch } from '../../exact/fit.ts';
import { hexOf } from '../../exact/packed.ts';
import { ANCHORS } from '../lexicon/anchors.ts';
import { ENTRIES } from '../lexicon/read-entries.ts';
import { INTENT_IDS, INTENTS } from './intents.ts';
import { LIMITS } from './limits.ts';
import { RELATIONSHIPS, shownRelationship } from './relationships.ts';
import { SCORES } from './scores.ts';
import { BUILT_IN_SEEDS } from './seeds.ts';
import { type Range, STYLES } from './styles.ts';
import { TYPE_SYSTEMS } from './type-systems.ts';

const span = (bands: readonly Range[]): Range => [bands[0]![0], bands.at(-1)![1]];

/** Everything a brief may name, and how the search counts it. */
export const personalizeVocabulary = () => ({
  styles: Object.values(STYLES).map(({ lightness, backgroundChroma, ...style }) => ({
    ...style,
    ground_chroma: backgroundChroma,
    lightness: span(lightness),
    lightness_bands: lightness,
  })),
  intents: [...INTENT_IDS],
  intent_profiles: Object.values(INTENTS),
  relationships: RELATIONSHIPS.map(shownRelationship),
  type_systems: TYPE_SYSTEMS,
  scores: SCORES,
  memories: ENTRIES.map(({ words }) => words[0]!),
  lexicon: ENTRIES.map(({ class: kind, words, anchors, alternates, style, skeleton, feelings }) => ({
    class: kind,
    words,
    colors: anchors,
    alternates,
    style: style ?? null,
    layout: skeleton ?? null,
    feelings,
  })),
  note_colors: [...ANCHORS].map(([name, { l, c, h }]) => ({
    name,
    hex: hexOf(fitOklch(l, c, h)),
    lightness: l,
    chroma: c,
    hue: h,
  })),
  built_in_seeds: BUILT_IN_SEEDS,
  limits: LIMITS,
});
