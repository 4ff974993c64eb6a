import { rgb } from '../../color/rgb.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface RampStop {
  /** 0 to 1. */
  readonly at: number;
  readonly color: string;
}

/** Colours of a gradient at the middles of `count` pixels, r g b a. */
const line = (stops: readonly RampStop[], count: number): Uint8ClampedArray => {
  const known = stops.map(({ at, color }) => ({ at, ...rgb(color) }));
  const pixels = new Uint8ClampedArray(count * 4);
  let next = 1;
  for (let i = 0; i < count; i += 1) {
    const at = (i + 0.5) / count;
    while (next < known.length - 1 && known[next]!.at <= at) next += 1;
    const [a, b] = [known[Math.max(0, next - 1)]!, known[Math.min(next, known.length - 1)]!];
    const t = b.at > a.at ? Math.min(1, Math.max(0, (at - a.at) / (b.at - a.at))) : 0;
    pixels.set([a.r + (b.r - a.r) * t, a.g + (b.g - a.g) * t, a.b + (b.b - a.b) * t, 255], i * 4);
  }
  return pixels;
};

/**
 * A gradient in sRGB as the pixels that a box covers, each rounded and none dithered: an image without noise is encoded
 * in half the time, and has exactly the requested colours.
 */
export const rampPixels = (
  box: Box,
  stops: readonly RampStop[],
  direction: 'right' | 'down',
): { x: number; y: number; width: number; height: number; data: Uint8ClampedArray } => {
  const [x, y] = [Math.round(box.x), Math.round(box.y)];
  const [width, height] = [
    Math.max(1, Math.round(box.x + box.width) - x),
    Math.max(1, Math.round(box.y + box.height) - y),
  ];
  const data = new Uint8ClampedArray(width * height * 4);
  const colors = line(stops, direction === 'right' ? width : height);
  const [pixels, of] = [new Uint32Array(data.buffer), new Uint32Array(colors.buffer)];
  for (let row = 0; row < height; row += 1) {
    if (direction === 'right') pixels.set(of, row * width);
    else pixels.fill(of[row]!, row * width, (row + 1) * width);
  }
  return { x, y, width, height, data };
};
