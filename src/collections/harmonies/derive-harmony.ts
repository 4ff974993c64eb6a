import type { Rgb } from '../../color/rgb.ts';
import { membersOf } from '../../design/harmony/generate.ts';
import type { HarmonyMethod } from '../../design/harmony/method.ts';
import { HARMONIES as METHODS } from '../../design/harmony/methods/index.ts';
import { hslToRgb, turn } from '../../exact/hsl.ts';
import { lowbias32 } from '../../exact/random/lowbias32.ts';
import { pick, wordsOf } from '../../exact/random/words.ts';
import { HARMONIES, HARMONY_ORDER } from '../identities.ts';

/** Largest turn of a member away from its place, in degrees. */
const LARGEST_TURN = 12;

/** Everything a harmony is made of. */
export interface HarmonyParts {
  /** First word of the row. */
  readonly seed: number;
  /** Number of the method. */
  readonly method: number;
  /** Base on the HSL wheel: hue in tenths of a degree, saturation .35...95, lightness .32...68, in thousandths. */
  readonly base: { readonly hue: number; readonly saturation: number; readonly lightness: number };
  readonly colors: readonly Rgb[];
}

/** A number from -1 to 1, the nearer to 0 the likelier: two halves of a word added up. */
const triangular = (word: number): number => ((word & 0xffff) + (word >>> 16)) / 65_535 - 1;

/** The parts of one harmony: every member but the base is turned a little, so that not all are perfect. */
export const deriveHarmony = (row: number): HarmonyParts => {
  const [a, b, c, d] = wordsOf(HARMONIES.keys, row);
  const number = HARMONY_ORDER.apply(row) % METHODS.length;
  const method: HarmonyMethod = METHODS[number]!;
  const base = { hue: pick(b, 3600), saturation: 350 + pick(c, 601), lightness: 320 + pick(d, 361) };
  const members = membersOf(method, { h: base.hue / 10, s: base.saturation / 1000, l: base.lightness / 1000 });
  const colors = members.map((member, i) => {
    const turned = i === 0 ? 0 : LARGEST_TURN * triangular(lowbias32(a + i));
    return hslToRgb({ ...member, h: turn(member.h + turned) });
  });
  return { seed: a, method: number, base, colors };
};
