import type { Range } from './styles.ts';

/** The six scores of the search, in the order in which they are listed. */
export const SCORE_IDS = ['preference', 'harmony', 'diversity', 'contrast', 'style_fit', 'accessibility'] as const;
export type ScoreId = (typeof SCORE_IDS)[number];
export type Weights = Readonly<Record<ScoreId, number>>;

/** What a palette is for: how much each score counts, and where colours lie when no style is named. */
export interface Intent {
  readonly id: string;
  readonly name: string;
  readonly weights: Weights;
  /** The window of a brief without styles, as in a style. */
  readonly window: { readonly chroma: Range; readonly lightness: Range; readonly saturation: Range };
}

const weights = (...w: readonly [number, number, number, number, number, number]): Weights => ({
  preference: w[0],
  harmony: w[1],
  diversity: w[2],
  contrast: w[3],
  style_fit: w[4],
  accessibility: w[5],
});

const intent = <const Id extends string>(id: Id, name: string, counts: Weights, window: Intent['window']) => ({
  id,
  name,
  weights: counts,
  window,
});
/** A window by its ranges of chroma, lightness and saturation. */
const within = (chroma: Range, lightness: Range, saturation: Range) => ({ chroma, lightness, saturation });

export const INTENTS = {
  ui: intent('ui', 'User interface', weights(1, 0.9, 0.6, 1.3, 0.9, 1.3), within([0.01, 0.19], [0.2, 0.98], [0, 0.9])),
  brand: intent(
    'brand',
    'Brand',
    weights(1.4, 1.2, 0.7, 0.8, 1.3, 0.6),
    within([0.03, 0.21], [0.22, 0.95], [0.1, 0.95]),
  ),
  poster: intent(
    'poster',
    'Poster',
    weights(1.2, 1, 1.1, 1.2, 1.1, 0.5),
    within([0.05, 0.26], [0.18, 0.95], [0.25, 1]),
  ),
  editorial: intent(
    'editorial',
    'Editorial',
    weights(1.1, 1.1, 0.5, 1.3, 1.1, 0.9),
    within([0.005, 0.15], [0.16, 0.97], [0, 0.75]),
  ),
  dashboard: intent(
    'dashboard',
    'Dashboard',
    weights(0.7, 0.6, 1.5, 1, 0.6, 1.6),
    within([0.05, 0.2], [0.35, 0.9], [0.2, 0.95]),
  ),
} as const satisfies Record<string, Intent>;

export type IntentId = keyof typeof INTENTS;
export const INTENT_IDS = Object.keys(INTENTS) as [IntentId, ...IntentId[]];

/** How the six scores of a palette are put together. */
export interface Terms {
  readonly weights: Weights;
  readonly cvdSafe: boolean;
}
