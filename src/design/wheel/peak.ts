import { maxChroma } from '../../color/gamut.ts';

/** The lightness at which a hue has the largest chroma inside sRGB, and that chroma. */
export interface Peak {
  readonly l: number;
  readonly c: number;
}

const GOLDEN = (Math.sqrt(5) - 1) / 2;
const ROUNDS = 24;

/** Chroma rises to its peak and falls behind it: golden-section search. */
const search = (h: number): Peak => {
  let [low, high] = [0, 1];
  let [a, b] = [high - GOLDEN, low + GOLDEN];
  let [ca, cb] = [maxChroma(a, h), maxChroma(b, h)];
  for (let round = 0; round < ROUNDS; round += 1) {
    if (ca > cb) {
      [high, b, cb] = [b, a, ca];
      a = high - GOLDEN * (high - low);
      ca = maxChroma(a, h);
    } else {
      [low, a, ca] = [a, b, cb];
      b = low + GOLDEN * (high - low);
      cb = maxChroma(b, h);
    }
  }
  return ca > cb ? { l: a, c: ca } : { l: b, c: cb };
};

const known = new Map<number, Peak>();
const MOST = 1000;

/** The peak of a hue in degrees; the last thousand hues are remembered. */
export const peakOf = (h: number): Peak => {
  const before = known.get(h);
  if (before) return before;
  if (known.size >= MOST) known.clear();
  const peak = search(h);
  known.set(h, peak);
  return peak;
};
