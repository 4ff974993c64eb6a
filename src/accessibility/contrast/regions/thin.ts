import { oklabDistance, toOklab } from '../../../color/oklab.ts';
import type { Rgb } from '../../../color/rgb.ts';
import { isAtBorder } from './blends.ts';
import type { Labels } from './label.ts';

/** An area is thin (a stroke of text) where more than this share of its pixels lie at a border. */
const THIN = 0.6;
/** Thin areas whose colours are this near in Oklab are shades of one ink. */
const SAME_INK = 0.05;
/** A shade stands for its ink only where it has more than this share of its pixels. */
const FAINT = 0.05;

/** Pixels of each label, how many of them lie at a border, and how often each meets each (a n + b, both ways). */
const survey = (labels: Labels, n: number) => {
  const [pixels, touching, meetings] = [new Float64Array(n), new Float64Array(n), new Float64Array(n * n)];
  const meet = (a: number, b: number | undefined) => {
    if (b === undefined || b < 0 || a === b) return;
    meetings[a * n + b] = meetings[a * n + b]! + 1;
    meetings[b * n + a] = meetings[b * n + a]! + 1;
  };
  for (let y = 0; y < labels.height; y += 1)
    for (let x = 0; x < labels.width; x += 1) {
      const p = y * labels.width + x;
      const label = labels.of[p]!;
      if (label < 0) continue;
      pixels[label] = pixels[label]! + 1;
      if (!isAtBorder(labels, x, y)) continue;
      touching[label] = touching[label]! + 1;
      if (x + 1 < labels.width) meet(label, labels.of[p + 1]);
      meet(label, labels.of[p + labels.width]);
    }
  return { pixels, touching, meetings };
};

/**
 * Joins thin areas of nearly one colour: small text hardly ever reaches its full colour, and falls into several shades.
 * A row of shades counts as the one that stands out most from what it borders on most. Answers new labels.
 */
export const joinThin = (labels: Labels, colors: readonly Rgb[]): Labels => {
  const n = colors.length;
  const { pixels, touching, meetings } = survey(labels, n);
  const labs = colors.map(toOklab);
  const thin = colors.flatMap((_, k) => (pixels[k]! > 0 && touching[k]! > THIN * pixels[k]! ? [k] : []));
  const ink = colors.map((_, k) => k);
  for (const a of thin)
    for (const b of thin) {
      if (a >= b || ink[a] === ink[b] || oklabDistance(labs[a]!, labs[b]!) > SAME_INK) continue;
      const [into, from] = [ink[a]!, ink[b]!];
      for (const k of thin) if (ink[k] === from) ink[k] = into;
    }
  const standsFor = colors.map((_, k) => k);
  for (const group of new Set(thin.map((k) => ink[k]!))) {
    const shades = thin.filter((k) => ink[k] === group);
    if (shades.length < 2) continue;
    const total = shades.reduce((sum, k) => sum + pixels[k]!, 0);
    const bordering = (other: number) => shades.reduce((sum, k) => sum + meetings[k * n + other]!, 0);
    const background = colors
      .flatMap((_, k) => (shades.includes(k) ? [] : [k]))
      .reduce<number | undefined>(
        (most, k) => (most === undefined || bordering(k) > bordering(most) ? k : most),
        undefined,
      );
    if (background === undefined) continue;
    const apart = (k: number) => (pixels[k]! > FAINT * total ? oklabDistance(labs[k]!, labs[background]!) : 0);
    const strongest = shades.reduce((best, k) => (apart(k) > apart(best) ? k : best));
    for (const k of shades) standsFor[k] = strongest;
  }
  return { ...labels, of: labels.of.map((label) => (label < 0 ? label : standsFor[label]!)) };
};
