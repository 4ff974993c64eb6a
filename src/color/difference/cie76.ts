import type { Vec3 } from '../matrix.ts';
import type { DifferenceMethod } from './method.ts';

/** CIE 1976 colour difference: Euclidean distance in CIELAB. ISO/CIE 11664-4. */
export const cie76 = (x: Vec3, y: Vec3): number => {
  const dL = x[0] - y[0];
  const da = x[1] - y[1];
  const db = x[2] - y[2];
  return Math.sqrt(dL * dL + da * da + db * db);
};

export const CIE76 = {
  id: 'cie76',
  label: 'CIE76',
  name: 'CIE 1976 colour difference, Delta E*ab',
  formula: 'sqrt(dL*^2 + da*^2 + db*^2)',
  space: 'cielab',
  year: 1976,
  standard: 'ISO/CIE 11664-4:2019',
  citation: 'CIE 015:2018 Colorimetry, 4th edition, section 8.2.1.3',
  use: 'Fast, symmetric and a true distance: for nearest-neighbour search, clustering and quick comparison. It overstates differences of saturated colours, blues above all; do not set tolerances with it.',
  symmetric: true,
  options: {},
  scale:
    'About 2.3 is a just noticeable difference on average; a saturated pair may need 10 before it looks different.',
  compute: (x, y) => cie76(x, y),
} as const satisfies DifferenceMethod;
