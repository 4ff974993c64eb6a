/** Below this an encoded value is a line, above it a power. */
const LINE_END = 0.04045;

/** Fifth root of x between 0 and 1 by Newton's method. */
const fifthRoot = (x: number): number => {
  let root = Math.sqrt(Math.sqrt(x));
  for (let step = 0; step < 60; step += 1) {
    const square = root * root;
    root -= (root - x / (square * square)) / 5;
  }
  return root;
};

/**
 * For each value from 11, where the power begins: by how many units in the last place the published value is above what `fifthRoot`
 * gives, and 1 more.
 */
const LAST_PLACES =
  '23212334232122233223122111122321213321321321212212221210022121111212102213132220223122122111111022110111122112221221122123121121212112211111212111222121221122112221111221221101111111112121021121211121220111111021010111110111112212011111111212111';

/** A positive number with another last place. */
const moved = (x: number, places: number): number => {
  const bits = new BigInt64Array(Float64Array.of(x).buffer);
  bits[0] = bits[0]! + BigInt(places);
  return new Float64Array(bits.buffer)[0]!;
};

const decode = (v: number): number => {
  const encoded = v / 255;
  if (encoded <= LINE_END) return encoded / 12.92;
  const base = (encoded + 0.055) / 1.055;
  return moved(base * base * fifthRoot(base * base), Number(LAST_PLACES[v - 11]) - 1);
};

/**
 * Linear light of the 256 channel values of sRGB, in nothing but + - * / and the square root: published records and their order hang
 * on the last bits, in which the powers of JavaScript engines differ (Node 24 from Node 22 in 32 of the values).
 */
export const LINEAR_8BIT: Float64Array = Float64Array.from({ length: 256 }, (_, v) => decode(v));
