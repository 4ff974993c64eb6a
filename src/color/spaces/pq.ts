/** ST 2084 constants. */
export const PQ = {
  m1: 2610 / 16384,
  m2: (2523 / 4096) * 128,
  c1: 3424 / 4096,
  c2: (2413 / 4096) * 32,
  c3: (2392 / 4096) * 32,
} as const;

/** Luminance of SDR media white in cd/m2. ITU-R BT.2408; CSS Color HDR. */
export const MEDIA_WHITE = 203;

/** The exponent of Jzazbz and ZCAM, 1.7 times that of ST 2084. */
export const JZ_EXPONENT = 1.7 * PQ.m2;

/** Perceptual quantiser: absolute luminance in cd/m2 (0..10000) to 0..1; odd-symmetric below 0. ST 2084. */
export const pqEncode = (luminance: number, m2: number = PQ.m2): number => {
  const power = (Math.abs(luminance) / 10000) ** PQ.m1;
  const code = ((PQ.c1 + PQ.c2 * power) / (1 + PQ.c3 * power)) ** m2;
  return luminance < 0 ? -code : code;
};

/** 0..1 to absolute luminance; a code below that of black is black. */
export const pqDecode = (code: number, m2: number = PQ.m2): number => {
  const root = Math.abs(code) ** (1 / m2);
  const power = Math.max(0, root - PQ.c1) / (PQ.c2 - PQ.c3 * root);
  const luminance = 10000 * power ** (1 / PQ.m1);
  return code < 0 ? -luminance : luminance;
};
