import type { PngHeader } from './header.ts';

/** One sub-image of the pixel stream: every pixel of a plain PNG, or a seventh of the Adam7 scheme. */
export interface Pass {
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/** Adam7, ISO/IEC 15948 8.2: first column and row, and the steps. */
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

export const passesOf = ({ width, height, interlaced }: PngHeader): readonly Pass[] =>
  interlaced
    ? ADAM7.map(([x, y, dx, dy]) => ({
        x,
        y,
        dx,
        dy,
        width: Math.ceil((width - x) / dx),
        height: Math.ceil((height - y) / dy),
      })).filter((pass) => pass.width > 0 && pass.height > 0)
    : [{ width, height, x: 0, y: 0, dx: 1, dy: 1 }];

/** Bytes of one row of pixels, without its filter byte. */
export const rowBytes = ({ depth, color }: PngHeader, width: number): number =>
  Math.ceil((width * depth * color.samples) / 8);

/** Length of the whole pixel stream when inflated: this many bytes, neither more nor fewer. */
export const streamBytes = (header: PngHeader): number =>
  passesOf(header).reduce((sum, { width, height }) => sum + height * (1 + rowBytes(header, width)), 0);
