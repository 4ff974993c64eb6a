import { z } from 'zod';
import { ROLES } from '../design/tokens/roles.ts';
import { SECTIONS } from '../personalize/system/sections.ts';
import { briefShape, lockShape } from './brief.ts';
import { HexOutput } from './color.ts';
import { concessionOutputs, DesignTokenOutput, ThemeOutput } from './design-token.ts';
import { GradientStopOutput } from './gradient.ts';
import { PaletteOutput, SweepOutput, TextPairOutput, TypeSystemOutput } from './personalize.ts';

const Gradient = z
  .object({
    id: z.string().describe('Id of the gradient in this answer'),
    name: z.string().describe('Name of the gradient'),
    type: z.enum(['linear', 'radial', 'conic']).describe('Form of the gradient in CSS'),
    angle: z.number().describe('Angle in degrees'),
    interpolation: z.string().describe('Id of the interpolation'),
    stops: z.array(GradientStopOutput).describe('The colours that it passes through'),
    colors: z.array(GradientStopOutput).describe('Samples, in order'),
    css: z.string().describe('The gradient as a CSS image'),
    css_fallback: z.string().describe('The same for browsers without interpolation spaces'),
  })
  .meta({ id: 'SystemGradient', description: 'A gradient of a design system.' });

const role = (of: string) => z.enum(ROLES).describe(`Role of the ${of} in the theme`);
const UiPair = TextPairOutput.extend({
  id: z.string().describe('Id of the pair in this answer'),
  use: z.string().describe('What it is for'),
  theme: ThemeOutput,
  fg_role: role('foreground'),
  bg_role: role('background'),
  needs: z.number().describe('Contrast ratio it needs, 1-21'),
  criterion: z.string().describe('Success criterion of WCAG 2.2'),
  from_palette: z
    .object({
      fg: z.boolean().describe('Whether the foreground is a colour of the palette'),
      bg: z.boolean().describe('Whether the background is'),
    })
    .meta({ id: 'PairOrigin', description: 'Which colours of a pair are from the palette.' }),
}).meta({ id: 'UiPair', description: 'A pair of colours for an interface.' });

const px = (of: string) => z.number().describe(`${of}, in units of the poster`);
const at = { cx: px('Centre from the left'), cy: px('Centre from the top'), r: px('Radius') };
const fill = HexOutput.describe('Colour of the area as `#rrggbb`');
const stroke = HexOutput.describe('Colour of the line as `#rrggbb`');
const path = z.string().describe('Path data of SVG');
const kind = <Kind extends string>(value: Kind) => z.literal(value).describe('Kind of shape');
const Shape = z
  .discriminatedUnion('kind', [
    z
      .object({
        kind: kind('rect'),
        x: px('Left edge'),
        y: px('Top edge'),
        width: px('Width'),
        height: px('Height'),
        fill,
      })
      .meta({ id: 'PosterRect', description: 'A rectangle.' }),
    z.object({ kind: kind('circle'), ...at, fill }).meta({ id: 'PosterCircle', description: 'A disc.' }),
    z
      .object({ kind: kind('ring'), ...at, stroke, width: px('Width of the line') })
      .meta({ id: 'PosterRing', description: 'A ring.' }),
    z.object({ kind: kind('path'), d: path, fill }).meta({ id: 'PosterPath', description: 'An area.' }),
    z
      .object({ kind: kind('line'), d: path, stroke, width: px('Width of the line') })
      .meta({ id: 'PosterLine', description: 'A line.' }),
  ])
  .meta({ id: 'PosterShape', description: 'A shape of a poster.' });

const Poster = z
  .object({
    id: z.string().describe('Id of the poster in this answer'),
    composition: z.string().describe('Id of the composition'),
    name: z.string().describe('Name of the poster'),
    description: z.string().describe('How it is composed'),
    ground: z.enum(['light', 'dark', 'colour']).describe('Kind of background'),
    width: z.int().describe('Width in units of the poster'),
    height: z.int().describe('Height in units of the poster'),
    colors: z.array(HexOutput).describe('Colours that it uses'),
    type_system: z.string().describe('Id of its type system'),
    title_pair: TextPairOutput.describe('Title on its background'),
    shapes: z.array(Shape).describe('Shapes, from back to front'),
    lettering: z
      .array(
        z
          .object({
            text: z.string().describe('The words'),
            x: px('Position from the left'),
            y: px('Baseline from the top'),
            size: px('Size of the type'),
            anchor: z.enum(['start', 'middle', 'end']).describe('Part of the text that lies at the position'),
            face: z.enum(['display', 'text']).describe('Typeface of the type system'),
            fg: HexOutput.describe('Colour of the text as `#rrggbb`'),
            bg: HexOutput.describe('Colour behind it as `#rrggbb`'),
          })
          .meta({ id: 'PosterLettering', description: 'A line of text of a poster.' }),
      )
      .describe('Texts, from back to front'),
    svg: z.string().describe('The poster as a self-contained SVG'),
  })
  .meta({ id: 'Poster', description: 'A poster of a design system.' });

/** A design system; sections that were not asked for are absent. */
export const SystemOutput = z
  .object({
    seed: z.int().describe('The same seed and brief give the same system'),
    brief: z
      .object({
        ...briefShape,
        ...lockShape,
        include: z.array(z.enum(SECTIONS)).describe('Sections that were computed'),
        derived: z.int().describe('Maximum number of gradients, type systems, pairs and posters, each'),
        depth: z.int().describe('Candidates sampled'),
        keep: z.int().describe('Maximum number of palettes'),
      })
      .meta({ id: 'SystemBrief', description: 'The brief as it was resolved.' }),
    sweep: SweepOutput,
    leader: PaletteOutput.describe('The best palette, which the rest is built on'),
    palettes: z.array(PaletteOutput).optional().describe('All palettes that were kept, best first'),
    gradients: z.array(Gradient).optional().describe('Gradients of the palette'),
    typography: z
      .array(
        TypeSystemOutput.extend({ suits: z.int().describe('Weight of intent and styles') }).meta({
          id: 'SuggestedTypeSystem',
          description: 'A type system with how well it suits the brief.',
        }),
      )
      .optional()
      .describe('Type systems, best first'),
    ui_pairs: z.array(UiPair).optional().describe('Pairs of colours for an interface'),
    posters: z.array(Poster).optional().describe('Posters'),
    tokens: z
      .object({
        name: z.string().describe('Name of the set'),
        tokens: z.array(DesignTokenOutput).describe('The tokens'),
      })
      .meta({ id: 'SystemTokens', description: 'Design tokens, as POST /v1/tokens/export takes them.' })
      .optional(),
    moved: concessionOutputs.moved.optional(),
    collisions: concessionOutputs.collisions.optional(),
  })
  .meta({ id: 'DesignSystem', description: 'A design system; sections that were not asked for are absent.' });
