import type { Rgb } from '../../../color/rgb.ts';
import type { Borders } from './borders.ts';

/** A colour is a blend where more than this share of its pixels lie at a border ... */
const BORDER_SHARE = 0.6;
/** ... and it lies within this share of the way between two neighbours' colours from the straight line between them. */
const OFF_LINE = 0.08;

/** Where a point lies on the way from a to b in encoded sRGB (0..1), and its distance from that line over |ab|. */
const alongLine = (point: Rgb, a: Rgb, b: Rgb): { t: number; off: number } => {
  const [dr, dg, db] = [b.r - a.r, b.g - a.g, b.b - a.b];
  const [pr, pg, pb] = [point.r - a.r, point.g - a.g, point.b - a.b];
  const length = dr * dr + dg * dg + db * db;
  if (length === 0) return { t: 0, off: Number.POSITIVE_INFINITY };
  const t = (pr * dr + pg * dg + pb * db) / length;
  return { t, off: Math.sqrt(((pr - t * dr) ** 2 + (pg - t * dg) ** 2 + (pb - t * db) ** 2) / length) };
};

/**
 * Labels that are not colours of the picture but its anti-aliasing: thin seams whose colour is a mix of two others.
 * Answers for each label the one that it counts as: itself, or the nearer end of its mix.
 */
export const blendsOf = (colors: readonly Rgb[], { lengths, pixels, touching }: Borders): number[] => {
  const n = colors.length;
  const border = (a: number, b: number) => lengths[Math.min(a, b) * n + Math.max(a, b)]!;
  const isSeam = colors.map((_, k) => pixels[k]! > 0 && touching[k]! / pixels[k]! > BORDER_SHARE);
  const ends = colors.map((color, k) => {
    if (!isSeam[k]) return k;
    let [best, most] = [k, 0];
    for (let a = 0; a < n; a += 1)
      for (let b = a + 1; b < n; b += 1) {
        if (a === k || b === k || pixels[a]! < pixels[k]! || pixels[b] === 0) continue;
        const { t, off } = alongLine(color, colors[a]!, colors[b]!);
        if (t <= 0.02 || t >= 0.98 || off > OFF_LINE) continue;
        const seam = Math.min(border(k, a), border(k, b));
        if (seam > most) [best, most] = [t < 0.5 ? a : b, seam];
      }
    return best;
  });
  // A seam may end at another seam (two pixels of blending): follow it to a colour.
  const settle = (k: number, hops: number): number => (ends[k] === k || hops === 0 ? k : settle(ends[k]!, hops - 1));
  return ends.map((_, k) => settle(k, n));
};
