import { z } from 'zod';
import { GRADE_IDS, LEVEL_IDS, POLARITIES } from '../../collections/corpus/grades.ts';
import { DerivationOutput, ScanPageOutput, TallyOutput } from '../collections.ts';
import { HexOutput, OklchOutput } from '../color.ts';
import { ApcaOutput, countOf, RatioOutput } from '../measure.ts';

const Polarity = z
  .enum(POLARITIES)
  .describe('BoW: the text is darker than the background or equally light; WoB: lighter');

/** A pair of the corpus. */
const ContrastPairOutput = z
  .object({
    id: z.string().meta({ example: 'acc_2a5jd3', description: 'Code of the pair' }),
    index: z.int().min(0).describe('Number of the pair, 0-4999999'),
    fg: HexOutput.describe('Colour of the text as `#rrggbb`'),
    bg: HexOutput.describe('Colour behind it as `#rrggbb`'),
    ratio: RatioOutput,
    level: z.enum(LEVEL_IDS).describe('Highest level of WCAG 2.x for text of normal size'),
    grade: z.enum(GRADE_IDS).describe('A+ from 12, A from 7, B from 4.5, C from 3, D from 2, else F'),
    polarity: Polarity,
    apca: ApcaOutput.optional().describe('Absent when the service runs with APCA=off'),
    perceptual: z
      .object({
        metric: z.string().describe('Difference of CIELAB L*'),
        value: z.number().describe('L* of the background minus L* of the text, -100 to 100'),
        polarity: Polarity,
      })
      .describe('Difference in lightness; informative'),
    delta_e2000: z.number().describe('CIEDE2000 difference, 0 or more'),
    fg_oklch: OklchOutput.describe('The text colour in OKLCH'),
    bg_oklch: OklchOutput.describe('The background colour in OKLCH'),
    vision: z
      .record(
        z.string(),
        z
          .object({ fg: HexOutput, bg: HexOutput, ratio: RatioOutput })
          .meta({ id: 'SimulatedPair', description: 'A pair as a vision model shows it.' }),
      )
      .optional()
      .describe('The pair as each vision model shows it, by model; in lists only with `full`'),
    derivation: DerivationOutput,
  })
  .meta({ id: 'ContrastPair', description: 'A pair of the contrast corpus.' });

/** A page of the corpus. */
export const CorpusPageOutput = z
  .object({
    count: countOf('records in the page'),
    ...ScanPageOutput.shape,
    records: z.array(ContrastPairOutput).describe('The pairs of the page'),
  })
  .meta({ id: 'CorpusPage', description: 'A page of the contrast corpus.' });

/** Statistics of the corpus. */
export const CorpusStatsOutput = z
  .object({
    sample: countOf('records measured'),
    of: countOf('records in the corpus'),
    mean_contrast_ratio: z.number().describe('Mean WCAG 2.x contrast ratio, 1-21'),
    share_failing_aa_body: z.number().describe('Part below 4.5:1, 0-1'),
    share_at_least: z
      .record(z.string(), z.number())
      .describe('Part of the sample that has at least a ratio, 0-1, by ratio'),
    distribution: z
      .array(
        z
          .object({
            from: z.number().describe('Lowest ratio of the bin'),
            to: z.number().describe('Highest ratio of the bin'),
            count: countOf('pairs'),
            share: z.number().describe('Part of the sample, 0-1'),
          })
          .meta({ id: 'RatioBin', description: 'How many pairs have a ratio between two bounds.' }),
      )
      .describe('By contrast ratio'),
    level: z.array(TallyOutput).describe('By level'),
    grade: z.array(TallyOutput).describe('By grade'),
    polarity: z.array(TallyOutput).describe('By polarity'),
  })
  .meta({ id: 'CorpusStats', description: 'Statistics of the first records of the contrast corpus.' });

/** One pair of the corpus. */
export const CorpusEntryOutput = z
  .object({
    record: ContrastPairOutput,
    cite: z.string().describe('A citation of the record'),
    recompute: z.string().describe('How to derive the record in any language'),
  })
  .meta({ id: 'CorpusEntry', description: 'One pair of the contrast corpus, in full.' });
