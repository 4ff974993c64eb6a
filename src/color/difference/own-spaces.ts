import {
  differenceEuclidean,
  differenceHyab,
  differenceItp,
  modeDlab,
  modeItp,
  modeJab,
  modeOklab,
  useMode as withMode,
} from 'culori/fn';
import type { Vec3 } from '../matrix.ts';
import { cie76 } from './cie76.ts';
import type { DifferenceMethod } from './method.ts';

withMode(modeOklab);
withMode(modeItp);
withMode(modeJab);
withMode(modeDlab);

const hyab = differenceHyab();
const oklab = differenceEuclidean('oklab');
const oklab2 = differenceEuclidean('oklab', [1, 4, 4, 0]);
const itp = differenceItp();
const jab = differenceEuclidean('jab');
const dlab = differenceEuclidean('dlab');

const inLab = <Mode extends string>(mode: Mode, [l, a, b]: Vec3) => ({ mode, l, a, b });

export const HYAB = {
  id: 'hyab',
  label: 'HyAB',
  name: 'HyAB distance',
  formula: '|dL*| + sqrt(da*^2 + db*^2)',
  year: 2020,
  standard: 'none',
  citation:
    'Abasi, S., Amani Tehran, M. and Fairchild, M. D. (2020). Distance metrics for very large color differences. Color Res. Appl. 45(2)',
  use: 'For large differences, such as ranking or clustering unlike colours, where CIEDE2000 and CIE76 fail. Not for tolerances.',
  symmetric: true,
  options: {},
  scale: 'No published scale; in the units of CIELAB.',
  space: 'cielab',
  compute: (x, y) => hyab(inLab('lab65', x), inLab('lab65', y)),
} as const satisfies DifferenceMethod;

export const OK = {
  id: 'ok',
  label: 'OK',
  name: 'Delta E OK',
  formula: 'sqrt(dL^2 + da^2 + db^2) in Oklab',
  year: 2020,
  standard: 'CSS Color 4, section 10.4',
  citation: 'Ottosson, B. (2020). A perceptual color space for image processing',
  use: 'Fast, and the measure of gamut mapping in CSS. Chroma counts for less than it looks: see OK2.',
  symmetric: true,
  options: {},
  scale: '0.02 is a just noticeable difference in CSS Color 4; black and white are 1 apart.',
  space: 'oklab',
  compute: (x, y) => oklab(inLab('oklab', x), inLab('oklab', y)),
} as const satisfies DifferenceMethod;

export const OK2 = {
  id: 'ok2',
  label: 'OK2',
  name: 'Delta E OK, a and b doubled',
  formula: 'sqrt(dL^2 + (2 da)^2 + (2 db)^2) in Oklab',
  year: 2024,
  standard: 'none',
  citation: 'Verou, L. and Lilley, C. (2024). Color.js, deltaEOK2',
  use: 'As OK, with chroma and hue weighted as observers weigh them against lightness.',
  symmetric: true,
  options: {},
  scale: 'No published scale.',
  space: 'oklab',
  compute: (x, y) => oklab2(inLab('oklab', x), inLab('oklab', y)),
} as const satisfies DifferenceMethod;

export const ITP = {
  id: 'itp',
  label: 'ITP',
  name: 'Delta E ITP',
  formula: '720 sqrt(dI^2 + (dCT / 2)^2 + dCP^2) in ICtCp',
  year: 2019,
  standard: 'ITU-R BT.2124-0',
  citation:
    'ITU-R (2019). Recommendation BT.2124-0: Objective metric for the assessment of the potential visibility of colour differences in television',
  use: 'For displays, video and high dynamic range. White is 203 cd/m2 (BT.2408).',
  symmetric: true,
  options: {},
  scale: '1 is a just noticeable difference for the most critical viewer.',
  space: 'ictcp',
  compute: ([i, t, p], [i2, t2, p2]) => itp({ mode: 'itp', i, t, p }, { mode: 'itp', i: i2, t: t2, p: p2 }),
} as const satisfies DifferenceMethod;

export const JZ = {
  id: 'jz',
  label: 'Jz',
  name: 'Delta Ez',
  formula: 'sqrt(dJz^2 + dCz^2 + 4 Cz1 Cz2 sin^2(dhz / 2))',
  year: 2017,
  standard: 'none',
  citation:
    'Safdar, M., Cui, G., Kim, Y. J. and Luo, M. R. (2017). Perceptually uniform color space for image signals including high dynamic range and wide gamut. Opt. Express 25(13)',
  use: 'For wide gamut and high dynamic range. White is 203 cd/m2.',
  symmetric: true,
  options: {},
  scale: 'No published scale; white has Jz of 0.222.',
  space: 'jzazbz',
  compute: ([j, a, b], [j2, a2, b2]) => jab({ mode: 'jab', j, a, b }, { mode: 'jab', j: j2, a: a2, b: b2 }),
} as const satisfies DifferenceMethod;

export const DIN99O = {
  id: 'din99o',
  label: 'DIN99o',
  name: 'DIN99o colour difference',
  formula: 'sqrt(dL99o^2 + da99o^2 + db99o^2), kE = kCH = 1',
  year: 2002,
  standard: 'DIN 6176:2018',
  citation:
    'Cui, G., Luo, M. R., Rigg, B., Roesler, G. and Witt, K. (2002). Uniform colour spaces based on the DIN99 colour-difference formula. Color Res. Appl. 27(4)',
  use: 'Near to CIEDE2000 for small differences, and a true distance: for tolerances in industry that follows DIN.',
  symmetric: true,
  options: {},
  scale: 'No published scale; about that of CIEDE2000.',
  space: 'din99o',
  compute: (x, y) => dlab(inLab('dlab', x), inLab('dlab', y)),
} as const satisfies DifferenceMethod;

/** What the uniform colour spaces of appearance models have in common: a Euclidean distance. */
const UCS = {
  formula: "sqrt(dJ'^2 + da'^2 + db'^2)",
  standard: 'none',
  symmetric: true,
  options: {},
  scale: 'No published scale.',
  compute: cie76,
} as const;

export const CAM16_UCS = {
  ...UCS,
  id: 'cam16-ucs',
  label: 'CAM16-UCS',
  name: 'CAM16-UCS colour difference',
  year: 2017,
  citation: 'Li, C. et al. (2017). Comprehensive color solutions: CAM16, CAT16, and CAM16-UCS. Color Res. Appl. 42(6)',
  use: 'For small and large differences alike, by a model of how colours look under the viewing conditions of sRGB.',
  space: 'cam16-ucs',
} as const satisfies DifferenceMethod;

export const CAM02_UCS = {
  ...UCS,
  id: 'cam02-ucs',
  label: 'CAM02-UCS',
  name: 'CAM02-UCS colour difference',
  year: 2006,
  citation:
    'Luo, M. R., Cui, G. and Li, C. (2006). Uniform colour spaces based on CIECAM02 colour appearance model. Color Res. Appl. 31(4)',
  use: 'For comparison with records of CAM02-UCS; CAM16-UCS has replaced it.',
  space: 'cam02-ucs',
} as const satisfies DifferenceMethod;
