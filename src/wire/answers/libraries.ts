import { z } from 'zod';
import { GRADIENT_TYPES } from '../../collections/gradients/derive-gradient.ts';
import { CHARACTERS } from '../../collections/palettes/character.ts';
import { PALETTE_METHOD_IDS } from '../../collections/palettes/methods.ts';
import { GRADIENT_SCHEME_IDS } from '../../design/gradient/schemes/index.ts';
import { COMPLEXITY_IDS } from '../../design/gradient/schemes/scheme.ts';
import { HARMONY_FAMILIES } from '../../design/harmony/method.ts';
import { EVENNESS_IDS } from '../../design/shade/evaluate.ts';
import { SHADE_METHOD_IDS } from '../../design/shade/methods/index.ts';
import { HUE_BAND_IDS } from '../../exact/packed-hue.ts';
import { CountedOutput, DerivationOutput, ReachableOutput, ScanPageOutput, TallyOutput } from '../collections.ts';
import { HexOutput, OklchOutput, RgbOutput } from '../color.ts';
import { BandingOutput, GradientStopOutput, JudgedInOutput } from '../gradient.ts';
import { countOf, RatioOutput } from '../measure.ts';
import { ShadeStepOutput, TextPairCountsOutput } from '../shade.ts';
import { SwatchOutput } from '../swatch.ts';

const row = (last: string) => z.int().min(0).describe(`Number of the record, 0-${last}`);
const code = (example: string) => z.string().meta({ example, description: 'Code of the record' });
const Recompute = z.string().describe('How to compute the record again');
const CarriesBodyText = z.boolean().describe('Whether some pair of its colours has at least 4.5:1');
const WorstContrast = RatioOutput.describe('Lowest WCAG 2.x contrast ratio of all pairs, 1-21');
const BestContrast = RatioOutput.describe('Highest WCAG 2.x contrast ratio of all pairs, 1-21');
const Spread = z.number().describe('Mean Oklab distance of all pairs, 0 to about 1');
const Score = z.number().describe('Score, 0-1');
const tallies = (by: string) => z.array(TallyOutput).describe(`By ${by}`);
const total = countOf('records');
/** What a batch says: the seed and the batch that recompute a record. */
const drawn = {
  seed: z.int().describe('Seed of the batch that the record is drawn from'),
  batch: z.int().min(0).describe('Number of that batch'),
};

/** A gradient of the library: its members in lists, what a full record adds, and the statistics. */
export const GradientRecord = {
  id: 'LibraryGradient',
  summary: z.object({
    id: row('8191'),
    scheme: z.enum(GRADIENT_SCHEME_IDS).describe('Scheme of its colours'),
    complexity: z.enum(COMPLEXITY_IDS).describe('Stops: 2-3 simple, 4-6 detailed, 7-12 extreme'),
    type: z.enum(GRADIENT_TYPES).describe('Form of the gradient in CSS'),
    banding: BandingOutput,
    judged_in: JudgedInOutput,
    score: Score,
    stop_count: countOf('stops'),
    stops: z.array(GradientStopOutput).describe('The stops, in order'),
  }),
  details: z.object({
    interpolation: z.string().describe('Id of the interpolation'),
    easing: z.string().describe('Id of the easing'),
    geometry: z
      .object({
        angle: z.number().optional().describe('Angle in degrees; linear and conic gradients'),
        x_percent: z.number().optional().describe('Centre from the left, 0-100 percent; radial and conic gradients'),
        y_percent: z.number().optional().describe('Centre from the top, 0-100 percent; radial and conic gradients'),
      })
      .meta({ id: 'GradientGeometry', description: 'Where a gradient lies.' }),
    metrics: z
      .object({
        samples: countOf('samples measured'),
        step_ratio: z.number().describe('Largest step divided by the mean step, 1 or more'),
        delta_e_mean: z.number().describe('Mean Oklab distance between samples'),
        delta_e_max: z.number().describe('Largest Oklab distance between samples'),
        worst_transition_at: z.number().describe('Position of the largest step, 0-1'),
        gamut_mapped_share: z.number().describe('Part of the samples that had to be mapped into sRGB, 0-1'),
        span: z.number().describe('Oklab length of the gradient'),
      })
      .meta({ id: 'GradientMetrics', description: 'What was measured of a gradient.' }),
    css: z.string().describe('The gradient as a CSS image'),
    ...drawn,
    derivation: DerivationOutput,
    recompute: Recompute,
  }),
  stats: z
    .object({
      total,
      banding: tallies('banding'),
      scheme: tallies('scheme'),
      interpolation_space: tallies('interpolation'),
      complexity: tallies('complexity'),
      easing: tallies('easing'),
      type: tallies('type'),
    })
    .meta({ id: 'GradientLibraryStats', description: 'Statistics of the gradient library.' }),
};

/** A harmony of the library. */
export const HarmonyRecord = {
  id: 'LibraryHarmony',
  summary: z.object({
    id: code('har_00088p'),
    index: row('8191'),
    method: z.string().describe('Id of the harmony method'),
    family: z.enum(HARMONY_FAMILIES).describe('Family of the method'),
    hue: z.enum(HUE_BAND_IDS).nullable().describe('Hue band of the first colour; null for a grey'),
    color_count: countOf('colours'),
    colors: z
      .array(
        z
          .object({ hex: HexOutput, role: z.string().describe('Role of the colour in the harmony') })
          .meta({ id: 'RoleColor', description: 'A colour with its role.' }),
      )
      .describe('The colours, base first'),
    worst_contrast: WorstContrast,
    best_contrast: BestContrast,
    carries_body_text: CarriesBodyText,
    adherence: z.number().describe('How closely it follows its method, 0-1'),
    spread: Spread,
    ...drawn,
  }),
  details: z.object({
    wheel: z.string().describe('Wheel that the hues are rotated on'),
    base: z
      .object({
        hue: z.number().describe('Hue in degrees, 0-360'),
        saturation: z.number().describe('Saturation, 0-1'),
        lightness: z.number().describe('Lightness, 0-1'),
      })
      .meta({ id: 'HarmonyBase', description: 'The colour that a harmony begins with.' }),
    offsets: z.array(z.number()).describe('Angles of the method in degrees'),
    swatches: z.array(SwatchOutput).describe('The colours with their coordinates'),
    derivation: DerivationOutput,
    recompute: Recompute,
  }),
  stats: z
    .object({
      total,
      with_an_aa_pair: CountedOutput.describe('Harmonies with a pair of at least 4.5:1'),
      method: tallies('method'),
      family: tallies('family'),
      color_count: tallies('number of colours'),
      hue: tallies('hue band of the first colour'),
    })
    .meta({ id: 'HarmonyLibraryStats', description: 'Statistics of the harmony library.' }),
};

const YesNo = z
  .object({ yes: CountedOutput, no: CountedOutput })
  .meta({ id: 'YesNoCount', description: 'How many records meet a condition, and how many do not.' });

/** A shade scale of the library. */
export const ShadeRecord = {
  id: 'LibraryShadeScale',
  summary: z.object({
    id: code('shade_000077'),
    index: row('8191'),
    method: z.enum(SHADE_METHOD_IDS).describe('Id of the shade method'),
    base: HexOutput.describe('The colour that the scale is made from, as `#rrggbb`'),
    hue: z.enum(HUE_BAND_IDS).nullable().describe('Hue band of the base; null for a grey'),
    step_count: countOf('steps'),
    steps: z
      .array(
        z
          .object({ token: z.string().describe('Name of the step, such as 500'), hex: HexOutput })
          .meta({ id: 'NamedStep', description: 'A step of a shade scale.' }),
      )
      .describe('From light to dark'),
    score: Score,
    evenness: z.enum(EVENNESS_IDS).describe('How even the steps are'),
    step_ratio: z.number().describe('Largest Oklab distance between neighbours divided by the mean, 1 or more'),
    usable_span: RatioOutput.describe('Contrast ratio of the two extremes, 1-21'),
    monotonic: z.boolean().describe('Whether lightness falls from step to step'),
    carries_body_text: CarriesBodyText,
  }),
  details: z.object({
    swatches: z
      .array(
        ShadeStepOutput.omit({ token: true }).meta({
          id: 'ShadeSwatch',
          description: 'A step of a shade scale with its coordinates.',
        }),
      )
      .describe('The steps with their coordinates'),
    verdict: z.string().describe('Verdict of POST /v1/shade/evaluate'),
    notes: z.array(z.string()).describe('Every failure'),
    text_pairs: TextPairCountsOutput,
    hue_drift: z.number().describe('Largest change of the OKLCH hue from the base, in degrees'),
    ...drawn,
    derivation: DerivationOutput,
    recompute: Recompute,
  }),
  stats: z
    .object({
      total,
      evenness: tallies('evenness'),
      monotonic: YesNo.describe('Whether lightness falls from step to step'),
      carries_body_text: YesNo.describe('Whether some pair has at least 4.5:1'),
      method: tallies('method'),
    })
    .meta({ id: 'ShadeLibraryStats', description: 'Statistics of the shade library.' }),
};

const paletteSummary = z.object({
  id: code('pal_1ep5br'),
  index: row('4999999'),
  method: z.enum(PALETTE_METHOD_IDS).describe('How its hues were generated, on the OKLCH wheel'),
  character: z.enum(CHARACTERS).describe('How it looks, measured from its colours'),
  hue: z.enum(HUE_BAND_IDS).nullable().describe('Hue band of the first colour on the HSL wheel; null for a grey'),
  colors: z.array(HexOutput).describe('Its five colours'),
  worst_contrast: WorstContrast,
  best_contrast: BestContrast,
  carries_body_text: CarriesBodyText,
  mean_lightness: z.number().describe('Mean OKLCH lightness, 0-1'),
  mean_chroma: z.number().describe('Mean OKLCH chroma, 0 to about 0.32'),
  spread: Spread,
});

const paletteDetails = z.object({
  wheel: z.string().describe('Wheel that the hues are on'),
  swatches: z
    .array(
      z
        .object({
          hex: HexOutput,
          rgb: RgbOutput,
          hue: z.number().nullable().describe('Hue on the HSL wheel in degrees, 0-360; null for greys'),
          oklch: OklchOutput,
        })
        .meta({ id: 'PaletteSwatch', description: 'A colour of a library palette with its coordinates.' }),
    )
    .describe('The colours with their coordinates'),
  derivation: DerivationOutput,
  recompute: Recompute,
});

const ListedPaletteOutput = paletteSummary.extend(paletteDetails.partial().shape).meta({
  id: 'LibraryPalette',
  description: 'A palette of the library. In lists, what follows `spread` is there only with `full`.',
});

/** A page of the palette library. */
export const PalettePageOutput = z
  .object({
    ...ScanPageOutput.shape,
    sorted_within_scan: z
      .boolean()
      .optional()
      .describe('Present and true where the order holds only among the records of this scan'),
    matched_in_scan: countOf('matches in this scan').optional(),
    palettes: z.array(ListedPaletteOutput).describe('The palettes of the page'),
  })
  .meta({ id: 'PaletteLibraryPage', description: 'A page of the palette library.' });

/** Statistics of the palette library. */
export const PaletteStatsOutput = z
  .object({
    measured_on: z
      .object({
        records: countOf('records measured'),
        of: countOf('records in the library'),
        which: z.string().describe('Which records they are'),
        collection: z.string().describe('Id of the collection'),
        version: z.int().describe('Version of the collection'),
      })
      .meta({ id: 'Sample', description: 'The records that statistics are measured on.' }),
    reachable: z.array(ReachableOutput).describe('Filters that no record can exceed, with the most there can be'),
    with_an_aa_pair: CountedOutput.describe('Palettes with a pair of at least 4.5:1'),
    with_an_aaa_pair: CountedOutput.describe('Palettes with a pair of at least 7:1'),
    method: tallies('method'),
    character: tallies('character'),
    hue: tallies('hue band of the first colour'),
    mean: z
      .object({
        worst_contrast: z.number().describe('Mean of the lowest contrast ratio, 1-21'),
        best_contrast: z.number().describe('Mean of the highest contrast ratio, 1-21'),
        lightness: z.number().describe('Mean OKLCH lightness, 0-1'),
        chroma: z.number().describe('Mean OKLCH chroma, 0 to about 0.32'),
        spread: z.number().describe('Mean Oklab distance of all pairs'),
      })
      .meta({ id: 'PaletteMeans', description: 'Means over palettes.' }),
  })
  .meta({ id: 'PaletteLibraryStats', description: 'Statistics of the palette library.' });

/** One palette of the library. */
export const PaletteEntryOutput = z
  .object({ palette: paletteSummary.extend(paletteDetails.shape).meta({ sameAs: ListedPaletteOutput }) })
  .meta({ id: 'PaletteLibraryEntry', description: 'One palette of the library, in full.' });
