/** Whole numbers mixed so that neighbours give unrelated streams (splitmix32 of Steele, Lea and Flood 2014). */
const splitmix = (state: number): (() => number) => {
  let s = state | 0;
  return () => {
    s = (s + 0x9e3779b9) | 0;
    let z = s;
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
    return (z ^ (z >>> 16)) | 0;
  };
};

const rotate = (v: number, by: number): number => (v << by) | (v >>> (32 - by));

/**
 * Numbers 0 <= v < 1 from a whole seed (any safe integer): xoshiro128** of Blackman and Vigna 2018, on integers only,
 * so that every engine gives the same. `stream` separates uses of one seed.
 */
export const seeded = (seed: number, stream: number): (() => number) => {
  // One word after the other, each through a bijection: no two seeds of 32 bits meet, and others by chance only.
  const afterLow = splitmix(seed | 0)();
  const afterHigh = splitmix(afterLow ^ (Math.floor(seed / 2 ** 32) | 0))();
  const mix = splitmix(afterHigh ^ stream);
  let [a, b, c, d] = [mix(), mix(), mix(), mix() | 1];
  return () => {
    const result = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
    const t = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= t;
    d = rotate(d, 11);
    return result / 2 ** 32;
  };
};
