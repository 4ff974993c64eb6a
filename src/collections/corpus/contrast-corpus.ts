import { named } from '../collection.ts';
import { atLeast, atMost, oneOf, orAny, RATIO, stepOf } from '../filter/filter.ts';
import { CORPUS, CORPUS_CODES } from '../identities.ts';
import type { ScannedCollection } from '../scanned.ts';
import { corpusRecord } from './corpus-record.ts';
import { corpusStats } from './corpus-stats.ts';
import { derivePair, type Pair } from './derive-pair.ts';
import { createCorpusExaminer } from './examine-corpus.ts';
import { GRADES, LEVELS, POLARITIES } from './grades.ts';
import type { CorpusField } from './interval.ts';

/** The contrast corpus. A level or grade is the highest that a pair reaches: AA leaves AAA out. */
export const contrastCorpus = {
  ...named(CORPUS, 'record_id', CORPUS_CODES),
  filter: {
    min_ratio: atLeast('ratio', RATIO, 'Minimum contrast ratio'),
    max_ratio: atMost('ratio', RATIO, 'Maximum contrast ratio'),
    level: orAny(stepOf('ratio', LEVELS, 'Highest level that the pair reaches')),
    grade: stepOf('ratio', GRADES, 'A+ from 12, A from 7, B from 4.5, C from 3, D from 2, otherwise F'),
    polarity: orAny(oneOf('polarity', POLARITIES, 'BoW: dark text on light; WoB: light text on dark')),
  },
  sorts: { id: undefined },
  measure: derivePair,
  summary: (index, pair) => corpusRecord(index, pair, { full: false, apca: false }),
  record: (index, pair) => corpusRecord(index, pair, { full: true, apca: false }),
  stats: corpusStats,
  examiner: (bounds, { cache }) => createCorpusExaminer(bounds, cache),
} as const satisfies ScannedCollection<CorpusField, Pair>;
