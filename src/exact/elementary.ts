/**
 * Elementary functions in nothing but + - * / and the square root, which IEEE 754 rounds alike everywhere: the search
 * compares thousands of scores, and Math.exp and its kin may differ in the last bit from engine to engine. Each is good
 * to about 1e-14.
 *
 * Records of the collections have a cube root and an angle of their own (`cubeRoot`, `degreesOf`), which are faster by
 * tables and differ from these in the last bits. Both are right; but which of two equally good hues a search names and
 * what hue a grey has hang on those bits, and neither a record nor the answer to a seed may change.
 */

const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;

const POWERS_OF_TWO = (() => {
  const powers = new Float64Array(2098);
  powers[1074] = 1;
  for (let k = 1; k <= 1023; k += 1) powers[1074 + k] = powers[1073 + k]! * 2;
  for (let k = 1; k <= 1074; k += 1) powers[1074 - k] = powers[1075 - k]! / 2;
  return powers;
})();

/** e^x; 0 below -700. */
export const exp = (x: number): number => {
  if (x < -700) return 0;
  const k = Math.floor(x * Math.LOG2E + 0.5);
  const r = x - k * LN2_HIGH - k * LN2_LOW;
  let sum = 1 + r / 13;
  for (let n = 12; n >= 1; n -= 1) sum = 1 + (r / n) * sum;
  return sum * POWERS_OF_TWO[1074 + k]!;
};

/** Natural logarithm of x > 0. */
export const log = (x: number): number => {
  let [m, k] = [x, 0];
  while (m > Math.SQRT2) {
    m /= 2;
    k += 1;
  }
  while (m < Math.SQRT1_2) {
    m *= 2;
    k -= 1;
  }
  const s = (m - 1) / (m + 1);
  const s2 = s * s;
  let sum = 0;
  for (let n = 19; n >= 1; n -= 2) sum = 1 / n + s2 * sum;
  return 2 * s * sum + k * LN2_LOW + k * LN2_HIGH;
};

/** x^p for x >= 0. */
export const power = (x: number, p: number): number => (x <= 0 ? 0 : exp(p * log(x)));

export const tanh = (x: number): number => {
  if (x > 20) return 1;
  if (x < -20) return -1;
  const e = exp(2 * x);
  return (e - 1) / (e + 1);
};

/** Cube root of x >= 0; 0 for 0. */
export const cbrt = (x: number): number => {
  if (x <= 0) return 0;
  let [t, scale] = [x, 1];
  while (t < 0.125) {
    t *= 8;
    scale *= 0.5;
  }
  while (t >= 1) {
    t *= 0.125;
    scale *= 2;
  }
  let y = 0.354 + t * (1.17 - 0.53 * t);
  // Three steps of Halley, each tripling the number of right digits.
  for (let step = 0; step < 3; step += 1) {
    const y3 = y * y * y;
    y *= (y3 + 2 * t) / (2 * y3 + t);
  }
  return y * scale;
};

const DEGREES = 57.29577951308232;
const SQRT3 = 1.7320508075688772;

/** Direction of the vector (x, y) in degrees, 0 <= h < 360; 0 for the null vector. */
export const direction = (y: number, x: number): number => {
  const [ax, ay] = [x < 0 ? -x : x, y < 0 ? -y : y];
  if (ax === 0 && ay === 0) return 0;
  let q = ax > ay ? ay / ax : ax / ay;
  let base = 0;
  if (q > 0.2679491924311227) {
    q = (q * SQRT3 - 1) / (q + SQRT3);
    base = 30;
  }
  const q2 = q * q;
  let sum = 0;
  for (let n = 25; n >= 1; n -= 2) sum = 1 / n - q2 * sum;
  let angle = base + q * sum * DEGREES;
  if (ay > ax) angle = 90 - angle;
  if (x < 0) angle = 180 - angle;
  if (y < 0) angle = 360 - angle;
  return angle >= 360 ? 0 : angle;
};

const sineNear = (r: number): number => {
  const r2 = r * r;
  let sum = 1;
  for (let n = 15; n >= 3; n -= 2) sum = 1 - (r2 / (n * (n - 1))) * sum;
  return r * sum;
};

const cosineNear = (r: number): number => {
  const r2 = r * r;
  let sum = 1;
  for (let n = 16; n >= 2; n -= 2) sum = 1 - (r2 / (n * (n - 1))) * sum;
  return sum;
};

/** Cosine and sine of an angle in degrees. */
export const cosSin = (degrees: number): readonly [cos: number, sin: number] => {
  const quarter = Math.floor(degrees / 90 + 0.5);
  const r = (degrees - 90 * quarter) / DEGREES;
  const [c, s] = [cosineNear(r), sineNear(r)];
  const turn = ((quarter % 4) + 4) % 4;
  if (turn === 0) return [c, s];
  if (turn === 1) return [-s, c];
  return turn === 2 ? [-c, -s] : [s, -c];
};
