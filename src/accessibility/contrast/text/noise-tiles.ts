import type { Picture } from '../../../image/picture.ts';

/** Side of a tile in pixels: no text is so low that most of a tile beside it is noise. */
export const TILE = 16;
/** Least difference of lightness L* of two neighbours that differ. */
const STEP = 4;
/** Share of the pixels of a tile that differ from the one on their left, and from the one above, from which it is noise: a text stands on flat ground. */
const MOST = 0.64;

/** Whether a tile is noise: no pixel is like its neighbours. */
const isNoise = (lightness: Float32Array, width: number, left: number, top: number, right: number, bottom: number) => {
  const wanted = MOST * (right - left) * (bottom - top);
  let [across, down] = [0, 0];
  for (let y = top; y < bottom; y += 1) {
    for (let at = y * width + left; at < y * width + right; at += 1) {
      if (Math.abs(lightness[at]! - lightness[at - 1]!) >= STEP) across += 1;
      if (Math.abs(lightness[at]! - lightness[at - width]!) >= STEP) down += 1;
    }
    // Most tiles are flat: they are left after half of their rows.
    if (across < (y + 1 - bottom) * (right - left) + wanted || down < (y + 1 - bottom) * (right - left) + wanted)
      return false;
  }
  return true;
};

/**
 * The tiles of an image, in rows, in which no text is looked for: 1 where a tile and all around it are noise. Judged tile by tile, so that
 * a text beside noise is found, with the same ink around it.
 */
export const noiseTiles = ({ width, height }: Picture, lightness: Float32Array): Uint8Array => {
  const [columns, rows] = [Math.ceil(width / TILE), Math.ceil(height / TILE)];
  const noise = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [left, top] = [Math.max(1, column * TILE), Math.max(1, row * TILE)];
      const [right, bottom] = [Math.min(width, (column + 1) * TILE), Math.min(height, (row + 1) * TILE)];
      if (isNoise(lightness, width, left, top, right, bottom)) noise[row * columns + column] = 1;
    }
  const isWithin = (row: number, column: number): boolean => {
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1)
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1)
        if (!noise[y * columns + x]) return false;
    return true;
  };
  return noise.map((_, at) => (isWithin(Math.floor(at / columns), at % columns) ? 1 : 0));
};
