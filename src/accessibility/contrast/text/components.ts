/** A connected piece of ink. */
export interface Component {
  readonly left: number;
  readonly top: number;
  /** Behind the last column and row. */
  readonly right: number;
  readonly bottom: number;
  /** Pixels. */
  readonly area: number;
  /** Mean width of its strokes in pixels, and how uneven they are: spread over mean. */
  readonly stroke: number;
  readonly unevenness: number;
  /** The most strokes that a line across its middle third meets. */
  readonly crossings: number;
  readonly label: number;
}

/** Heights, as shares of that of the piece, at which strokes are counted. */
const CROSSED = [0.35, 0.5, 0.65];

/** Runs of a label along a row, from one column to another. */
const runsOf = (labels: Int32Array, label: number, from: number, to: number): number => {
  let runs = 0;
  for (let at = from; at < to; at += 1)
    if (labels[at] === label && (at === from || labels[at - 1] !== label)) runs += 1;
  return runs;
};

/** Length of the run of ink through each pixel, along rows or columns. */
const runs = (mask: Uint8Array, width: number, height: number, isRow: boolean): Uint16Array => {
  const out = new Uint16Array(mask.length);
  const [lines, length, step, stride] = isRow ? [height, width, 1, width] : [width, height, width, 1];
  for (let line = 0; line < lines; line += 1) {
    const start = line * stride;
    for (let i = 0; i < length; ) {
      if (!mask[start + i * step]) {
        i += 1;
        continue;
      }
      let end = i;
      while (end < length && mask[start + end * step]) end += 1;
      for (let k = i; k < end; k += 1) out[start + k * step] = end - i;
      i = end;
    }
  }
  return out;
};

/** Connected pieces (eight neighbours) of a mask, in the order of their first pixel, and the number of each pixel's piece, from 1. */
export const componentsOf = (mask: Uint8Array, width: number, height: number) => {
  const [across, down] = [runs(mask, width, height, true), runs(mask, width, height, false)];
  const labels = new Int32Array(mask.length);
  const stack: number[] = [];
  let depth = 0;
  const found: Component[] = [];
  for (let seed = 0; seed < mask.length; seed += 1) {
    if (!mask[seed] || labels[seed]) continue;
    const label = found.length + 1;
    let left = width;
    let top = height;
    let [right, bottom, area, sum, squares] = [0, 0, 0, 0, 0];
    labels[seed] = label;
    stack[0] = seed;
    depth = 1;
    while (depth > 0) {
      depth -= 1;
      const at = stack[depth]!;
      const x = at % width;
      const y = (at - x) / width;
      if (x < left) left = x;
      if (x >= right) right = x + 1;
      if (y < top) top = y;
      if (y >= bottom) bottom = y + 1;
      const stroke = Math.min(across[at]!, down[at]!);
      area += 1;
      sum += stroke;
      squares += stroke * stroke;
      const firstX = x > 0 ? x - 1 : 0;
      const lastX = x + 1 < width ? x + 1 : x;
      const lastY = y + 1 < height ? y + 1 : y;
      for (let ny = y > 0 ? y - 1 : 0; ny <= lastY; ny += 1)
        for (let next = ny * width + firstX; next <= ny * width + lastX; next += 1) {
          if (!mask[next] || labels[next]) continue;
          labels[next] = label;
          stack[depth] = next;
          depth += 1;
        }
    }
    const stroke = sum / area;
    const unevenness = Math.sqrt(Math.max(0, squares / area - stroke * stroke)) / stroke;
    let crossings = 0;
    for (const share of CROSSED) {
      const row = (top + Math.floor(share * (bottom - top))) * width;
      crossings = Math.max(crossings, runsOf(labels, label, row + left, row + right));
    }
    found.push({ left, top, right, bottom, area, stroke, unevenness, crossings, label });
  }
  return { components: found, labels };
};
