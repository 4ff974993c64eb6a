import { cosSin, exp, tanh } from '../../exact/elementary.ts';

/**
 * Ou, L.-C. and Luo, M. R. (2006). A colour harmony model for two-colour combinations. Color Res. Appl. 31(3), 191-204.
 * CH = HC + HL + HH on CIELAB: about -1.2 (discordant) to 1.4 (harmonious). This is HH's share of one colour:
 * HSY = EC (HS + EY), from lightness L*, chroma C*ab and hue in degrees.
 */
export const hueTerm = (lightness: number, chroma: number, hue: number): number => {
  const ec = 0.5 + 0.5 * tanh(-2 + 0.5 * chroma);
  const hs = -0.08 - 0.14 * cosSin(hue + 50)[1] - 0.07 * cosSin(2 * hue + 90)[1];
  const x = (90 - hue) / 10;
  // For x beyond 6.5 the double exponential is below 1e-280.
  const ey = x > 6.5 ? 0 : ((0.22 * lightness - 12.8) / 10) * exp(x - exp(x));
  return ec * (hs + ey);
};

/** CH of two colours that lie as L, a, b, C at the start of flat arrays, given their hue terms. */
export const pairHarmony = (x: Float64Array, y: Float64Array, xTerm: number, yTerm: number): number => {
  const [dA, dB, dC] = [x[1]! - y[1]!, x[2]! - y[2]!, x[3]! - y[3]!];
  const dH2 = Math.max(0, dA * dA + dB * dB - dC * dC);
  const chromatic = Math.sqrt(dH2 + (dC / 1.46) * (dC / 1.46));
  const hc = 0.04 + 0.53 * tanh(0.8 - 0.045 * chromatic);
  const sum = 0.28 + 0.54 * tanh(-3.88 + 0.029 * (x[0]! + y[0]!));
  const difference = 0.14 + 0.15 * tanh(-2 + 0.2 * Math.abs(x[0]! - y[0]!));
  return hc + sum + difference + xTerm + yTerm;
};
