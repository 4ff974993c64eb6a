import { z } from 'zod';
import { ROLES } from '../design/tokens/roles.ts';
import { SECTIONS } from '../personalize/system/sections.ts';
import { briefShape } from './brief.ts';
import { HexOutput } from './color.ts';
import { PaletteOutput, SweepOutput, TextPairOutput, TypeSystemOutput } from './personalize.ts';
import { concessionShape, Theme, TokenOutput } from './token.ts';

const Place = z.object({ hex: HexOutput, position: z.number() });

const Gradient = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(['linear', 'radial', 'conic']),
  angle: z.number(),
  interpolation: z.string(),
  stops: z.array(Place),
  colors: z.array(Place),
  css: z.string(),
  css_fallback: z.string(),
});

const UiPair = TextPairOutput.extend({
  id: z.string(),
  use: z.string(),
  theme: Theme,
  fg_role: z.enum(ROLES),
  bg_role: z.enum(ROLES),
  needs: z.number(),
  criterion: z.string(),
  from_palette: z.object({ fg: z.boolean(), bg: z.boolean() }),
});

const at = { cx: z.number(), cy: z.number(), r: z.number() };
const Shape = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('rect'),
    x: z.number(),
    y: z.number(),
    width: z.number(),
    height: z.number(),
    fill: HexOutput,
  }),
  z.object({ kind: z.literal('circle'), ...at, fill: HexOutput }),
  z.object({ kind: z.literal('ring'), ...at, stroke: HexOutput, width: z.number() }),
  z.object({ kind: z.literal('path'), d: z.string(), fill: HexOutput }),
  z.object({ kind: z.literal('line'), d: z.string(), stroke: HexOutput, width: z.number() }),
]);

const Poster = z.object({
  id: z.string(),
  composition: z.string(),
  name: z.string(),
  description: z.string(),
  ground: z.enum(['light', 'dark', 'colour']),
  width: z.int(),
  height: z.int(),
  colors: z.array(HexOutput),
  type_system: z.string(),
  title_pair: TextPairOutput,
  shapes: z.array(Shape),
  lettering: z.array(
    z.object({
      text: z.string(),
      x: z.number(),
      y: z.number(),
      size: z.number(),
      anchor: z.enum(['start', 'middle', 'end']),
      face: z.enum(['display', 'text']),
      fg: HexOutput,
      bg: HexOutput,
    }),
  ),
  svg: z.string(),
});

/** A design system; sections that were not asked for are absent. */
export const SystemOutput = z.object({
  seed: z.int(),
  brief: z.object({
    ...briefShape,
    include: z.array(z.enum(SECTIONS)),
    derived: z.int(),
    depth: z.int(),
    keep: z.int(),
  }),
  sweep: SweepOutput,
  leader: PaletteOutput,
  palettes: z.array(PaletteOutput).optional(),
  gradients: z.array(Gradient).optional(),
  typography: z.array(TypeSystemOutput.extend({ suits: z.int().describe('Weight of intent and styles') })).optional(),
  ui_pairs: z.array(UiPair).optional(),
  posters: z.array(Poster).optional(),
  tokens: z.object({ name: z.string(), tokens: z.array(TokenOutput) }).optional(),
  moved: concessionShape.moved.optional(),
  collisions: concessionShape.collisions.optional(),
});
