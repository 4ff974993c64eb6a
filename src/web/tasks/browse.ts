import { type Axis, distribution } from '../../collections/distribution.ts';
import { type Estimated, estimate } from '../../collections/estimate.ts';
import type { Query } from '../../collections/filter/query.ts';
import { type Browsable, firstMatches } from '../../collections/first-matches.ts';
import { MOODS, type Terms, USES } from '../../collections/palettes/content/terms.ts';
import { wholeRecord } from '../../collections/whole-record.ts';

const wordsOf = ({ listed, accepted }: Terms) => ({ listed, accepted });

/** The collections: their records are derived here. */
export const BROWSE = {
  /** What share of a collection passes filters. */
  estimate: (id: Estimated, query: Query) => estimate(id, query),

  /** The first records of a collection that pass filters. */
  firstMatches: (id: Browsable, query: Query, count: number) => firstMatches(id, query, count),

  /** How what passes the other filters lies along some measures. */
  distribution: (id: Browsable, axes: readonly Axis[], query: Query) => distribution(id, axes, query),

  /** The words that palettes can be filtered by. */
  paletteWords: () => ({ mood: wordsOf(MOODS), use: wordsOf(USES) }),

  /** One record with all that is known of it. */
  record: (id: Browsable, name: string) => wholeRecord(id, name),
} as const;
