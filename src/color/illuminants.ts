import type { Chromaticity } from './white.ts';

type IlluminantKind =
  | 'incandescent'
  | 'daylight'
  | 'daylight-filtered'
  | 'theoretical'
  | 'fluorescent'
  | 'discharge'
  | 'led'
  | 'indoor-daylight';

/** A reference illuminant with its chromaticities for the CIE 1931 (2 degree) and CIE 1964 (10 degree) observers. */
export interface Illuminant {
  readonly id: string;
  readonly name: string;
  readonly kind: IlluminantKind;
  readonly xy2: Chromaticity;
  readonly xy10: Chromaticity;
}

const THIRD = 1 / 3;

/**
 * CIE 015:2018, tables T.3 and T.8, and the fluorescent, high-pressure, LED and indoor daylight series: four or five
 * digits as published; where the CIE gives a spectrum only, integrated from it.
 */
const TABLE = [
  ['A', 'incandescent', 'Incandescent lamp, Planckian 2856 K', 0.44758, 0.40745, 0.45117, 0.40594],
  ['B', 'daylight-filtered', 'Direct sunlight at noon (obsolete)', 0.34842, 0.35161, 0.3498, 0.3527],
  [
    'C',
    'daylight-filtered',
    'Average daylight (obsolete; still that of the Munsell system)',
    0.31006,
    0.31616,
    0.31039,
    0.31905,
  ],
  ['D50', 'daylight', 'Horizon daylight; graphic arts and ICC profiles', 0.3457, 0.3585, 0.34773, 0.35952],
  ['D55', 'daylight', 'Mid-morning daylight; photography', 0.33243, 0.34744, 0.33412, 0.34877],
  ['D60', 'daylight', 'Daylight of 6000 K', 0.321616709705, 0.337619916551, 0.322986926716, 0.339275732346],
  ['D65', 'daylight', 'Noon daylight; sRGB, television and CIE colorimetry', 0.3127, 0.329, 0.31382, 0.331],
  ['D75', 'daylight', 'North sky daylight', 0.29903, 0.31488, 0.29968, 0.3174],
  ['E', 'theoretical', 'Equal energy', THIRD, THIRD, THIRD, THIRD],
  ['FL1', 'fluorescent', 'Standard fluorescent, daylight', 0.3131, 0.3371, 0.31811, 0.33559],
  ['FL2', 'fluorescent', 'Standard fluorescent, cool white', 0.3721, 0.3751, 0.37925, 0.36733],
  ['FL3', 'fluorescent', 'Standard fluorescent, white', 0.4091, 0.3941, 0.41761, 0.38324],
  ['FL4', 'fluorescent', 'Standard fluorescent, warm white', 0.4402, 0.4031, 0.4492, 0.39074],
  ['FL5', 'fluorescent', 'Standard fluorescent, daylight', 0.3138, 0.3452, 0.31975, 0.34246],
  ['FL6', 'fluorescent', 'Standard fluorescent, light white', 0.3779, 0.3882, 0.3866, 0.37847],
  ['FL7', 'fluorescent', 'Broad-band fluorescent, D65 simulator', 0.3129, 0.3292, 0.31569, 0.3296],
  ['FL8', 'fluorescent', 'Broad-band fluorescent, D50 simulator', 0.3458, 0.3586, 0.34902, 0.35939],
  ['FL9', 'fluorescent', 'Broad-band fluorescent, cool white deluxe', 0.3741, 0.3727, 0.37829, 0.37045],
  ['FL10', 'fluorescent', 'Three-band fluorescent, 5000 K', 0.3458, 0.3588, 0.3509, 0.35444],
  ['FL11', 'fluorescent', 'Three-band fluorescent, 4000 K', 0.3805, 0.3769, 0.38541, 0.37123],
  ['FL12', 'fluorescent', 'Three-band fluorescent, 3000 K', 0.437, 0.4042, 0.44256, 0.39717],
  ['FL3.1', 'fluorescent', 'Halophosphate fluorescent (new set)', 0.4407, 0.4033, 0.44983068401, 0.390231404321],
  ['FL3.2', 'fluorescent', 'Halophosphate fluorescent (new set)', 0.3808, 0.3734, 0.386924116673, 0.365756034733],
  ['FL3.3', 'fluorescent', 'Halophosphate fluorescent (new set)', 0.3153, 0.3439, 0.321176986856, 0.340501092655],
  ['FL3.4', 'fluorescent', 'Deluxe fluorescent (new set)', 0.4429, 0.4043, 0.448121275114, 0.397077112142],
  ['FL3.5', 'fluorescent', 'Deluxe fluorescent (new set)', 0.3749, 0.3672, 0.377814166609, 0.366625766963],
  ['FL3.6', 'fluorescent', 'Deluxe fluorescent (new set)', 0.3488, 0.36, 0.351976478984, 0.36109443289],
  ['FL3.7', 'fluorescent', 'Three-band fluorescent (new set)', 0.4384, 0.4045, 0.444309208811, 0.396791387315],
  ['FL3.8', 'fluorescent', 'Three-band fluorescent (new set)', 0.382, 0.3832, 0.387588932, 0.37630556941],
  ['FL3.9', 'fluorescent', 'Three-band fluorescent (new set)', 0.3499, 0.3591, 0.35468899071, 0.353445033593],
  ['FL3.10', 'fluorescent', 'Three-band fluorescent (new set)', 0.3455, 0.356, 0.349344792334, 0.354984421141],
  ['FL3.11', 'fluorescent', 'Three-band fluorescent (new set)', 0.3245, 0.3434, 0.329267975695, 0.338865386644],
  ['FL3.12', 'fluorescent', 'Multi-band fluorescent (new set)', 0.4377, 0.4037, 0.442252080438, 0.401220551071],
  ['FL3.13', 'fluorescent', 'Multi-band fluorescent (new set)', 0.383, 0.3724, 0.386275268781, 0.374283190951],
  ['FL3.14', 'fluorescent', 'Multi-band fluorescent (new set)', 0.3447, 0.3609, 0.347255078638, 0.366808242504],
  ['FL3.15', 'fluorescent', 'D65 simulator fluorescent (new set)', 0.3127, 0.3288, 0.314613997909, 0.333377149377],
  ['HP1', 'discharge', 'Standard high-pressure sodium', 0.533, 0.415, 0.543334600247, 0.40528929848],
  ['HP2', 'discharge', 'Colour-enhanced high-pressure sodium', 0.4778, 0.4158, 0.482647330649, 0.41081564418],
  ['HP3', 'discharge', 'High-pressure metal halide', 0.4302, 0.4075, 0.435560034504, 0.3988010844],
  ['HP4', 'discharge', 'High-pressure metal halide', 0.3812, 0.3797, 0.385193641124, 0.368275479241],
  ['HP5', 'discharge', 'High-pressure metal halide', 0.3776, 0.3713, 0.380316415607, 0.366617114798],
  ['LED-B1', 'led', 'Blue LED with phosphor', 0.456, 0.4078, 0.462504966271, 0.403041801547],
  ['LED-B2', 'led', 'Blue LED with phosphor', 0.4357, 0.4012, 0.442119475259, 0.396633702893],
  ['LED-B3', 'led', 'Blue LED with phosphor', 0.3756, 0.3723, 0.380851979328, 0.368518548905],
  ['LED-B4', 'led', 'Blue LED with phosphor', 0.3422, 0.3502, 0.348371362473, 0.345065503264],
  ['LED-B5', 'led', 'Blue LED with phosphor', 0.3118, 0.3236, 0.316916877025, 0.32206027635],
  ['LED-BH1', 'led', 'Blue LED with phosphor and red LED (hybrid)', 0.4474, 0.4066, 0.452772610755, 0.40003246275],
  ['LED-RGB1', 'led', 'Red, green and blue LEDs', 0.4557, 0.4211, 0.457036370584, 0.425381348781],
  ['LED-V1', 'led', 'Violet LED with phosphor', 0.4548, 0.4044, 0.453602699415, 0.398199587905],
  ['LED-V2', 'led', 'Violet LED with phosphor', 0.3781, 0.3775, 0.377728483834, 0.37451231554],
  [
    'ID50',
    'indoor-daylight',
    'Indoor daylight, D50 through window glass',
    0.343211370104,
    0.360207541805,
    0.345621427536,
    0.361228962209,
  ],
  [
    'ID65',
    'indoor-daylight',
    'Indoor daylight, D65 through window glass',
    0.310656625403,
    0.330663091837,
    0.31207404327,
    0.332660121025,
  ],
] as const satisfies readonly (readonly [
  id: string,
  kind: IlluminantKind,
  name: string,
  x2: number,
  y2: number,
  x10: number,
  y10: number,
])[];

export type IlluminantId = (typeof TABLE)[number][0];

export const ILLUMINANTS: readonly (Illuminant & { readonly id: IlluminantId })[] = TABLE.map(
  ([id, kind, name, x2, y2, x10, y10]) => ({ id, name, kind, xy2: [x2, y2], xy10: [x10, y10] }),
);
export const ILLUMINANT_IDS = ILLUMINANTS.map(({ id }) => id) as [IlluminantId, ...IlluminantId[]];

const BY_ID: ReadonlyMap<string, Illuminant> = new Map(ILLUMINANTS.map((illuminant) => [illuminant.id, illuminant]));

export const illuminantOf = (id: IlluminantId): Illuminant => BY_ID.get(id)!;
