import { z } from 'zod';
import { inThread } from '../src/api/context.ts';
import { get, post, router } from '../src/api/define.ts';
import { personalScore } from '../src/personalize/answers/score.ts';
import { personalizeTasks } from '../src/personalize/tasks.ts';
import { INTENT_IDS } from '../src/personalize/vocabulary/intents.ts';
import { DEFAULTS, LIMITS } from '../src/personalize/vocabulary/limits.ts';
import { PRESETS } from '../src/personalize/vocabulary/presets.ts';
import { personalizeVocabulary } from '../src/personalize/vocabulary/vocabulary.ts';
import {
  briefFields,
  briefInputs,
  briefShape,
  lockShape,
  noteShape,
  paletteSearch,
  readingShape,
  SharesOutput,
  systemSearch,
  unusedShape,
  WindowsOutput,
} from '../src/schemas/brief.ts';
import { HexOutput } from '../src/schemas/color.ts';
import { COLOR_NOTES, COLOR_OPTIONS } from '../src/schemas/color-options.ts';
import {
  booleanField,
  integer,
  listOf,
  numberField,
  numberOrNull,
  numbers,
  object,
  stringField,
} from '../src/schemas/described.ts';
import { SystemOutput } from '../src/schemas/design-system.ts';
import { fields, namingUnused } from '../src/schemas/fields.ts';
import { knownList } from '../src/schemas/known-values.ts';
import {
  PaletteOutput,
  RelationshipId,
  RolesOutput,
  ScoresOutput,
  SeparationOutput,
  SweepOutput,
  TextPairOutput,
} from '../src/schemas/personalize.ts';
import { PresetOutput, VocabularyOutput } from '../src/schemas/personalize-vocabulary.ts';
import { seeded } from '../src/schemas/seed.ts';
import { withColors } from '../src/schemas/with-colors.ts';
import { withoutReadonly } from '../src/schemas/without-readonly.ts';

const spread = (of: string) =>
  z.object({
    least: numberField(`Least ${of}`),
    mean: numberField(`Mean ${of}`),
    most: numberField(`Greatest ${of}`),
  });

const PresetList = object('PresetList', 'Preset briefs.', {
  count: z.int().min(0).describe('Number of presets'),
  presets: listOf('Every preset', PresetOutput),
});

const Pool = object('Pool', 'A pool of colours for a brief.', {
  seed: integer('The same seed and brief give the same pool'),
  brief: object('PoolBrief', 'The resolved brief.', {
    ...briefShape,
    target: integer('Size of the pool'),
    warmth: numberField('0 cool, 50 neutral, 100 warm'),
    ...readingShape,
  }),
  pool: listOf('The colours; the first ones of any number also form a pool', HexOutput),
  profile: object('PoolProfile', 'Composition of a pool.', {
    count: z.int().min(0).describe('Number of colours'),
    from_colors: z.int().min(0).describe('Number of seed colours among them'),
    lightness: spread('OKLCH lightness, 0-1').describe('Spread of OKLCH lightness'),
    chroma: spread('OKLCH chroma').describe('Spread of OKLCH chroma'),
    warmth: spread('warmth on the scale of Ou et al. 2004').describe('Spread of warmth'),
    neutrals: z.int().min(0).describe('Number of near-greys'),
    hue_bands: listOf(
      'By hue',
      object('HueBandCount', 'Colours of a range of hues.', {
        from: integer('First OKLCH hue in degrees'),
        to: integer('Last OKLCH hue in degrees, not included'),
        count: z.int().min(0).describe('Number of colours'),
      }),
    ),
    inside_windows: numberField('Share of the colours inside the ranges of the brief, 0-1'),
    nearest_neighbour: spread('Oklab distance to the nearest other colour')
      .nullable()
      .describe('Distance of each colour to its nearest one; null for a pool of one'),
  }),
  ...COLOR_NOTES,
  ...unusedShape,
});

const PersonalScore = object('PersonalScore', 'A palette scored for a brief.', {
  score: object('PaletteScore', 'Six scores of a palette and their total.', ScoresOutput),
  measured_as: object('MeasuredRelationship', 'The hue relationship that a palette was scored by.', {
    id: RelationshipId,
    name: stringField('Name of the relationship'),
    offsets: numbers('Angles from the base hue in degrees'),
    chosen: z.enum(['best', 'given']).describe('Whether it was sent or gives the highest total'),
    base_hue: numberOrNull('OKLCH hue of its start in degrees, 0-360; null for greys'),
    residual_degrees: numberField('Mean distance of the hues from it, in degrees'),
    geometry_fit: numberField('How closely the hues match it, 0-1'),
    offset_coverage: numberField('Share of its offsets that have a colour, 0-1'),
  }),
  best_pair: TextPairOutput.describe('The pair with the highest contrast ratio'),
  alternatives: listOf(
    'Other relationships, best first',
    object('RelationshipScore', 'How a palette scores under another relationship.', {
      id: RelationshipId,
      total: numberField('Total under it, 0-100'),
      harmony: numberField('Harmony score under it, 0-100'),
      residual_degrees: numberField('Mean distance of the hues from it, in degrees'),
    }),
  ),
  roles: RolesOutput,
  separation: SeparationOutput,
  brief: object('ScoreBrief', 'The resolved brief.', {
    intent: z.enum(INTENT_IDS).describe('Purpose of the palette'),
    styles: knownList('StyleName', 'Styles by id'),
    windows: WindowsOutput,
    weights: SharesOutput,
    accessibility: numberField('Weight of the accessibility score, 0-100'),
  }),
  ...COLOR_NOTES,
  ...unusedShape,
});

const PersonalPalettes = object('PersonalPalettes', 'Palettes found for a brief.', {
  seed: integer('The same seed and brief give the same palettes'),
  brief: object('SearchBrief', 'The resolved brief.', {
    ...briefShape,
    ...lockShape,
    ...noteShape,
    ...readingShape,
    palette_size: integer('Number of colours of a palette'),
    diversity: numberField('Weight of the diversity score, 0-100'),
    accessibility: numberField('Weight of the accessibility score, 0-100'),
    cvd_safe: booleanField('Whether separation for colour-blind viewers counts'),
    depth: integer('Candidates sampled'),
    keep: integer('Maximum number of palettes'),
    unique: booleanField('Whether palettes that resemble a better one were dropped'),
  }),
  sweep: SweepOutput,
  palettes: listOf('The palettes, best first', PaletteOutput),
  ...COLOR_NOTES,
  ...unusedShape,
});

export const personalize = router({
  vocabulary: get('/personalize/vocabulary', {
    constant: true,
    summary: 'Get the brief vocabulary and scoring rules',
    description:
      'The styles with their ranges of OKLCH chroma and lightness and HSL saturation, the intents with their score weights, the hue relationships with their offsets in degrees, the type systems, the formula of every score, the `lexicon` of notes, and all limits.',
    credits: 1,
    example: {},
  })
    .input(fields({}))
    .output(VocabularyOutput)
    .query(() => withoutReadonly(personalizeVocabulary())),

  presets: get('/personalize/presets', {
    constant: true,
    summary: 'List preset briefs',
    description: 'Each can be posted unchanged to pool, score, palettes and system.',
    credits: 1,
    example: {},
  })
    .input(fields({}))
    .output(PresetList)
    .query(() => withoutReadonly({ count: PRESETS.length, presets: PRESETS })),

  pool: post('/personalize/pool', {
    summary: 'Generate a colour pool for a brief',
    description:
      'The seeds first, then, one by one, colours from the ranges of the styles (or of the intent) that are furthest in Oklab from all previous ones, weighted by `warmth`: 0 cool, 50 neutral, 100 warm, on the warm-cool scale of Ou et al. 2004. With a `note` the colours are those that it asks for, and tints and shades of them. Every prefix of the list is a pool in itself. Fields of a preset that it does not use are named in `unused`; others are refused.',
    credits: 2,
    open: true,
    example: { colors: ['#1f4e79', '#e07a5f'], styles: ['coastal'], target: 24, warmth: 60, seed: 7 },
  })
    .input(
      briefFields({
        colors: briefInputs.colors,
        styles: briefInputs.styles,
        intent: briefInputs.intent,
        target: z.int().min(1).max(LIMITS.pool_target_max).default(DEFAULTS.target).describe('Size of the pool'),
        warmth: z.number().min(0).max(100).default(DEFAULTS.warmth).describe('0 cool, 50 neutral, 100 warm'),
        note: briefInputs.note,
        seed: briefInputs.seed,
        ...COLOR_OPTIONS,
      }),
    )
    .output(Pool)
    .query(
      withColors({ as: 'hex' }, ({ input, ctx }) =>
        namingUnused(input, async (brief) =>
          withoutReadonly(await inThread(ctx, personalizeTasks.personalPool, seeded(brief))),
        ),
      ),
    ),

  score: post('/personalize/score', {
    summary: 'Score your own palette',
    description:
      'Six scores from 0 to 100 with the numbers they are computed from, for the given relationship or the one that gives the highest total. No taste is stated here, so `preference` measures evenness and coherence only; `diversity` has the weight of its default, 68. Formulas: `GET /v1/personalize/vocabulary`. Fields of a preset that it does not use are named in `unused`; others are refused.',
    credits: 2,
    open: true,
    example: { palette: ['#1f4e79', '#e07a5f', '#f2cc8f', '#ffffff', '#111111'], intent: 'brand' },
  })
    .input(
      briefFields({
        palette: briefInputs.palette,
        relationship: RelationshipId.optional().describe('Geometry of hues; the best one by default'),
        styles: briefInputs.styles,
        intent: briefInputs.intent,
        accessibility: briefInputs.accessibility,
        ...COLOR_OPTIONS,
      }),
    )
    .output(PersonalScore)
    .query(
      withColors({ as: 'hex' }, ({ input }) => namingUnused(input, (brief) => withoutReadonly(personalScore(brief)))),
    ),

  palettes: post('/personalize/palettes', {
    summary: 'Search palettes for a brief',
    description:
      'Samples `depth` palettes, scores them six ways, drops those that resemble a better one, refines the best by small changes and re-ranks for variety; `sweep` reports how many passed each stage and where the cut-off was. Contrast and colour vision are weights, not filters. Separation is CIEDE2000 on CIELAB D65, for normal vision and in four views (Machado et al. 2009 at severity 1; tritanopia also by Brettel et al. 1997). Palettes are expected to hold the colours of the brief: `preference` falls with every one that is missing, and every palette holds what `lock` names, byte for byte. `brief_colors` says which role each got, the first being primary where it can; `origins` says why each colour is there: asked for, or within the ranges of a style, or dark or light enough for text where no style is. `note` says in words what to hold, to keep exactly (`keep #0057b8`), to avoid, and how it should feel: palettes are then laid out from it, and `brief.understood` and `brief.ignored` list what was made of each word. The same seed and brief give the same answer. Fields of a preset that it does not use are named in `unused`; others are refused.',
    credits: 10,
    open: true,
    example: {
      colors: ['#1f4e79', '#e07a5f'],
      styles: ['coastal'],
      note: 'a quiet winter sea at dusk',
      keep: 6,
      seed: 7,
    },
  })
    .input(
      briefFields({
        ...paletteSearch(briefInputs.depth),
        seed: briefInputs.seed,
        ...COLOR_OPTIONS,
      }),
    )
    .output(PersonalPalettes)
    .query(
      withColors({ as: 'hex' }, ({ input, ctx }) =>
        namingUnused(input, async (brief) =>
          withoutReadonly(await inThread(ctx, personalizeTasks.personalPalettes, seeded(brief))),
        ),
      ),
    ),

  system: post('/personalize/system', {
    summary: 'Generate a design system from a brief',
    description:
      'Searches as `palettes` does, with the `note` too (six colours, default weights) and builds on the best palette, the `leader`: `palettes` contains all that were kept; `gradients`, `typography`, `ui_pairs` and `posters` have up to `derived` items each. Every pair reaches its required contrast (WCAG 2.2: 7 for long texts, 4.5 for text, 3 for borders and focus rings); the roles are those of `POST /v1/tokens/generate`: fills move along a ramp of their hue until text reads on them (`moved`), and statuses keep away from the brand (`collisions`). Typefaces are named, not included; all are under the SIL Open Font License. Each poster is data (shapes, lettering) and a self-contained SVG of it. `tokens` is the body of `POST /v1/tokens/export` without the format. Sections missing from `include` are not computed. Fields of a preset that it does not use are named in `unused`; others are refused.',
    credits: 15,
    open: true,
    example: {
      colors: ['#1f4e79', '#e07a5f'],
      styles: ['retro'],
      include: ['gradients', 'ui_pairs', 'tokens'],
      seed: 7,
    },
  })
    .input(
      briefFields({
        ...systemSearch,
        seed: briefInputs.seed,
        ...COLOR_OPTIONS,
      }),
    )
    .output(SystemOutput)
    .query(
      withColors({ as: 'hex' }, ({ input, ctx }) =>
        namingUnused(input, async (brief) =>
          withoutReadonly(await inThread(ctx, personalizeTasks.personalSystem, seeded(brief))),
        ),
      ),
    ),
});
