/** Wellons' lowbias32: a bijection of 32-bit integers that leaves no visible pattern. Integer arithmetic only. */
export const lowbias32 = (value: number): number => {
  let x = value | 0;
  x ^= x >>> 16;
  x = Math.imul(x, 0x21f0aaad);
  x ^= x >>> 15;
  x = Math.imul(x, 0xd35a2d97);
  x ^= x >>> 15;
  return x >>> 0;
};
