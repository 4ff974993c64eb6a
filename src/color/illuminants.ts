import { type Chromaticity, D50, D65 } from './white.ts';

export type IlluminantKind =
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
export const ILLUMINANTS = [
  {
    id: 'A',
    name: 'Incandescent lamp, Planckian 2856 K',
    kind: 'incandescent',
    xy2: [0.44758, 0.40745],
    xy10: [0.45117, 0.40594],
  },
  {
    id: 'B',
    name: 'Direct sunlight at noon (obsolete)',
    kind: 'daylight-filtered',
    xy2: [0.34842, 0.35161],
    xy10: [0.3498, 0.3527],
  },
  {
    id: 'C',
    name: 'Average daylight (obsolete; still that of the Munsell system)',
    kind: 'daylight-filtered',
    xy2: [0.31006, 0.31616],
    xy10: [0.31039, 0.31905],
  },
  {
    id: 'D50',
    name: 'Horizon daylight; graphic arts and ICC profiles',
    kind: 'daylight',
    xy2: D50,
    xy10: [0.34773, 0.35952],
  },
  {
    id: 'D55',
    name: 'Mid-morning daylight; photography',
    kind: 'daylight',
    xy2: [0.33243, 0.34744],
    xy10: [0.33412, 0.34877],
  },
  {
    id: 'D60',
    name: 'Daylight of 6000 K',
    kind: 'daylight',
    xy2: [0.321616709705, 0.337619916551],
    xy10: [0.322986926716, 0.339275732346],
  },
  {
    id: 'D65',
    name: 'Noon daylight; sRGB, television and CIE colorimetry',
    kind: 'daylight',
    xy2: D65,
    xy10: [0.31382, 0.331],
  },
  { id: 'D75', name: 'North sky daylight', kind: 'daylight', xy2: [0.29903, 0.31488], xy10: [0.29968, 0.3174] },
  { id: 'E', name: 'Equal energy', kind: 'theoretical', xy2: [THIRD, THIRD], xy10: [THIRD, THIRD] },
  {
    id: 'FL1',
    name: 'Standard fluorescent, daylight',
    kind: 'fluorescent',
    xy2: [0.3131, 0.3371],
    xy10: [0.31811, 0.33559],
  },
  {
    id: 'FL2',
    name: 'Standard fluorescent, cool white',
    kind: 'fluorescent',
    xy2: [0.3721, 0.3751],
    xy10: [0.37925, 0.36733],
  },
  {
    id: 'FL3',
    name: 'Standard fluorescent, white',
    kind: 'fluorescent',
    xy2: [0.4091, 0.3941],
    xy10: [0.41761, 0.38324],
  },
  {
    id: 'FL4',
    name: 'Standard fluorescent, warm white',
    kind: 'fluorescent',
    xy2: [0.4402, 0.4031],
    xy10: [0.4492, 0.39074],
  },
  {
    id: 'FL5',
    name: 'Standard fluorescent, daylight',
    kind: 'fluorescent',
    xy2: [0.3138, 0.3452],
    xy10: [0.31975, 0.34246],
  },
  {
    id: 'FL6',
    name: 'Standard fluorescent, light white',
    kind: 'fluorescent',
    xy2: [0.3779, 0.3882],
    xy10: [0.3866, 0.37847],
  },
  {
    id: 'FL7',
    name: 'Broad-band fluorescent, D65 simulator',
    kind: 'fluorescent',
    xy2: [0.3129, 0.3292],
    xy10: [0.31569, 0.3296],
  },
  {
    id: 'FL8',
    name: 'Broad-band fluorescent, D50 simulator',
    kind: 'fluorescent',
    xy2: [0.3458, 0.3586],
    xy10: [0.34902, 0.35939],
  },
  {
    id: 'FL9',
    name: 'Broad-band fluorescent, cool white deluxe',
    kind: 'fluorescent',
    xy2: [0.3741, 0.3727],
    xy10: [0.37829, 0.37045],
  },
  {
    id: 'FL10',
    name: 'Three-band fluorescent, 5000 K',
    kind: 'fluorescent',
    xy2: [0.3458, 0.3588],
    xy10: [0.3509, 0.35444],
  },
  {
    id: 'FL11',
    name: 'Three-band fluorescent, 4000 K',
    kind: 'fluorescent',
    xy2: [0.3805, 0.3769],
    xy10: [0.38541, 0.37123],
  },
  {
    id: 'FL12',
    name: 'Three-band fluorescent, 3000 K',
    kind: 'fluorescent',
    xy2: [0.437, 0.4042],
    xy10: [0.44256, 0.39717],
  },
  {
    id: 'FL3.1',
    name: 'Halophosphate fluorescent (new set)',
    kind: 'fluorescent',
    xy2: [0.4407, 0.4033],
    xy10: [0.44983068401, 0.390231404321],
  },
  {
    id: 'FL3.2',
    name: 'Halophosphate fluorescent (new set)',
    kind: 'fluorescent',
    xy2: [0.3808, 0.3734],
    xy10: [0.386924116673, 0.365756034733],
  },
  {
    id: 'FL3.3',
    name: 'Halophosphate fluorescent (new set)',
    kind: 'fluorescent',
    xy2: [0.3153, 0.3439],
    xy10: [0.321176986856, 0.340501092655],
  },
  {
    id: 'FL3.4',
    name: 'Deluxe fluorescent (new set)',
    kind: 'fluorescent',
    xy2: [0.4429, 0.4043],
    xy10: [0.448121275114, 0.397077112142],
  },
  {
    id: 'FL3.5',
    name: 'Deluxe fluorescent (new set)',
    kind: 'fluorescent',
    xy2: [0.3749, 0.3672],
    xy10: [0.377814166609, 0.366625766963],
  },
  {
    id: 'FL3.6',
    name: 'Deluxe fluorescent (new set)',
    kind: 'fluorescent',
    xy2: [0.3488, 0.36],
    xy10: [0.351976478984, 0.36109443289],
  },
  {
    id: 'FL3.7',
    name: 'Three-band fluorescent (new set)',
    kind: 'fluorescent',
    xy2: [0.4384, 0.4045],
    xy10: [0.444309208811, 0.396791387315],
  },
  {
    id: 'FL3.8',
    name: 'Three-band fluorescent (new set)',
    kind: 'fluorescent',
    xy2: [0.382, 0.3832],
    xy10: [0.387588932, 0.37630556941],
  },
  {
    id: 'FL3.9',
    name: 'Three-band fluorescent (new set)',
    kind: 'fluorescent',
    xy2: [0.3499, 0.3591],
    xy10: [0.35468899071, 0.353445033593],
  },
  {
    id: 'FL3.10',
    name: 'Three-band fluorescent (new set)',
    kind: 'fluorescent',
    xy2: [0.3455, 0.356],
    xy10: [0.349344792334, 0.354984421141],
  },
  {
    id: 'FL3.11',
    name: 'Three-band fluorescent (new set)',
    kind: 'fluorescent',
    xy2: [0.3245, 0.3434],
    xy10: [0.329267975695, 0.338865386644],
  },
  {
    id: 'FL3.12',
    name: 'Multi-band fluorescent (new set)',
    kind: 'fluorescent',
    xy2: [0.4377, 0.4037],
    xy10: [0.442252080438, 0.401220551071],
  },
  {
    id: 'FL3.13',
    name: 'Multi-band fluorescent (new set)',
    kind: 'fluorescent',
    xy2: [0.383, 0.3724],
    xy10: [0.386275268781, 0.374283190951],
  },
  {
    id: 'FL3.14',
    name: 'Multi-band fluorescent (new set)',
    kind: 'fluorescent',
    xy2: [0.3447, 0.3609],
    xy10: [0.347255078638, 0.366808242504],
  },
  {
    id: 'FL3.15',
    name: 'D65 simulator fluorescent (new set)',
    kind: 'fluorescent',
    xy2: [0.3127, 0.3288],
    xy10: [0.314613997909, 0.333377149377],
  },
  {
    id: 'HP1',
    name: 'Standard high-pressure sodium',
    kind: 'discharge',
    xy2: [0.533, 0.415],
    xy10: [0.543334600247, 0.40528929848],
  },
  {
    id: 'HP2',
    name: 'Colour-enhanced high-pressure sodium',
    kind: 'discharge',
    xy2: [0.4778, 0.4158],
    xy10: [0.482647330649, 0.41081564418],
  },
  {
    id: 'HP3',
    name: 'High-pressure metal halide',
    kind: 'discharge',
    xy2: [0.4302, 0.4075],
    xy10: [0.435560034504, 0.3988010844],
  },
  {
    id: 'HP4',
    name: 'High-pressure metal halide',
    kind: 'discharge',
    xy2: [0.3812, 0.3797],
    xy10: [0.385193641124, 0.368275479241],
  },
  {
    id: 'HP5',
    name: 'High-pressure metal halide',
    kind: 'discharge',
    xy2: [0.3776, 0.3713],
    xy10: [0.380316415607, 0.366617114798],
  },
  {
    id: 'LED-B1',
    name: 'Blue LED with phosphor',
    kind: 'led',
    xy2: [0.456, 0.4078],
    xy10: [0.462504966271, 0.403041801547],
  },
  {
    id: 'LED-B2',
    name: 'Blue LED with phosphor',
    kind: 'led',
    xy2: [0.4357, 0.4012],
    xy10: [0.442119475259, 0.396633702893],
  },
  {
    id: 'LED-B3',
    name: 'Blue LED with phosphor',
    kind: 'led',
    xy2: [0.3756, 0.3723],
    xy10: [0.380851979328, 0.368518548905],
  },
  {
    id: 'LED-B4',
    name: 'Blue LED with phosphor',
    kind: 'led',
    xy2: [0.3422, 0.3502],
    xy10: [0.348371362473, 0.345065503264],
  },
  {
    id: 'LED-B5',
    name: 'Blue LED with phosphor',
    kind: 'led',
    xy2: [0.3118, 0.3236],
    xy10: [0.316916877025, 0.32206027635],
  },
  {
    id: 'LED-BH1',
    name: 'Blue LED with phosphor and red LED (hybrid)',
    kind: 'led',
    xy2: [0.4474, 0.4066],
    xy10: [0.452772610755, 0.40003246275],
  },
  {
    id: 'LED-RGB1',
    name: 'Red, green and blue LEDs',
    kind: 'led',
    xy2: [0.4557, 0.4211],
    xy10: [0.457036370584, 0.425381348781],
  },
  {
    id: 'LED-V1',
    name: 'Violet LED with phosphor',
    kind: 'led',
    xy2: [0.4548, 0.4044],
    xy10: [0.453602699415, 0.398199587905],
  },
  {
    id: 'LED-V2',
    name: 'Violet LED with phosphor',
    kind: 'led',
    xy2: [0.3781, 0.3775],
    xy10: [0.377728483834, 0.37451231554],
  },
  {
    id: 'ID50',
    name: 'Indoor daylight, D50 through window glass',
    kind: 'indoor-daylight',
    xy2: [0.343211370104, 0.360207541805],
    xy10: [0.345621427536, 0.361228962209],
  },
  {
    id: 'ID65',
    name: 'Indoor daylight, D65 through window glass',
    kind: 'indoor-daylight',
    xy2: [0.310656625403, 0.330663091837],
    xy10: [0.31207404327, 0.332660121025],
  },
] as const satisfies readonly Illuminant[];

export type IlluminantId = (typeof ILLUMINANTS)[number]['id'];
export const ILLUMINANT_IDS = ILLUMINANTS.map(({ id }) => id) as [IlluminantId, ...IlluminantId[]];

const BY_ID: ReadonlyMap<string, Illuminant> = new Map(ILLUMINANTS.map((illuminant) => [illuminant.id, illuminant]));

export const illuminantOf = (id: IlluminantId): Illuminant => BY_ID.get(id)!;
