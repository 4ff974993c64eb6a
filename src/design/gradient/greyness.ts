import { linearToOklab } from '../../color/oklab.ts';
import type { Interpolation } from './interpolation/index.ts';
import { ramp, type Stop } from './ramp.ts';
import { LEAST_CHROMA } from './vivid/cost.ts';

const PARTS = 32;
/** Shares of the promised chroma below which the middle is grey, or muted. */
const [GREY, MUTED] = [0.3, 0.6];
/** A loss of chroma (Oklab) that is seen. */
const SEEN = 0.04;

const VERDICTS = { grey: 'passes through grey', muted: 'is muted in the middle' } as const;
export type GreyVerdict = keyof typeof VERDICTS;

export interface Greyness {
  /** 1 minus the least chroma between two stops over what these promise, 0-1; 0 where a stop is grey itself. */
  readonly greyness: number;
  readonly verdict: GreyVerdict | undefined;
  /** Position of the greyest place, 0-1. */
  readonly at: number;
}

const verdictOf = (kept: number, lost: number): GreyVerdict | undefined => {
  if (lost < SEEN) return undefined;
  if (kept < GREY) return 'grey';
  return kept < MUTED ? 'muted' : undefined;
};

const RANK = { grey: 2, muted: 1 } as const;
const rank = (verdict: GreyVerdict | undefined): number => (verdict === undefined ? 0 : RANK[verdict]);

/** Where a gradient is greyer than its stops promise: Oklab chroma at 31 places of each piece beside the line between its ends. */
export const greynessOf = (stops: readonly Stop[], interpolation: Interpolation): Greyness => {
  const at = ramp(stops, interpolation);
  const chroma = (position: number): number => {
    const [, a, b] = linearToOklab(at(position).linear);
    return Math.hypot(a, b);
  };
  let worst: Greyness = { greyness: 0, verdict: undefined, at: 0.5 };
  const chromas = stops.map(({ position }) => chroma(position));
  for (let i = 0; i + 1 < stops.length; i += 1) {
    const [from, to] = [stops[i]!.position, stops[i + 1]!.position];
    const [c0, c1] = [chromas[i]!, chromas[i + 1]!];
    if (to <= from || Math.min(c0, c1) < LEAST_CHROMA) continue;
    for (let j = 1; j < PARTS; j += 1) {
      const position = from + ((to - from) * j) / PARTS;
      const promised = c0 + ((c1 - c0) * j) / PARTS;
      const found = chroma(position);
      const greyness = Math.max(0, 1 - found / promised);
      const verdict = verdictOf(found / promised, promised - found);
      if (rank(verdict) > rank(worst.verdict) || (verdict === worst.verdict && greyness > worst.greyness))
        worst = { greyness, verdict, at: position };
    }
  }
  return worst;
};

/** The verdict as a sentence; undefined where there is none. */
export const greyNote = ({ greyness, verdict, at }: Greyness): string | undefined =>
  verdict &&
  `The gradient ${VERDICTS[verdict]}: at ${Math.round(at * 100)} % it keeps ${Math.round((1 - greyness) * 100)} % of the chroma of its stops.`;
