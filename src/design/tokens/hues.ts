import { contrastRatio, floorRatio } from '../../color/luminance.ts';
import type { Oklch } from '../../color/oklab.ts';
import { type Rgb, toHex } from '../../color/rgb.ts';
import { invalid, quote } from '../../errors/refusal.ts';
import { slug } from '../files/words.ts';
import { ALIGNED } from './levels.ts';
import { WHITE } from './paint.ts';
import { type Ramp, type StepRule, tokenRamp } from './ramp.ts';
import { RAMP_NAMES } from './roles/names.ts';
import { ROLES } from './roles/table.ts';

/** A hue beside those of a set. */
export interface AddedHue {
  readonly name: string;
  readonly color: Rgb;
  /** The colour as it was sent, where it lies outside sRGB. */
  readonly wide?: Oklch | undefined;
}

const TAKEN = new Set<string>([...RAMP_NAMES, ...ROLES, 'seed', 'white', 'ink']);

/** The ramps of added hues. Refuses INVALID_INPUT a name that a token cannot have, or that another one has. */
export const hueRamps = (hues: readonly AddedHue[], rule: StepRule): Ramp[] => {
  const names = new Set<string>();
  return hues.map(({ name, color, wide }, i) => {
    const field = `hues[${i}].name`;
    if (slug(name) !== name || !/^[a-z]/.test(name))
      throw invalid(
        field,
        `${quote(name)} must be lower-case letters and digits, joined by single hyphens, as in 'teal'`,
      );
    if (TAKEN.has(name) || /-\d+$/.test(name))
      throw invalid(field, `${quote(name)} is the name of another token of the set`);
    if (names.has(name)) throw invalid(field, `${quote(name)} is there twice`);
    names.add(name);
    return tokenRamp(name, { rgb: color, wide }, rule);
  });
};

/** The steps of aligned ramps that are colours as they were sent, and so have a contrast of their own. */
export const exceptionsOf = (ramps: readonly Ramp[]) =>
  ramps.map(({ steps, at }) => {
    const { token, color } = steps[at]!;
    return {
      token: `--${token}`,
      hex: toHex(color),
      ratio: floorRatio(contrastRatio(color, WHITE.color)),
      level_ratio: ALIGNED[at]!,
    };
  });
