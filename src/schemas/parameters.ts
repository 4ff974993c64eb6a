import { z } from 'zod';
import { DELTA_E_METHODS } from '../accessibility/contrast/report.ts';
import { WHEEL_IDS } from '../design/wheel/wheels.ts';

/** One of a vocabulary's ids; `aliases` are other spellings that are accepted, `name` is what documents call both. */
export const idOf = <Id extends string, Alias extends string>(
  ids: readonly [Id, ...Id[]],
  aliases: Readonly<Record<Alias, Id>>,
  name: string,
) =>
  z
    .enum([...ids, ...Object.keys(aliases)] as [Id | Alias, ...(Id | Alias)[]])
    .meta({ id: name })
    .transform((id): Id => (Object.hasOwn(aliases, id) ? aliases[id as Alias] : (id as Id)));

/** Either spelling of the one id that palettes and harmonies write with underscores and gradients with a hyphen. */
export const SPLIT_HYPHEN = { 'split-complementary': 'split_complementary' } as const;
export const SPLIT_UNDERSCORE = { split_complementary: 'split-complementary' } as const;

export const Hue = z.number().min(0).max(360).describe('Hue in degrees, 0-360');
export const Unit = z.number().min(0).max(1);
export const WheelInput = z
  .enum(WHEEL_IDS)
  .meta({
    id: 'WheelIdInput',
    description:
      'Colour model of hue, saturation and lightness: HSL, OKLCH with saturation as a share of the maximum chroma of the hue (0.7 is 0.78 of it, as vivid as HSL), or the RYB wheel of painters',
  })
  .default('hsl');

/** Whether hues look alike. */
export const BalanceInput = z.boolean().default(false).describe('Give all hues a similar lightness and chroma');

/** A contrast ratio of WCAG 2.x. */
export const Ratio = z.number().min(1).max(21);

export const DeltaEMethodInput = z
  .literal(DELTA_E_METHODS)
  .describe('Colour difference formula: 76, 94 or 2000')
  .default(2000);
