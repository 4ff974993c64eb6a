const view = new Float32Array(1);
const bits = new Int32Array(view.buffer);

/**
 * Cube root of 0..1 to a relative error below 1e-13, by the same operations on every machine: a third of the exponent of
 * the single-precision form (Kahan), then two steps of Halley. 0 gives less than 1e-13.
 */
export const cubeRoot = (x: number): number => {
  view[0] = x;
  bits[0] = ((bits[0]! / 3) | 0) + 709921077;
  let y = view[0]!;
  let cube = y * y * y;
  y = (y * (cube + x + x)) / (cube + cube + x);
  cube = y * y * y;
  return (y * (cube + x + x)) / (cube + cube + x);
};
