import { mhvcToLchab } from 'munsell';
import { normalizeHue } from '../hue.ts';

/** Luminance 0..1 of a Munsell value 0..10, relative to the perfect diffuser. ASTM D1535. */
export const munsellLuminance = (v: number): number =>
  (v * (1.1914 + v * (-0.22533 + v * (0.23352 + v * (-0.020484 + v * 0.00081939))))) / 100;

const slopeAt = (v: number): number =>
  (1.1914 + v * (-0.45066 + v * (0.70056 + v * (-0.081936 + v * 0.00409695)))) / 100;

/** Munsell value of a luminance, by Newton's method: the quintic rises everywhere. */
export const munsellValue = (luminance: number): number => {
  let v = luminance > 0 ? 10 * luminance ** 0.4 : 100 * luminance;
  for (let step = 0; step < 40; step += 1) {
    const change = (munsellLuminance(v) - luminance) / slopeAt(v);
    v -= change;
    if (Math.abs(change) < 1e-15 * Math.max(1, Math.abs(v))) break;
  }
  return v;
};

const MOST_STEPS = 60;
const CONVERGED = 1e-13;
/** Widths of the differences, in hue: a wide one to the other side sees past a kink at which the first is stuck. */
const WIDTHS = [1e-6, -1e-3, 1e-3, -1e-2, 1e-2, -0.3, 0.3] as const;

/** The signed way from one hue to another in degrees, -180..180. */
const turn = (from: number, to: number): number => normalizeHue(to - from + 180) - 180;

interface Guess {
  readonly hue: number;
  readonly chroma: number;
  /** How far CIELAB hue (in turns) and chroma (as a logarithm) still are from the target. */
  readonly offHue: number;
  readonly offChroma: number;
  readonly error: number;
}

/**
 * Hue 0..100 and chroma at which the renotation of this value has the given CIELAB chroma and hue (illuminant C). The
 * start is that of Centore 2012; then Newton steps with differences inside the cell, halved until they help, because
 * the data are smooth between the chips only and have kinks at them.
 */
export const invertRenotation = (
  value: number,
  labChroma: number,
  labHue: number,
): readonly [hue: number, chroma: number] => {
  const measure = (hue: number, chroma: number): Guess => {
    const [, c, h] = mhvcToLchab(hue, value, chroma);
    const offHue = turn(h, labHue) / 360;
    const offChroma = c > 0 ? Math.log(labChroma / c) : 1;
    return { hue, chroma, offHue, offChroma, error: Math.hypot(offHue, offChroma) };
  };
  const centore = (from: Guess, factor: number): Guess =>
    measure(from.hue + 100 * factor * from.offHue, from.chroma * Math.exp(factor * from.offChroma));

  /** The best of the Newton and Centore steps from a guess, with differences of this width; undefined if none helps. */
  const improve = (from: Guess, width: number): Guess | undefined => {
    const byHue = measure(from.hue + width, from.chroma);
    const byChroma = measure(from.hue, from.chroma * (1 + width / 10));
    const [hh, ch] = [(byHue.offHue - from.offHue) / width, (byHue.offChroma - from.offChroma) / width];
    const [hc, cc] = [
      (10 * (byChroma.offHue - from.offHue)) / width,
      (10 * (byChroma.offChroma - from.offChroma)) / width,
    ];
    const determinant = hh * cc - hc * ch;
    const stepHue = (hc * from.offChroma - cc * from.offHue) / determinant;
    const stepChroma = (ch * from.offHue - hh * from.offChroma) / determinant;
    const isNear = Math.abs(stepHue) < 25 && Math.abs(stepChroma) < 1;
    for (let factor = 1; factor > 1e-3; factor /= 2) {
      const tries = [
        ...(isNear ? [measure(from.hue + factor * stepHue, from.chroma * (1 + factor * stepChroma))] : []),
        ...(from.error > 1e-9 ? [centore(from, factor)] : []),
      ].filter(({ error }) => error < from.error);
      if (tries.length > 0) return tries.reduce((x, y) => (y.error < x.error ? y : x));
    }
    return undefined;
  };

  let best = measure(labHue / 3.6, labChroma / 5.5);
  for (let step = 0; step < MOST_STEPS && best.error > CONVERGED; step += 1) {
    let next: Guess | undefined;
    for (const width of WIDTHS) {
      next = improve(best, width);
      if (next || best.error < 1e-9) break;
    }
    if (!next) break;
    best = next;
  }
  return [((best.hue % 100) + 100) % 100, best.chroma];
};
