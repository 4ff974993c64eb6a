import { z } from 'zod';
import { parseColor } from '../../color/rgb.ts';
import { INTENT_IDS } from '../../personalize/vocabulary/intents.ts';
import { DEFAULTS, LIMITS } from '../../personalize/vocabulary/limits.ts';
import { STYLE_IDS } from '../../personalize/vocabulary/styles.ts';
import { quote } from '../../refusal/refusal.ts';

const Color = z.string().refine((text) => parseColor(text) !== undefined, {
  error: (issue) => `${quote(issue.input)} is not a colour; write '#rrggbb', '#rgb' or 'rgb(r,g,b)'`,
});

/** What a brief says, as `POST /v1/personalize/palettes` takes it. */
export const brief = {
  colors: z.array(Color).max(LIMITS.colors_max).optional().describe('Seed colours; eight built-in hues without'),
  styles: z.array(z.enum(STYLE_IDS)).max(64).default([]).describe('Styles by id; their windows are united'),
  intent: z.enum(INTENT_IDS).default(DEFAULTS.intent).describe('What it is for: weights of the six scores'),
};

export const keep = z.int().min(LIMITS.keep[0]).max(LIMITS.keep[1]).default(DEFAULTS.keep).describe('Palettes kept');

/** Jobs repeat: without a seed it is this one, not one at random. */
export const seed = z.int().default(1).describe('The same seed and brief give the same answer');
