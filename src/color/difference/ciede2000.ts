import type { Vec3 } from '../matrix.ts';

const DEGREE = Math.PI / 180;
const POW7_25 = 25 ** 7;

/**
 * CIEDE2000 colour difference of two CIELAB colours, kL = kC = kH = 1. ISO/CIE 11664-6:2014, in the form of Sharma,
 * Wu and Dalal 2005 (Color Res. Appl. 30(1)), whose test pairs hold, the order of the colours not mattering.
 */
export const ciede2000 = ([l1, a1, b1]: Vec3, [l2, a2, b2]: Vec3): number => {
  const meanC7 = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7;
  const g = 1 + 0.5 * (1 - Math.sqrt(meanC7 / (meanC7 + POW7_25)));
  const [ap1, ap2] = [g * a1, g * a2];
  const [c1, c2] = [Math.hypot(ap1, b1), Math.hypot(ap2, b2)];
  const h1 = c1 === 0 ? 0 : Math.atan2(b1, ap1);
  const h2 = c2 === 0 ? 0 : Math.atan2(b2, ap2);

  const dL = l2 - l1;
  const dC = c2 - c1;
  // Signed chord of the hue difference, without angles: 2 sqrt(c1 c2) sin(dh / 2).
  const chord = Math.sqrt(Math.max(0, 2 * (c1 * c2 - ap1 * ap2 - b1 * b2)));
  const cross = ap1 * b2 - ap2 * b1;
  const dH = cross < 0 ? -chord : chord;

  const lBar = (l1 + l2) / 2;
  const cBar = (c1 + c2) / 2;
  let hBar = h1 + h2;
  if (c1 * c2 !== 0) {
    hBar /= 2;
    if (Math.abs(h1 - h2) > Math.PI) hBar += Math.PI;
  }
  const t =
    1 -
    0.17 * Math.cos(hBar - 30 * DEGREE) +
    0.24 * Math.cos(2 * hBar) +
    0.32 * Math.cos(3 * hBar + 6 * DEGREE) -
    0.2 * Math.cos(4 * hBar - 63 * DEGREE);
  const hDegrees = hBar < 0 ? hBar / DEGREE + 360 : hBar / DEGREE;
  const theta = 30 * DEGREE * Math.exp(-(((hDegrees - 275) / 25) ** 2));
  const cBar7 = cBar ** 7;
  const l50 = (lBar - 50) ** 2;
  const sL = 1 + (0.015 * l50) / Math.sqrt(20 + l50);
  const sC = 1 + 0.045 * cBar;
  const sH = 1 + 0.015 * cBar * t;
  const rT = -2 * Math.sqrt(cBar7 / (cBar7 + POW7_25)) * Math.sin(2 * theta);
  const [x, y, z] = [dL / sL, dC / sC, dH / sH];
  return Math.sqrt(Math.max(0, x * x + y * y + z * z + rT * y * z));
};
