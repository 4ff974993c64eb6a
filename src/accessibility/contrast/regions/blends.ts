import type { Rgb } from '../../../color/rgb.ts';
import type { Labels } from './label.ts';

/** A colour is a mix of two others where it lies this near to the line between them, as a share of its length ... */
const OFF_LINE = 0.08;
/** ... and not at one of its ends. */
const END = 0.02;
/** How far around a pixel the two colours are looked for that it may mix: edges are blurred over two pixels at most. */
const REACH = 2;

/** Two labels, as a mask of two bits, of which a third is a mix; and the one of them to which it is nearer. */
interface Mix {
  readonly both: number;
  readonly nearer: number;
}

/** Where a point lies on the way from a to b in encoded sRGB (0..1), and its distance from that line over |ab|. */
const alongLine = (point: Rgb, a: Rgb, b: Rgb): { t: number; off: number; length: number } => {
  const [dr, dg, db] = [b.r - a.r, b.g - a.g, b.b - a.b];
  const [pr, pg, pb] = [point.r - a.r, point.g - a.g, point.b - a.b];
  const length = dr * dr + dg * dg + db * db;
  if (length === 0) return { t: 0, off: Number.POSITIVE_INFINITY, length };
  const t = (pr * dr + pg * dg + pb * db) / length;
  return { t, off: Math.sqrt(((pr - t * dr) ** 2 + (pg - t * dg) ** 2 + (pb - t * db) ** 2) / length), length };
};

/** The pairs of which a colour is a mix, those that lie furthest apart first. At most 30 colours. */
const mixesOf = (colors: readonly Rgb[], k: number): Mix[] => {
  const found: (Mix & { length: number })[] = [];
  for (let a = 0; a < colors.length; a += 1)
    for (let b = a + 1; b < colors.length; b += 1) {
      if (a === k || b === k) continue;
      const { t, off, length } = alongLine(colors[k]!, colors[a]!, colors[b]!);
      if (t > END && t < 1 - END && off <= OFF_LINE)
        found.push({ both: (1 << a) | (1 << b), nearer: t < 0.5 ? a : b, length });
    }
  return found.sort((x, y) => y.length - x.length);
};

/** A colour most of whose pixels are mixes of others is a product of anti-aliasing: what is left of it is one too. */
const MOSTLY_MIXED = 0.5;

/** The labels within two pixels of one, as a mask. */
const around = ({ width, height, of }: Labels, x: number, y: number): number => {
  let seen = 0;
  for (let row = Math.max(0, y - REACH); row <= Math.min(height - 1, y + REACH); row += 1)
    for (let column = Math.max(0, x - REACH); column <= Math.min(width - 1, x + REACH); column += 1) {
      const label = of[row * width + column]!;
      if (label >= 0) seen |= 1 << label;
    }
  return seen;
};

/** Whether a pixel has a neighbour above, below, left or right with another label. */
export const isAtBorder = ({ width, height, of }: Labels, x: number, y: number): boolean => {
  const p = y * width + x;
  const own = of[p];
  return (
    (x > 0 && of[p - 1] !== own) ||
    (x < width - 1 && of[p + 1] !== own) ||
    (y > 0 && of[p - width] !== own) ||
    (y < height - 1 && of[p + width] !== own)
  );
};

/** The label of a mask whose colour is nearest to that of another label; -1 where the mask is empty. */
const nearestIn = (mask: number, colors: readonly Rgb[], own: number): number => {
  const { r, g, b } = colors[own]!;
  let [best, least] = [-1, Number.POSITIVE_INFINITY];
  for (const [k, color] of colors.entries()) {
    if (!(mask & (1 << k))) continue;
    const distance = (color.r - r) ** 2 + (color.g - g) ** 2 + (color.b - b) ** 2;
    if (distance < least) [best, least] = [k, distance];
  }
  return best;
};

/** Calls `visit` for every opaque pixel at a border. */
const forBorderPixels = (labels: Labels, visit: (p: number, x: number, y: number, own: number) => void): void => {
  for (let y = 0; y < labels.height; y += 1)
    for (let x = 0; x < labels.width; x += 1) {
      const p = y * labels.width + x;
      if (labels.of[p]! >= 0 && isAtBorder(labels, x, y)) visit(p, x, y, labels.of[p]!);
    }
};

/**
 * Takes anti-aliasing out of labels: a pixel at a border whose colour is a mix of two colours within two pixels of it
 * counts as the nearer of them. Judged pixel by pixel, so that grey text on white stays what it is, although its grey
 * is also a mix of the white with some black elsewhere. Answers new labels and how many pixels changed.
 */
export const withoutBlends = (labels: Labels, colors: readonly Rgb[]): { labels: Labels; changed: number } => {
  const mixes = colors.map((_, k) => mixesOf(colors, k));
  const first = labels.of.slice();
  const pixels = colors.map(() => 0);
  const mixed = colors.map(() => 0);
  for (const label of labels.of) if (label >= 0) pixels[label] = pixels[label]! + 1;
  forBorderPixels(labels, (p, x, y, own) => {
    if (mixes[own]!.length === 0) return;
    const seen = around(labels, x, y);
    const mix = mixes[own]!.find(({ both }) => (seen & both) === both);
    if (!mix) return;
    first[p] = mix.nearer;
    mixed[own] = mixed[own]! + 1;
  });
  const lasting = colors.reduce((mask, _, k) => (mixed[k]! > MOSTLY_MIXED * pixels[k]! ? mask : mask | (1 << k)), 0);
  const halfway: Labels = { ...labels, of: first };
  const of = first.slice();
  for (let y = 0; y < labels.height; y += 1)
    for (let x = 0; x < labels.width; x += 1) {
      const p = y * labels.width + x;
      const own = first[p]!;
      if (own < 0 || lasting & (1 << own)) continue;
      const nearest = nearestIn(around(halfway, x, y) & lasting, colors, own);
      if (nearest >= 0) of[p] = nearest;
    }
  let changed = 0;
  for (let p = 0; p < of.length; p += 1) if (of[p] !== labels.of[p]) changed += 1;
  return { labels: { ...labels, of }, changed };
};
