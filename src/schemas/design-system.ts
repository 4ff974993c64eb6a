import { z } from 'zod';
import { SECTIONS } from '../personalize/system/sections.ts';
import { BACKGROUNDS, FOREGROUNDS } from '../personalize/system/ui-pairs.ts';
import { briefShape, lockShape, readingShape, unusedShape } from './brief.ts';
import { HexOutput } from './color.ts';
import { COLOR_NOTES } from './color-options.ts';
import { booleanField, integer, listOf, numberField, object, stringField } from './described.ts';
import { concessionOutputs, DesignTokenOutput, ThemeOutput } from './design-token.ts';
import { GradientStopOutput } from './gradient.ts';
import { knownField } from './known-values.ts';
import { PaletteOutput, SweepOutput, TextPairOutput, TypeSystemOutput } from './personalize.ts';

const Gradient = object('SystemGradient', 'A gradient of a design system.', {
  id: stringField('Id of the gradient in this response'),
  name: stringField('Name of the gradient'),
  type: z.enum(['linear', 'radial', 'conic']).describe('Form of the gradient in CSS'),
  angle: numberField('Angle in degrees'),
  interpolation: knownField('InterpolationId', 'Id of the interpolation'),
  stops: listOf('The colours of its stops', GradientStopOutput),
  colors: listOf('Samples, in order', GradientStopOutput),
  css: stringField('The gradient as a CSS image'),
  css_fallback: stringField('The same for browsers without interpolation spaces'),
});

const UiPair = TextPairOutput.extend({
  id: stringField('Id of the pair in this response'),
  use: stringField('What it is for'),
  theme: ThemeOutput,
  fg_role: z.enum(FOREGROUNDS).describe('Role of the foreground in the theme'),
  bg_role: z.enum(BACKGROUNDS).describe('Role of the background in the theme'),
  needs: numberField('Contrast ratio it needs, 1-21'),
  criterion: stringField('Success criterion of WCAG 2.2'),
  from_palette: object('PairOrigin', 'Which colours of a pair are from the palette.', {
    fg: booleanField('Whether the foreground is a colour of the palette'),
    bg: booleanField('Whether the background is a colour of the palette'),
  }),
}).meta({ id: 'UiPair', description: 'A pair of colours for an interface.' });

const px = (of: string) => numberField(`${of}, in units of the poster`);
const at = { cx: px('Centre from the left'), cy: px('Centre from the top'), r: px('Radius') };
const fill = HexOutput.describe('Colour of the area as `#rrggbb`');
const stroke = HexOutput.describe('Colour of the line as `#rrggbb`');
const path = stringField('Path data of SVG');
const kind = <Kind extends string>(value: Kind) => z.literal(value).describe('Kind of shape');
const Shape = z
  .discriminatedUnion('kind', [
    object('PosterRect', 'A rectangle.', {
      kind: kind('rect'),
      x: px('Left edge'),
      y: px('Top edge'),
      width: px('Width'),
      height: px('Height'),
      fill,
    }),
    object('PosterCircle', 'A disc.', { kind: kind('circle'), ...at, fill }),
    object('PosterRing', 'A ring.', { kind: kind('ring'), ...at, stroke, width: px('Width of the line') }),
    object('PosterPath', 'An area.', { kind: kind('path'), d: path, fill }),
    object('PosterLine', 'A line.', { kind: kind('line'), d: path, stroke, width: px('Width of the line') }),
  ])
  .meta({ id: 'PosterShape', description: 'A shape of a poster.' });

const Poster = object('Poster', 'A poster of a design system.', {
  id: stringField('Id of the poster in this response'),
  composition: stringField('Id of the composition'),
  name: stringField('Name of the poster'),
  description: stringField('Description of the composition'),
  ground: z.enum(['light', 'dark', 'colour']).describe('Kind of background'),
  width: integer('Width in units of the poster'),
  height: integer('Height in units of the poster'),
  colors: listOf('Its colours', HexOutput),
  type_system: stringField('Id of its type system'),
  title_pair: TextPairOutput.describe('Title on its background'),
  shapes: listOf('Shapes, from back to front', Shape),
  lettering: listOf(
    'Texts, from back to front',
    object('PosterLettering', 'A line of text of a poster.', {
      text: stringField('The words'),
      x: px('Position from the left'),
      y: px('Baseline from the top'),
      size: px('Size of the type'),
      anchor: z.enum(['start', 'middle', 'end']).describe('Part of the text that lies at the position'),
      face: z.enum(['display', 'text']).describe('Typeface of the type system'),
      fg: HexOutput.describe('Colour of the text as `#rrggbb`'),
      bg: HexOutput.describe('Background colour as `#rrggbb`'),
    }),
  ),
  svg: stringField('The poster as a self-contained SVG'),
});

/** A design system; sections that were not asked for are absent. */
export const SystemOutput = object('DesignSystem', 'A design system; only the requested sections are present.', {
  seed: integer('The same seed and brief give the same system'),
  brief: object('SystemBrief', 'The resolved brief.', {
    ...briefShape,
    ...lockShape,
    ...readingShape,
    include: listOf('Computed sections', z.enum(SECTIONS)),
    derived: integer('Maximum number of gradients, type systems, pairs and posters, each'),
    depth: integer('Candidates sampled'),
    keep: integer('Maximum number of palettes'),
  }),
  sweep: SweepOutput,
  leader: PaletteOutput.describe('The best palette, on which the rest is based'),
  palettes: z.array(PaletteOutput).optional().describe('All selected palettes, best first'),
  gradients: z.array(Gradient).optional().describe('Gradients of the palette'),
  typography: z
    .array(
      TypeSystemOutput.extend({ suits: integer('Weight of intent and styles') }).meta({
        id: 'SuggestedTypeSystem',
        description: 'A type system with its suitability for the brief.',
      }),
    )
    .optional()
    .describe('Type systems, best first'),
  ui_pairs: z.array(UiPair).optional().describe('Pairs of colours for an interface'),
  posters: z.array(Poster).optional().describe('Posters'),
  tokens: object('SystemTokens', 'Design tokens, as POST /v1/tokens/export takes them.', {
    name: stringField('Name of the set'),
    tokens: listOf('The tokens', DesignTokenOutput),
  }).optional(),
  moved: concessionOutputs.moved.optional(),
  whiter: concessionOutputs.whiter.optional(),
  collisions: concessionOutputs.collisions.optional(),
  ...COLOR_NOTES,
  ...unusedShape,
});
