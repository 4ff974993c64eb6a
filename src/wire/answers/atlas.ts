import { z } from 'zod';
import { CountedOutput, TallyOutput } from '../collections.ts';
import { HexOutput, OklchOutput, RgbOutput } from '../color.ts';
import { RatioOutput } from '../measure.ts';
import { LabD65Output } from './science.ts';

const Summary = z.object({
  id: z.int().min(0).describe('Number of the colour in the atlas, 0-8191'),
  hex: HexOutput,
  rgb: RgbOutput,
  name: z.string().describe('Nearest colour name of the list'),
  name_source: z.string().describe('The list that the name is from'),
  name_distance: z.number().describe('CIEDE2000 difference from the named colour, 0 or more'),
  descriptor: z.string().describe('Systematic description by lightness, chroma and hue'),
  hue: z.number().nullable().describe('Hue on the HSL wheel in degrees, 0-360; null for greys'),
  oklch: OklchOutput,
  contrast_on_white: RatioOutput.describe('WCAG 2.x contrast ratio on white, 1-21'),
  contrast_on_black: RatioOutput.describe('WCAG 2.x contrast ratio on black, 1-21'),
});

const Details = z.object({
  hsl: z
    .object({
      h: z.number().nullable().describe('Hue in degrees, 0-360; null for greys'),
      s: z.number().describe('Saturation, 0-100 percent'),
      l: z.number().describe('Lightness, 0-100 percent'),
    })
    .describe('Degrees, percent, percent'),
  lab_d65: LabD65Output,
  emotion: z.string().describe('Emotion label'),
  emotion_alias: z.string().describe('Another word for the emotion'),
  art_movement: z.string().describe('Art movement label'),
  mood: z.array(z.string()).describe('Always empty; `ai_mood` is the label of mood'),
  ai_mood: z.string().describe('Mood label'),
  ai_design_usage: z.string().describe('Label of suggested use'),
  design_tag: z.array(z.string()).describe('Design tags'),
  vision: z.record(z.string(), HexOutput).describe('The colour as each vision model shows it at severity 1, by model'),
});

/** A colour of the atlas; its details only where they were asked for. */
const ListedAtlasColorOutput = Summary.extend(Details.partial().shape).meta({
  id: 'AtlasColor',
  description: 'A colour of the atlas. In lists, what follows the contrasts is there only with `full`.',
});

/** The same with all its details. */
const AtlasColorOutput = Summary.extend(Details.shape).meta({ sameAs: ListedAtlasColorOutput });

const Bin = CountedOutput.extend({
  from: z.number().nullable().describe('Lower bound; null for the bin of the greys'),
  to: z.number().nullable().describe('Upper bound, not included; null for the bin of the greys'),
}).meta({ id: 'Bin', description: 'How many records fall between two bounds.' });

/** A page of the atlas. */
export const AtlasPageOutput = z
  .object({
    matched: z.int().min(0).describe('Number of colours that match the filters'),
    share_of_atlas: z.number().describe('Their part of the atlas, 0-1'),
    next_offset: z.int().nullable().describe('`offset` of the next page; null on the last'),
    colors: z.array(ListedAtlasColorOutput).describe('The colours of the page'),
  })
  .meta({ id: 'AtlasPage', description: 'A page of the colour atlas.' });

/** Counted facts of the atlas. */
export const AtlasStatsOutput = z
  .object({
    total: z.int().min(0).describe('Number of colours'),
    readable_as_text: z
      .object({
        on_white_aa: CountedOutput.describe('At least 4.5:1 on white'),
        on_white_aaa: CountedOutput.describe('At least 7:1 on white'),
        on_black_aa: CountedOutput.describe('At least 4.5:1 on black'),
        on_black_aaa: CountedOutput.describe('At least 7:1 on black'),
      })
      .meta({ id: 'ReadableColors', description: 'How many colours are readable as text.' }),
    hue_distribution: z.array(Bin).describe('By hue on the HSL wheel, in bins of 30 degrees'),
    lightness_distribution: z.array(Bin).describe('By OKLCH lightness, 0-1'),
    labels: z
      .object({
        emotion: z
          .array(
            TallyOutput.extend({ alias: z.string().describe('Another word for the emotion') }).meta({
              id: 'EmotionTally',
              description: 'How many colours have an emotion label.',
            }),
          )
          .describe('By emotion'),
        art_movement: z.array(TallyOutput).describe('By art movement'),
        ai_mood: z.array(TallyOutput).describe('By mood'),
        ai_design_usage: z.array(TallyOutput).describe('By suggested use'),
        design_tag: z.array(TallyOutput).describe('By design tag; a colour may have several'),
      })
      .meta({ id: 'AtlasLabels', description: 'How many colours carry each label.' }),
  })
  .meta({ id: 'AtlasStats', description: 'Statistics of the colour atlas.' });

/** One colour of the atlas. */
export const AtlasEntryOutput = z
  .object({ color: AtlasColorOutput })
  .meta({ id: 'AtlasEntry', description: 'One colour of the atlas, in full.' });

/** The colours of the atlas that are nearest to another. */
export const NearestColorsOutput = z
  .object({
    metric: z.string().describe('Formula of the distance'),
    matches: z
      .array(
        ListedAtlasColorOutput.extend({
          distance: z.number().describe('CIE76 distance in CIELAB D65, 0 or more'),
        }).meta({
          id: 'AtlasMatch',
          description: 'A colour of the atlas with its distance.',
        }),
      )
      .describe('Nearest first'),
  })
  .meta({ id: 'NearestColors', description: 'The atlas colours nearest to a colour.' });
