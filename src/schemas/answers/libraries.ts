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
import {
  CountedOutput,
  DerivationOutput,
  NearestPaletteOutput,
  ReachableOutput,
  ScanPageOutput,
  TallyOutput,
} from '../collections.ts';
import { HexOutput, OklchOutput, RgbOutput } from '../color.ts';
import {
  booleanField,
  integer,
  listOf,
  numberField,
  numberOrNull,
  numbers,
  object,
  shownAs,
  stringField,
  stringListField,
} from '../described.ts';
import { BandingOutput, GradientStopOutput, JudgedInOutput } from '../gradient.ts';
import { knownField } from '../known-values.ts';
import { countOf, RatioOutput } from '../measure.ts';
import { ShadeStepOutput, TextPairCountsOutput } from '../shade.ts';
import { SwatchOutput } from '../swatch.ts';

const row = (last: string) => z.int().min(0).describe(`Number of the record, 0-${last}`);
const code = (example: string) => z.string().meta({ example, description: 'Code of the record' });
const Recompute = stringField('How to compute the record again');
const CarriesBodyText = booleanField('Whether some pair of its colours has at least 4.5:1');
const WorstContrast = RatioOutput.describe('Lowest WCAG 2.x contrast ratio of all pairs, 1-21');
const BestContrast = RatioOutput.describe('Highest WCAG 2.x contrast ratio of all pairs, 1-21');
const Spread = numberField('Mean Oklab distance of all pairs, 0 to about 1');
const Score = numberField('Score, 0-1');
const tallies = (by: string) => listOf(`By ${by}`, TallyOutput);
const total = countOf('records');
/** What a batch says: the seed and the batch that recompute a record. */
const drawn = {
  seed: integer('Seed of the batch of the record'),
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
    stops: listOf('The stops, in order', GradientStopOutput),
  }),
  details: z.object({
    interpolation: knownField('InterpolationId', 'Id of the interpolation'),
    easing: knownField('EasingId', 'Id of the easing'),
    geometry: object('GradientGeometry', 'Where a gradient lies.', {
      angle: z.number().optional().describe('Angle in degrees; linear and conic gradients'),
      x_percent: z.number().optional().describe('Centre from the left, 0-100 percent; radial and conic gradients'),
      y_percent: z.number().optional().describe('Centre from the top, 0-100 percent; radial and conic gradients'),
    }),
    metrics: object('GradientMetrics', 'What was measured of a gradient.', {
      samples: countOf('samples measured'),
      step_ratio: numberField('Largest step divided by the mean step, 1 or more'),
      delta_e_mean: numberField('Mean Oklab distance between samples'),
      delta_e_max: numberField('Largest Oklab distance between samples'),
      worst_transition_at: numberField('Position of the largest step, 0-1'),
      gamut_mapped_share: numberField('Share of the samples that were mapped into sRGB, 0-1'),
      span: numberField('Oklab length of the gradient'),
    }),
    css: stringField('The gradient as a CSS image'),
    ...drawn,
    derivation: DerivationOutput,
    recompute: Recompute,
  }),
  stats: object('GradientLibraryStats', 'Statistics of the gradient library.', {
    total,
    banding: tallies('banding'),
    scheme: tallies('scheme'),
    interpolation_space: tallies('interpolation'),
    complexity: tallies('complexity'),
    easing: tallies('easing'),
    type: tallies('type'),
  }),
};

/** A harmony of the library. */
export const HarmonyRecord = {
  id: 'LibraryHarmony',
  summary: z.object({
    id: code('har_00088p'),
    index: row('8191'),
    method: knownField('HarmonyMethod', 'Id of the harmony method'),
    family: z.enum(HARMONY_FAMILIES).describe('Family of the method'),
    hue: z.enum(HUE_BAND_IDS).nullable().describe('Hue band of the first colour; null for a grey'),
    color_count: countOf('colours'),
    colors: listOf(
      'The colours, base first',
      object('RoleColor', 'A colour with its role.', {
        hex: HexOutput,
        role: stringField('Role of the colour in the harmony'),
      }),
    ),
    worst_contrast: WorstContrast,
    best_contrast: BestContrast,
    carries_body_text: CarriesBodyText,
    adherence: numberField('How closely it matches its method, 0-1'),
    spread: Spread,
    ...drawn,
  }),
  details: z.object({
    wheel: knownField('WheelId', 'Wheel that the hues are rotated on'),
    base: object('HarmonyBase', 'The base of a harmony.', {
      hue: numberField('Hue in degrees, 0-360'),
      saturation: numberField('Saturation, 0-1'),
      lightness: numberField('Lightness, 0-1'),
    }),
    offsets: numbers('Angles of the method in degrees'),
    swatches: listOf('The colours with their coordinates', SwatchOutput),
    derivation: DerivationOutput,
    recompute: Recompute,
  }),
  stats: object('HarmonyLibraryStats', 'Statistics of the harmony library.', {
    total,
    with_an_aa_pair: CountedOutput.describe('Harmonies with a pair of at least 4.5:1'),
    method: tallies('method'),
    family: tallies('family'),
    color_count: tallies('number of colours'),
    hue: tallies('hue band of the first colour'),
  }),
};

const YesNo = object('YesNoCount', 'How many records meet a condition, and how many do not.', {
  yes: CountedOutput,
  no: CountedOutput,
});

/** A shade scale of the library. */
export const ShadeRecord = {
  id: 'LibraryShadeScale',
  summary: z.object({
    id: code('shade_000077'),
    index: row('8191'),
    method: z.enum(SHADE_METHOD_IDS).describe('Id of the shade method'),
    base: HexOutput.describe('The colour that the scale is generated from, as `#rrggbb`'),
    hue: z.enum(HUE_BAND_IDS).nullable().describe('Hue band of the base; null for a grey'),
    step_count: countOf('steps'),
    steps: listOf(
      'From light to dark',
      object('NamedStep', 'A step of a shade scale.', {
        token: stringField('Name of the step, such as 500'),
        hex: HexOutput,
      }),
    ),
    score: Score,
    evenness: z.enum(EVENNESS_IDS).describe('How even the steps are'),
    step_ratio: numberField('Largest Oklab distance between neighbours divided by the mean, 1 or more'),
    usable_span: RatioOutput.describe('Contrast ratio of the two extremes, 1-21'),
    monotonic: booleanField('Whether lightness falls from step to step'),
    carries_body_text: CarriesBodyText,
  }),
  details: z.object({
    swatches: listOf(
      'The steps with their coordinates',
      ShadeStepOutput.omit({ token: true }).meta({
        id: 'ShadeSwatch',
        description: 'A step of a shade scale with its coordinates.',
      }),
    ),
    verdict: knownField('ShadeVerdict', 'Verdict of POST /v1/shade/evaluate'),
    notes: stringListField('Every failure'),
    text_pairs: TextPairCountsOutput,
    hue_drift: numberField('Largest change of the OKLCH hue from the base, in degrees'),
    ...drawn,
    derivation: DerivationOutput,
    recompute: Recompute,
  }),
  stats: object('ShadeLibraryStats', 'Statistics of the shade library.', {
    total,
    evenness: tallies('evenness'),
    monotonic: YesNo.describe('Whether lightness falls from step to step'),
    carries_body_text: YesNo.describe('Whether some pair has at least 4.5:1'),
    method: tallies('method'),
  }),
};

const paletteSummary = z.object({
  id: code('pal_1ep5br'),
  index: row('4999999'),
  method: z.enum(PALETTE_METHOD_IDS).describe('How its hues were generated, on the OKLCH wheel'),
  character: z.enum(CHARACTERS).describe('How it looks, measured from its colours'),
  hue: z.enum(HUE_BAND_IDS).nullable().describe('Hue band of the first colour on the HSL wheel; null for a grey'),
  colors: listOf('Its five colours', HexOutput),
  worst_contrast: WorstContrast,
  best_contrast: BestContrast,
  carries_body_text: CarriesBodyText,
  mean_lightness: numberField('Mean OKLCH lightness, 0-1'),
  mean_chroma: numberField('Mean OKLCH chroma, 0 to about 0.32'),
  spread: Spread,
});

const paletteDetails = z.object({
  wheel: knownField('WheelId', 'Wheel that the hues are on'),
  swatches: listOf(
    'The colours with their coordinates',
    object('PaletteSwatch', 'A colour of a library palette with its coordinates.', {
      hex: HexOutput,
      rgb: RgbOutput,
      hue: numberOrNull('Hue on the HSL wheel in degrees, 0-360; null for greys'),
      oklch: OklchOutput,
    }),
  ),
  derivation: DerivationOutput,
  recompute: Recompute,
});

const ListedPaletteOutput = paletteSummary.extend(paletteDetails.partial().shape).meta({
  id: 'LibraryPalette',
  description: 'A palette of the library. In lists, what follows `spread` is there only with `full`.',
});

/** A page of the palette library. */
export const PalettePageOutput = object('PaletteLibraryPage', 'A page of the palette library.', {
  ...ScanPageOutput.shape,
  sorted_within_scan: z
    .boolean()
    .optional()
    .describe('Present and true if the order applies only to the records of this scan'),
  matched_in_scan: countOf('matches in this scan').optional(),
  nearest: NearestPaletteOutput.optional().describe(
    'Present if no palette of this scan is near enough: the nearest of those that match the other filters',
  ),
  palettes: listOf('The palettes of the page', ListedPaletteOutput),
});

/** Statistics of the palette library. */
export const PaletteStatsOutput = object('PaletteLibraryStats', 'Statistics of the palette library.', {
  measured_on: object('Sample', 'The records that statistics are measured on.', {
    records: countOf('records measured'),
    of: countOf('records in the library'),
    which: stringField('Which records they are'),
    collection: stringField('Id of the collection'),
    version: integer('Version of the collection'),
  }),
  reachable: listOf('Filters that exceed every record, with the highest possible value', ReachableOutput),
  with_an_aa_pair: CountedOutput.describe('Palettes with a pair of at least 4.5:1'),
  with_an_aaa_pair: CountedOutput.describe('Palettes with a pair of at least 7:1'),
  method: tallies('method'),
  character: tallies('character'),
  hue: tallies('hue band of the first colour'),
  mean: object('PaletteMeans', 'Means over palettes.', {
    worst_contrast: numberField('Mean of the lowest contrast ratio, 1-21'),
    best_contrast: numberField('Mean of the highest contrast ratio, 1-21'),
    lightness: numberField('Mean OKLCH lightness, 0-1'),
    chroma: numberField('Mean OKLCH chroma, 0 to about 0.32'),
    spread: numberField('Mean Oklab distance of all pairs'),
  }),
});

/** One palette of the library. */
export const PaletteEntryOutput = object('PaletteLibraryEntry', 'One palette of the library, in full.', {
  palette: paletteSummary.extend(paletteDetails.shape).meta(shownAs(ListedPaletteOutput)),
});
