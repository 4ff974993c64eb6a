import { z } from 'zod';
import { FILLS, FORMER_NAMES, SCOTOMAS, SIDES } from '../../accessibility/vision/conditions/render-step.ts';
import { booleanField, numberField, object } from '../described.ts';
import { knownField } from '../known-values.ts';

const op = <Name extends string>(name: Name) => z.literal(name).describe('What is done');
/** A number at severity 0 and at severity 1. */
const span = (sentence: string) => z.array(z.number()).length(2).describe(`${sentence}, at severity 0 and at 1`);

const blur = span('logMAR of the acuity that is left');
const amount = span('Strength, 0-1');
const radius = span('Radius in degrees');
const count = span('How many');
const axis = numberField('Direction in degrees, counterclockwise from the horizontal');
const amplitude = span('Amplitude in degrees');

/** A member under its name, and under the one that it had in version 1.0. */
const both = <Name extends keyof typeof FORMER_NAMES, Type extends z.ZodType>(name: Name, type: Type) => {
  const former = type.optional().meta({ deprecated: true, description: `The former name of \`${name}\`` });
  return { [name]: type, [FORMER_NAMES[name]]: former } as { [Key in Name]: Type } & {
    [Key in (typeof FORMER_NAMES)[Name]]: z.ZodOptional<Type>;
  };
};

/** One step of an image of a spatial condition. */
export const RenderStepOutput = z
  .discriminatedUnion('op', [
    object('BlurStep', 'A loss of acuity.', { op: op('blur'), ...both('log_mar', blur) }),
    object('DirectionalBlurStep', 'A blur along one direction.', {
      op: op('directional-blur'),
      ...both('log_mar', blur),
      ...both('axis_deg', axis),
    }),
    object('ContrastStep', 'A loss of contrast.', { op: op('contrast'), gain: span('Factor of the contrast') }),
    object('DarkenShadowsStep', 'Dark parts become darker.', { op: op('darken-shadows'), amount }),
    object('DesaturateStep', 'Colours become grey.', {
      op: op('desaturate'),
      amount,
      luminance: z.enum(['photopic']).optional().describe('The remaining luminance'),
      region: z.enum(['whole|half']).optional().describe('The whole field, or half of it'),
    }),
    object('DistortStep', 'Straight lines appear bent.', {
      op: op('distort'),
      shape: z.enum(SCOTOMAS).describe('Where it is'),
      ...both('amplitude_deg', amplitude),
    }),
    object('FloatersStep', 'Drifting spots.', {
      op: op('floaters'),
      count,
      opacity: numberField('Opacity of each, 0-1'),
    }),
    object('FortificationStep', 'A flickering arc of zigzags.', {
      op: op('fortification'),
      ...both('radius_deg', radius),
      ...both('flicker_hz', numberField('Flickers in a second')),
    }),
    object('GhostStep', 'Additional images.', {
      op: op('ghost'),
      copies: z.int().describe('Further images'),
      ...both('offset_deg', span('Distance in degrees')),
    }),
    object('HaloStep', 'Rings around lights.', { op: op('halo'), ...both('radius_deg', radius) }),
    object('ModelStep', 'Colours as a vision model gives them.', {
      op: op('model'),
      id: knownField('VisionModelId', 'Id of the vision model'),
      severity: numberField('Severity of the model, 0-1'),
    }),
    object('MotionSmearStep', 'Eye movement blurs the image.', {
      op: op('motion-smear'),
      ...both('amplitude_deg', amplitude),
      ...both('axis_deg', axis),
    }),
    object('NoiseStep', 'Grain over the whole field.', {
      op: op('noise'),
      sigma: span('Standard deviation of the noise, of a range of 1'),
      dynamic: booleanField('Whether it fluctuates'),
    }),
    object('ScotomaStep', 'Part of the visual field is missing.', {
      op: op('scotoma'),
      shape: z.enum(SCOTOMAS).describe('Where it is'),
      fill: z.enum(FILLS).describe('What appears in its place'),
      side: z.enum(SIDES).optional().describe('The half that is not seen'),
      coverage: span('Share of the field, 0-1').optional(),
      count: count.optional(),
      ...both('radius_deg', radius.optional()),
      ...both('remaining_radius_deg', span('Radius in degrees that remains visible').optional()),
    }),
    object('TintStep', 'A filter over the whole field.', {
      op: op('tint'),
      ...both(
        'linear_rgb',
        z.array(z.number()).length(3).describe('Factors of linear red, green and blue at severity 1, 0-1'),
      ),
    }),
    object('VeilStep', 'Scattered light over the whole field.', {
      op: op('veil'),
      amount,
      ...both('luminance_weighted', z.boolean().optional().describe('Whether bright parts scatter more')),
    }),
  ])
  .meta({ id: 'RenderStep', description: 'A rendering step of a spatial condition, discriminated by `op`.' });
