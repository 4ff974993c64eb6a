import { INTENT_IDS, INTENTS } from './intents.ts';
import { LIMITS } from './limits.ts';
import { MEMORIES } from './memories.ts';
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
  memories: [...MEMORIES.keys()],
  built_in_seeds: BUILT_IN_SEEDS,
  limits: LIMITS,
});
