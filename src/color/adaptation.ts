import { diagonal, invert, type Mat3, multiply, transform, type Vec3 } from './matrix.ts';
import { XYZ_D65 } from './white.ts';

/** XYZ to the responses that are scaled by each adaptation transform (von Kries). */
const RESPONSES = {
  /** Sharpened cones. Lam 1985; the linear form of ICC.1:2022, annex E. */
  bradford: [
    [0.8951, 0.2664, -0.1614],
    [-0.7502, 1.7135, 0.0367],
    [0.0389, -0.0685, 1.0296],
  ],
  /** CIECAM02. CIE 159:2004. */
  cat02: [
    [0.7328, 0.4296, -0.1624],
    [-0.7036, 1.6975, 0.0061],
    [0.003, 0.0136, 0.9834],
  ],
  /** CAM16. Li et al. 2017. */
  cat16: [
    [0.401288, 0.650173, -0.051461],
    [-0.250268, 1.204414, 0.045854],
    [-0.002079, 0.048952, 0.953127],
  ],
  /** Cones of Hunt, Pointer and Estevez, normalised to D65. */
  'von-kries': [
    [0.40024, 0.7076, -0.08081],
    [-0.2263, 1.16532, 0.0457],
    [0, 0, 0.91822],
  ],
  'xyz-scaling': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
} as const satisfies Readonly<Record<string, Mat3>>;

export type AdaptationId = keyof typeof RESPONSES;
export const ADAPTATION_IDS = Object.keys(RESPONSES) as [AdaptationId, ...AdaptationId[]];
export const DEFAULT_ADAPTATION = 'bradford' satisfies AdaptationId;

/** Whether a white excites all responses of a transform, as the white of any light does. */
export const isWhite = (white: Vec3, method: AdaptationId): boolean =>
  transform(RESPONSES[method], white).every((response) => Number.isFinite(response) && response > 0);

const INVERSES: Partial<Record<AdaptationId, Mat3>> = {};

/**
 * Matrix that takes XYZ seen under one white to the corresponding XYZ under another (both Y = 1), adapted in full. Not finite
 * for a white that excites no response.
 */
export const adaptationMatrix = (from: Vec3, to: Vec3, method: AdaptationId = DEFAULT_ADAPTATION): Mat3 => {
  const responses = RESPONSES[method];
  INVERSES[method] ??= invert(responses);
  const [source, target] = [transform(responses, from), transform(responses, to)];
  const gains = diagonal([target[0] / source[0], target[1] / source[1], target[2] / source[2]]);
  return multiply(INVERSES[method], multiply(gains, responses));
};

/** Matrix from D65 to another white. */
export const fromD65 = (white: Vec3, method?: AdaptationId): Mat3 => adaptationMatrix(XYZ_D65, white, method);

/** Matrix from another white to D65. */
export const toD65 = (white: Vec3): Mat3 => adaptationMatrix(white, XYZ_D65);
