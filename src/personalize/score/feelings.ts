import { direction, exp, power } from '../../exact/elementary.ts';
import { warmth } from '../../exact/warmth.ts';
import type { Feeling } from '../lexicon/read-entries.ts';
import type { Member } from './member.ts';

/**
 * Scales of feeling on CIELAB D65, each averaged over the members of a palette, as Ou et al. found pairs to be the mean of their
 * colours: Ou, L.-C., Luo, M. R., Woodcock, A. and Wright, A. (2004), A study of colour emotion and colour preference, parts I and
 * II, Color Res. Appl. 29(3) and 29(4). Warm-cool is in `src/exact/warmth.ts`.
 */
const active = (lightness: number, chroma: number): number => {
  const l = (lightness - 50) / 1.5;
  return -1.1 + 0.03 * Math.sqrt(chroma * chroma + l * l);
};
const hard = (lightness: number, chroma: number): number =>
  11.1 + 0.03 * (100 - lightness) - 11.4 * power(Math.max(chroma, 0.01), 0.02);

interface Scale {
  readonly value: (l: number, c: number, h: number) => number;
  /** Where half of what is asked for is reached, on which side more is, and how wide the step is: chosen by this service. */
  readonly from: number;
  readonly sign: 1 | -1;
  readonly width: number;
}

const SCALES: Readonly<Record<Feeling, Scale>> = {
  warm: { value: (_, c, h) => warmth(c, h), from: -0.1, sign: 1, width: 0.25 },
  cool: { value: (_, c, h) => warmth(c, h), from: -0.5, sign: -1, width: 0.25 },
  calm: { value: active, from: 0.2, sign: -1, width: 0.3 },
  active: { value: active, from: 0.5, sign: 1, width: 0.3 },
  soft: { value: hard, from: 0.1, sign: -1, width: 0.3 },
  hard: { value: hard, from: 0.4, sign: 1, width: 0.3 },
};

/** How far a palette has the feelings that are asked for, 0..1; undefined where none is. */
export const feelingFit = (members: readonly Member[], feelings: readonly Feeling[]): number | undefined => {
  if (feelings.length === 0) return undefined;
  let sum = 0;
  for (const feeling of feelings) {
    const { value, from, sign, width } = SCALES[feeling];
    let mean = 0;
    for (const { labs } of members) mean += value(labs[0]!, labs[3]!, direction(labs[2]!, labs[1]!));
    sum += 1 / (1 + exp((-sign * (mean / members.length - from)) / width));
  }
  return sum / feelings.length;
};
