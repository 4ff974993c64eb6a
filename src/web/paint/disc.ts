import type { HueSlice } from '../../accessibility/contrast/hue-slice.ts';
import { oklabToLinear } from '../../color/oklab.ts';
import { byteOf, type Pixels } from './plane.ts';

/** The most chroma at a lightness, for any hue: between the slices of the gamut along the straight line. */
const edgeAt = (slices: readonly HueSlice[], lightness: number): ((turns: number) => number) => {
  const edges = slices.map((slice) => slice.maxChroma(lightness));
  return (turns) => {
    const place = (((turns % 1) + 1) % 1) * edges.length;
    const before = Math.floor(place) % edges.length;
    const share = place - Math.floor(place);
    return edges[before]! * (1 - share) + edges[(before + 1) % edges.length]! * share;
  };
};

/** Where the ring of hues begins, in shares of the way from the middle to the edge of the square. */
const RING = 0.93;
const shareOf = (v: number): number => Math.min(1, Math.max(0, v));

/**
 * The colours of one lightness inside sRGB: grey in the middle, chroma outwards to `most` at the edge of the square, hue
 * counted against the clock from the right; around them a ring with the most chromatic colour of each hue. Elsewhere pixels
 * are transparent, and at an edge as opaque as much of them is inside.
 */
export const paintDisc = (slices: readonly HueSlice[], lightness: number, most: number, size: number): Pixels => {
  const pixels: Pixels = new Uint8ClampedArray(4 * size * size);
  const edge = edgeAt(slices, lightness);
  const step = (2 * most) / size;
  for (let y = 0, at = 0; y < size; y += 1) {
    const b = most - (y + 0.5) * step;
    for (let x = 0; x < size; x += 1, at += 4) {
      const a = (x + 0.5) * step - most;
      const c = Math.sqrt(a * a + b * b);
      const largest = edge(Math.atan2(b, a) / (2 * Math.PI));
      const inside = shareOf((largest - c) / step + 0.5);
      const onRing = Math.min(shareOf((c - RING * most) / step + 0.5), shareOf((most - c) / step + 0.5));
      if (inside + onRing === 0) continue;
      const scale = onRing > 0 ? largest / c : 1;
      const [red, green, blue] = oklabToLinear([lightness, a * scale, b * scale]);
      pixels[at] = byteOf(red);
      pixels[at + 1] = byteOf(green);
      pixels[at + 2] = byteOf(blue);
      pixels[at + 3] = Math.round(255 * Math.max(inside, onRing));
    }
  }
  return pixels;
};

/** Where a colour of some hue in degrees and chroma lies in the square, in shares from its upper left. */
export const placeInDisc = (c: number, h: number, most: number): { readonly x: number; readonly y: number } => {
  const radians = (h * Math.PI) / 180;
  return { x: 0.5 + ((c / most) * Math.cos(radians)) / 2, y: 0.5 - ((c / most) * Math.sin(radians)) / 2 };
};

/** Chroma and hue in degrees of a place in the square. */
export const inDisc = (x: number, y: number, most: number): { readonly c: number; readonly h: number } => {
  const [a, b] = [(2 * x - 1) * most, (1 - 2 * y) * most];
  return { c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
};
