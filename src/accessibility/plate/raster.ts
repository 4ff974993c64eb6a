import { type Rgb, toHex } from '../../color/rgb.ts';
import { toLinear } from '../../color/transfer.ts';
import type { IndexedImage } from '../../image/png/encode-indexed.ts';
import { encodeByte } from '../vision/encode.ts';
import type { Dot } from './plate.ts';

/** Coverage of an edge pixel is taken in this many steps. With 2 x 24 colours of dots 241 entries of a palette are used. */
const EDGE_STEPS = 5;

const WHITE: Rgb = { r: 255, g: 255, b: 255 };

/** A colour mixed with white in linear light, 0 < share <= 1. */
const onWhite = (color: Rgb, share: number): Rgb => {
  const [r, g, b] = toLinear(color);
  const mixed = (v: number) => encodeByte(share * v + 1 - share);
  return { r: mixed(r), g: mixed(g), b: mixed(b) };
};

/**
 * Dots on white. The pixels of an edge are mixed with white in linear light: a mix of two colours that a dichromat
 * confuses with the same share of white is confused too, so that edges give nothing away.
 */
export const drawDots = (dots: readonly Dot[], size: number): IndexedImage => {
  const pixels = new Uint8Array(size * size);
  const palette: Rgb[] = [WHITE];
  /** Where a colour's steps of coverage begin in the palette, less one: step s stands at base + s. */
  const bases = new Map<string, number>();
  const baseOf = (color: Rgb): number => {
    const key = toHex(color);
    const known = bases.get(key);
    if (known !== undefined) return known;
    const base = palette.length - 1;
    for (let step = 1; step <= EDGE_STEPS; step += 1) palette.push(onWhite(color, step / EDGE_STEPS));
    bases.set(key, base);
    return base;
  };
  for (const { x, y, r, color } of dots) {
    const base = baseOf(color);
    const [top, bottom] = [Math.max(0, Math.floor(y - r - 0.5)), Math.min(size - 1, Math.ceil(y + r + 0.5))];
    const [left, right] = [Math.max(0, Math.floor(x - r - 0.5)), Math.min(size - 1, Math.ceil(x + r + 0.5))];
    const [inner, outer] = [r < 0.5 ? -1 : (r - 0.5) ** 2, (r + 0.5) ** 2];
    // A dot smaller than a pixel can cover no more of it than its own area.
    const most = Math.min(1, Math.PI * r * r);
    for (let row = top; row <= bottom; row += 1) {
      const dy = row + 0.5 - y;
      for (let column = left; column <= right; column += 1) {
        const dx = column + 0.5 - x;
        const squared = dx * dx + dy * dy;
        if (squared >= outer) continue;
        const covered = squared <= inner ? 1 : Math.min(most, r + 0.5 - Math.sqrt(squared));
        const step = Math.round(covered * EDGE_STEPS);
        if (step > 0) pixels[row * size + column] = base + step;
      }
    }
  }
  return { width: size, height: size, palette, pixels };
};
