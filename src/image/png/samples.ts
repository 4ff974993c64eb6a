import type { PngContents } from './chunks.ts';
import type { PngHeader } from './header.ts';

/** Writes `count` pixels of a row of samples at `from` into RGBA at `to`, `step` bytes apart. False: no such palette entry. */
export type RowWriter = (
  source: Uint8Array,
  from: number,
  count: number,
  target: Uint8ClampedArray,
  to: number,
  step: number,
) => boolean;

/** Sample `i` of a row with fewer than 8 bits a sample. */
const packed = (source: Uint8Array, from: number, i: number, depth: number): number => {
  const bit = i * depth;
  return (source[from + (bit >> 3)]! >> (8 - depth - (bit & 7))) & ((1 << depth) - 1);
};

/** 16 bits to 8, rounded to the nearest (ISO/IEC 15948 13.12). */
const narrow = (v: number): number => (v * 255 + 32895) >>> 16;
const wide = (source: Uint8Array, at: number): number => source[at]! * 256 + source[at + 1]!;

const palette = (depth: number, { palette: colors, transparency }: PngContents): RowWriter => {
  const entries = colors!.length / 3;
  return (source, from, count, target, to, step) => {
    for (let i = 0, o = to; i < count; i += 1, o += step) {
      const index = depth === 8 ? source[from + i]! : packed(source, from, i, depth);
      if (index >= entries) return false;
      target[o] = colors![index * 3]!;
      target[o + 1] = colors![index * 3 + 1]!;
      target[o + 2] = colors![index * 3 + 2]!;
      target[o + 3] = transparency?.[index] ?? 255;
    }
    return true;
  };
};

const grey = (depth: number, alpha: boolean, clear: number): RowWriter => {
  const scale = 255 / (2 ** Math.min(depth, 8) - 1);
  const bytes = (depth === 16 ? 2 : 1) * (alpha ? 2 : 1);
  return (source, from, count, target, to, step) => {
    for (let i = 0, o = to; i < count; i += 1, o += step) {
      const at = from + i * bytes;
      let v = depth === 8 ? source[at]! : 0;
      if (depth === 16) v = wide(source, at);
      else if (depth < 8) v = packed(source, from, i, depth);
      target[o] = target[o + 1] = target[o + 2] = depth === 16 ? narrow(v) : v * scale;
      if (alpha) target[o + 3] = depth === 16 ? narrow(wide(source, at + 2)) : source[at + 1]!;
      else target[o + 3] = v === clear ? 0 : 255;
    }
    return true;
  };
};

const color8 = (samples: number, clear: readonly number[]): RowWriter => {
  const [cr, cg, cb] = clear;
  return (source, from, count, target, to, step) => {
    if (samples === 4 && step === 4) {
      target.set(source.subarray(from, from + 4 * count), to);
      return true;
    }
    for (let i = 0, at = from, o = to; i < count; i += 1, at += samples, o += step) {
      const r = source[at]!;
      const g = source[at + 1]!;
      const b = source[at + 2]!;
      target[o] = r;
      target[o + 1] = g;
      target[o + 2] = b;
      if (samples === 4) target[o + 3] = source[at + 3]!;
      else target[o + 3] = r === cr && g === cg && b === cb ? 0 : 255;
    }
    return true;
  };
};

const color16 =
  (samples: number, clear: readonly number[]): RowWriter =>
  (source, from, count, target, to, step) => {
    for (let i = 0, at = from, o = to; i < count; i += 1, at += samples * 2, o += step) {
      let same = 0;
      for (let c = 0; c < 3; c += 1) {
        const v = wide(source, at + 2 * c);
        if (v === clear[c]) same += 1;
        target[o + c] = narrow(v);
      }
      if (samples === 4) target[o + 3] = narrow(wide(source, at + 6));
      else target[o + 3] = same === 3 ? 0 : 255;
    }
    return true;
  };

/** What turns rows of this kind of PNG into RGBA. A sample value named by tRNS becomes transparent, compared in full depth. */
export const rowWriter = ({ depth, color }: PngHeader, contents: PngContents): RowWriter => {
  const { transparency } = contents;
  const clear = transparency
    ? Array.from({ length: transparency.length >> 1 }, (_, i) => wide(transparency, 2 * i))
    : [];
  switch (color.name) {
    case 'palette':
      return palette(depth, contents);
    case 'grey':
      return grey(depth, false, clear[0] ?? -1);
    case 'grey-alpha':
      return grey(depth, true, -1);
    default: {
      const named = color.name === 'rgb' ? clear : [];
      return depth === 16 ? color16(color.samples, named) : color8(color.samples, named);
    }
  }
};
