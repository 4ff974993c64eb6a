import { z } from 'zod';
import { GRADE_IDS, LEVEL_IDS, POLARITIES } from '../../collections/corpus/grades.ts';
import { DerivationOutput, ScanPageOutput, TallyOutput } from '../collections.ts';
import { HexOutput, OklchOutput } from '../color.ts';
import { listOf, numberField, object, stringField } from '../described.ts';
import { ApcaOutput, countOf, RatioOutput } from '../measure.ts';

const Polarity = z
  .enum(POLARITIES)
  .describe('BoW: the text is darker than the background or equally light; WoB: lighter');

/** A pair of the corpus. */
const ContrastPairOutput = object('ContrastPair', 'A pair of the contrast corpus.', {
  id: z.string().meta({ example: 'acc_2a5jd3', description: 'Code of the pair' }),
  index: z.int().min(0).describe('Number of the pair, 0-4999999'),
  fg: HexOutput.describe('Colour of the text as `#rrggbb`'),
  bg: HexOutput.describe('Background colour as `#rrggbb`'),
  ratio: RatioOutput,
  level: z.enum(LEVEL_IDS).describe('Highest level of WCAG 2.x for text of normal size'),
  grade: z.enum(GRADE_IDS).describe('A+ from 12, A from 7, B from 4.5, C from 3, D from 2, otherwise F'),
  polarity: Polarity,
  apca: ApcaOutput.optional().describe('Absent when the service runs with APCA=off'),
  perceptual: z
    .object({
      metric: stringField('Difference of CIELAB L*'),
      value: numberField('L* of the background minus L* of the text, -100 to 100'),
      polarity: Polarity,
    })
    .describe('Difference in lightness; informative'),
  delta_e2000: numberField('CIEDE2000 difference, 0 or more'),
  fg_oklch: OklchOutput.describe('The text colour in OKLCH'),
  bg_oklch: OklchOutput.describe('The background colour in OKLCH'),
  vision: z
    .record(
      z.string(),
      object('SimulatedPair', 'A pair as a vision model shows it.', {
        fg: HexOutput,
        bg: HexOutput,
        ratio: RatioOutput,
      }),
    )
    .optional()
    .describe('The pair as each vision model shows it, by model; in lists only with `full`'),
  derivation: DerivationOutput,
});

/** A page of the corpus. */
export const CorpusPageOutput = object('CorpusPage', 'A page of the contrast corpus.', {
  count: countOf('records in the page'),
  ...ScanPageOutput.shape,
  records: listOf('The pairs of the page', ContrastPairOutput),
});

/** Statistics of the corpus. */
export const CorpusStatsOutput = object('CorpusStats', 'Statistics of the first records of the contrast corpus.', {
  sample: countOf('records measured'),
  of: countOf('records in the corpus'),
  mean_contrast_ratio: numberField('Mean WCAG 2.x contrast ratio, 1-21'),
  share_failing_aa_body: numberField('Share below 4.5:1, 0-1'),
  share_at_least: z.record(z.string(), z.number()).describe('Share of the sample with at least a ratio, 0-1, by ratio'),
  distribution: listOf(
    'By contrast ratio',
    object('RatioBin', 'How many pairs have a ratio between two bounds.', {
      from: numberField('Lowest ratio of the bin'),
      to: numberField('Highest ratio of the bin'),
      count: countOf('pairs'),
      share: numberField('Share of the sample, 0-1'),
    }),
  ),
  level: listOf('By level', TallyOutput),
  grade: listOf('By grade', TallyOutput),
  polarity: listOf('By polarity', TallyOutput),
});

/** One pair of the corpus. */
export const CorpusEntryOutput = object('CorpusEntry', 'One pair of the contrast corpus, in full.', {
  record: ContrastPairOutput,
  cite: stringField('A citation of the record'),
  recompute: stringField('How to derive the record in any language'),
});
