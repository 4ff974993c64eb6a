import type { Terms } from '../vocabulary/intents.ts';
import type { Relationship } from '../vocabulary/relationships.ts';
import { accessibility } from './accessibility.ts';
import { contrast } from './contrast.ts';
import { diversity } from './diversity.ts';
import { harmony } from './harmony.ts';
import type { Measure } from './measure.ts';
import { plannedPreference, plannedStyleFit } from './planned.ts';
import { preference } from './preference.ts';
import { styleFit } from './style-fit.ts';

/** The six scores, 0..1 each, with the numbers they come from. */
export const scoresOf = (m: Measure, relationship: Relationship, { cvdSafe }: Terms) => ({
  preference: m.layout ? plannedPreference(m, m.layout) : preference(m),
  harmony: harmony(m, relationship),
  diversity: diversity(m),
  contrast: contrast(m),
  style_fit: m.layout ? plannedStyleFit(m, m.layout) : styleFit(m),
  accessibility: accessibility(m, cvdSafe),
});

export type Scores = ReturnType<typeof scoresOf>;

/** Weighted mean of the six scores, 0..1. */
export const totalOf = (s: Scores, { weights: w }: Terms): number =>
  (w.preference * s.preference.score +
    w.harmony * s.harmony.score +
    w.diversity * s.diversity.score +
    w.contrast * s.contrast.score +
    w.style_fit * s.style_fit.score +
    w.accessibility * s.accessibility.score) /
  (w.preference + w.harmony + w.diversity + w.contrast + w.style_fit + w.accessibility);
