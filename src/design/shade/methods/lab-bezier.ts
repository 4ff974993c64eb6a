import { mapIntoGamut } from '../../../color/gamut-map.ts';
import { labToXyz, toLabD65 } from '../../../color/lab.ts';
import { mapChannels, transform, type Vec3 } from '../../../color/matrix.ts';
import { XYZ_TO_SRGB } from '../../../color/primaries.ts';
import { fromLinear } from '../../../color/transfer.ts';
import { XYZ_D65 } from '../../../color/white.ts';
import { curveThroughAnchor, triangleWeights } from '../curve.ts';
import { type ShadeMethod, withBase } from '../method.ts';

/** Part of white in the light end, and of black in the dark end. */
const [TINT, SHADE] = [0.95, 0.9];

const toward = (color: Vec3, lightness: number, weight: number): Vec3 => [
  color[0] + (lightness - color[0]) * weight,
  color[1] * (1 - weight),
  color[2] * (1 - weight),
];

const bezier = (p0: Vec3, p1: Vec3, p2: Vec3, t: number): Vec3 => {
  const at = (c: 0 | 1 | 2) => (1 - t) * (1 - t) * p0[c] + 2 * t * (1 - t) * p1[c] + t * t * p2[c];
  return [at(0), at(1), at(2)];
};

/** Where the falling lightness of the curve is this: a root of its quadratic, by bisection. */
const solve = (p0: Vec3, p1: Vec3, p2: Vec3, lightness: number): number => {
  let [low, high] = [0, 1];
  for (let round = 0; round < 40; round += 1) {
    const t = (low + high) / 2;
    if (bezier(p0, p1, p2, t)[0] > lightness) low = t;
    else high = t;
  }
  return (low + high) / 2;
};

/**
 * A quadratic Bezier curve in CIELAB (D65) from a tint to a shade with the base as its control point, walked so that L*
 * falls evenly. The curve passes by the base: it is drawn over to it, less and less away from it.
 */
export const labBezier = {
  id: 'lab_bezier',
  name: 'Bezier curve in CIELAB',
  description:
    'A Bezier curve in CIELAB from 95 % white past the base to 90 % black with L* in even steps, drawn through the base.',
  reference: 'Aisch 2013, Mastering multi-hued color scales with chroma.js: bezier and correctLightness',
  keeps_base: true,
  scale: (base, steps, { at: wanted } = {}) => {
    const lab = toLabD65(base);
    const [light, dark] = [toward(lab, 100, TINT), toward(lab, 0, SHADE)];
    const { values, at } = curveThroughAnchor(light[0], dark[0], steps, lab[0], wanted, [100, 0]);
    const points = values.map((l) => bezier(light, lab, dark, solve(light, lab, dark, l)));
    const off = mapChannels(points[at]!, (v, c) => lab[c] - v);
    const pull = triangleWeights(at, steps);
    const colors = points.map(([l, a, b], i) => {
      const drawn: Vec3 = [l, a + off[1] * pull[i]!, b + off[2] * pull[i]!];
      return fromLinear(mapIntoGamut(transform(XYZ_TO_SRGB, labToXyz(drawn, XYZ_D65))));
    });
    return withBase(colors, base, at);
  },
} satisfies ShadeMethod;
