import { contrastRatio, floorRatio, WCAG } from '../../color/luminance.ts';
import { type Rgb, toHex } from '../../color/rgb.ts';
import { round4 } from '../../exact/round.ts';
import type { Picture } from '../../image/picture.ts';
import { quantise } from '../../image/quantise/quantise.ts';
import { levelOf } from './level.ts';
import { withoutBlends } from './regions/blends.ts';
import { countBorders } from './regions/borders.ts';
import { frequentColors } from './regions/frequent.ts';
import { labelPixels } from './regions/label.ts';
import { joinThin } from './regions/thin.ts';
import { simulatedRatios, worstOf } from './standards/simulated.ts';
import { textRegions } from './text/regions.ts';

/** Maximum number of colours that an image is assumed to have. */
const CLUSTERS = 16;
/**
 * A border is an edge where its pixels step by at least this share of the difference of the two colours; less is a
 * gradient or a shade, which has no edge whose contrast could be too low.
 */
const EDGE_STEP = 0.25;
/** Pairs with less than this share of all edges are crumbs of where three colours meet. */
const LEAST_SHARE = 0.0025;

const distance = (a: Rgb, b: Rgb): number => Math.hypot(a.r - b.r, a.g - b.g, a.b - b.b);

/** Areas of an image: their colours, and for each pixel its area, anti-aliasing counted to the nearer side. */
const areasOf = (picture: Picture) => {
  const means = quantise(picture, CLUSTERS).map(({ color }) => color);
  const labels = labelPixels(picture, means);
  const frequent = frequentColors(picture, labels, means.length);
  const colors = means.map((mean, k) => frequent[k] ?? mean);
  const sharp = withoutBlends(labels, colors);
  return { colors, labels: joinThin(sharp.labels, colors), changed: sharp.changed };
};

const pairReport = (a: Rgb, b: Rgb, length: number) => {
  const ratio = contrastRatio(a, b);
  const worst = worstOf(simulatedRatios(a, b));
  return {
    a: toHex(a),
    b: toHex(b),
    ratio,
    level: levelOf(ratio),
    border: length,
    worst: { model: worst.model, ratio: floorRatio(worst.ratio) },
  };
};

/**
 * Contrast of the areas of an image that touch, worst first, each with its share of all edges and the vision model for
 * which it is lowest.
 */
export const contrastInPicture = (picture: Picture) => {
  const { colors, labels, changed } = areasOf(picture);
  const n = colors.length;
  const { lengths, steps, pixels } = countBorders(picture, labels, n);
  const opaque = pixels.reduce((sum, count) => sum + count, 0);
  const edges: ReturnType<typeof pairReport>[] = [];
  let soft = 0;
  for (let a = 0; a < n; a += 1)
    for (let b = a + 1; b < n; b += 1) {
      const length = lengths[a * n + b]!;
      if (length === 0) continue;
      if (steps[a * n + b]! / length < EDGE_STEP * distance(colors[a]!, colors[b]!)) soft += 1;
      else edges.push(pairReport(colors[a]!, colors[b]!, length));
    }
  const total = edges.reduce((sum, { border }) => sum + border, 0);
  const shareAtLeast = (ratio: number) =>
    total === 0 ? null : round4(edges.reduce((sum, e) => sum + (e.ratio >= ratio ? e.border : 0), 0) / total);
  return {
    width: picture.width,
    height: picture.height,
    colors: colors
      .map((color, k) => ({ hex: toHex(color), share: opaque === 0 ? 0 : round4(pixels[k]! / opaque) }))
      .filter((_, k) => pixels[k]! > 0)
      .sort((x, y) => y.share - x.share),
    border_share: { aa_large: shareAtLeast(WCAG.large), aa: shareAtLeast(WCAG.aa), aaa: shareAtLeast(WCAG.aaa) },
    text_regions: textRegions(picture),
    pairs: edges
      .filter(({ border }) => border >= LEAST_SHARE * total)
      .sort((x, y) => x.ratio - y.ratio || y.border - x.border || (x.a + x.b < y.a + y.b ? -1 : 1))
      .map(({ ratio, border, ...edge }) => ({
        ...edge,
        ratio: floorRatio(ratio),
        non_text: ratio >= WCAG.large ? ('pass' as const) : ('fail' as const),
        border: { pixels: border, share: round4(border / total) },
      })),
    left_out: {
      anti_aliased_pixels: changed,
      soft_borders: soft,
      minor_pairs: edges.filter(({ border }) => border < LEAST_SHARE * total).length,
    },
    note: 'Only colours that touch are paired. Pixels that mix the two colours of an edge count towards the nearer one, gradients have no edge, and pixels less than half opaque are ignored. Text is recognised by its strokes and judged apart; the edges of everything else need 3:1 (WCAG 1.4.11).',
  };
};
