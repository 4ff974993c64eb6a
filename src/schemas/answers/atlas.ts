import { z } from 'zod';
import { CountedOutput, TallyOutput } from '../collections.ts';
import { HexOutput, KeywordOutput, OklchOutput, RgbOutput } from '../color.ts';
import { COLOR_NOTES } from '../color-options.ts';
import {
  integerOrNull,
  listOf,
  numberField,
  numberOrNull,
  object,
  shownAs,
  stringField,
  stringListField,
} from '../described.ts';
import { RatioOutput } from '../measure.ts';
import { LabD65Output } from './science.ts';

const Summary = z.object({
  id: z.int().min(0).describe('Number of the colour in the atlas, 0-8191'),
  hex: HexOutput,
  rgb: RgbOutput,
  keyword: KeywordOutput,
  name: stringField('Nearest colour name of the list by CIEDE2000'),
  name_source: stringField('The list that the name is from'),
  name_distance: numberField('CIEDE2000 difference from the named colour, 0 or more'),
  descriptor: stringField('Systematic description by lightness, chroma and hue'),
  hue: numberOrNull('Hue on the HSL wheel in degrees, 0-360; null for greys'),
  oklch: OklchOutput,
  contrast_on_white: RatioOutput.describe('WCAG 2.x contrast ratio on white, 1-21'),
  contrast_on_black: RatioOutput.describe('WCAG 2.x contrast ratio on black, 1-21'),
});

const Details = z.object({
  hsl: z
    .object({
      h: numberOrNull('Hue in degrees, 0-360; null for greys'),
      s: numberField('Saturation, 0-100 percent'),
      l: numberField('Lightness, 0-100 percent'),
    })
    .describe('Degrees, percent, percent'),
  lab_d65: LabD65Output,
  emotion: stringField('Emotion label'),
  emotion_alias: stringField('Synonym of the emotion'),
  art_movement: stringField('Art movement label'),
  mood: stringListField('Always empty; `ai_mood` is the label of mood'),
  ai_mood: stringField('Mood label'),
  ai_design_usage: stringField('Label of suggested use'),
  design_tag: stringListField('Design tags'),
  vision: z.record(z.string(), HexOutput).describe('The colour as each vision model shows it at severity 1, by model'),
});

/** A colour of the atlas; its details only where they were asked for. */
const ListedAtlasColorOutput = Summary.extend(Details.partial().shape).meta({
  id: 'AtlasColor',
  description: 'A colour of the atlas. In lists, what follows the contrasts is there only with `full`.',
});

/** The same with all its details. */
const AtlasColorOutput = Summary.extend(Details.shape).meta(shownAs(ListedAtlasColorOutput));

const Bin = CountedOutput.extend({
  from: numberOrNull('Lower bound; null for the bin of the greys'),
  to: numberOrNull('Upper bound, not included; null for the bin of the greys'),
}).meta({ id: 'Bin', description: 'How many records fall between two bounds.' });

/** A page of the atlas. */
export const AtlasPageOutput = object('AtlasPage', 'A page of the colour atlas.', {
  matched: z.int().min(0).describe('Number of colours that match the filters'),
  share_of_atlas: numberField('Their share of the atlas, 0-1'),
  next_offset: integerOrNull('`offset` of the next page; null on the last'),
  colors: listOf('The colours of the page', ListedAtlasColorOutput),
});

/** Counted facts of the atlas. */
export const AtlasStatsOutput = object('AtlasStats', 'Statistics of the colour atlas.', {
  total: z.int().min(0).describe('Number of colours'),
  readable_as_text: object('ReadableColors', 'How many colours are readable as text.', {
    on_white_aa: CountedOutput.describe('At least 4.5:1 on white'),
    on_white_aaa: CountedOutput.describe('At least 7:1 on white'),
    on_black_aa: CountedOutput.describe('At least 4.5:1 on black'),
    on_black_aaa: CountedOutput.describe('At least 7:1 on black'),
  }),
  hue_distribution: listOf('By hue on the HSL wheel, in bins of 30 degrees', Bin),
  lightness_distribution: listOf('By OKLCH lightness, 0-1', Bin),
  labels: object('AtlasLabels', 'How many colours carry each label.', {
    emotion: listOf(
      'By emotion',
      TallyOutput.extend({ alias: stringField('Synonym of the emotion') }).meta({
        id: 'EmotionTally',
        description: 'How many colours have an emotion label.',
      }),
    ),
    art_movement: listOf('By art movement', TallyOutput),
    ai_mood: listOf('By mood', TallyOutput),
    ai_design_usage: listOf('By suggested use', TallyOutput),
    design_tag: listOf('By design tag; a colour may have several', TallyOutput),
  }),
});

/** One colour of the atlas. */
export const AtlasEntryOutput = object('AtlasEntry', 'One colour of the atlas, in full.', { color: AtlasColorOutput });

/** The colours of the atlas that are nearest to another. */
export const NearestColorsOutput = object('NearestColors', 'The atlas colours nearest to a colour.', {
  metric: stringField('Formula of the distance'),
  keyword: KeywordOutput,
  name: stringField('Name of the xkcd survey nearest to the colour by CIEDE2000'),
  matches: listOf(
    'Nearest first',
    ListedAtlasColorOutput.extend({
      distance: numberField('CIE76 distance in CIELAB D65, 0 or more'),
    }).meta({
      id: 'AtlasMatch',
      description: 'A colour of the atlas with its distance.',
    }),
  ),
  ...COLOR_NOTES,
});
