import { type Rgb, toHex } from '../../color/rgb.ts';
import { LINEAR_8BIT } from '../../color/transfer.ts';
import type { Picture } from '../../image/picture.ts';
import { decodePng } from '../../image/png/decode.ts';
import { encodePng } from '../../image/png/encode.ts';
import { quantise } from '../../image/quantise/quantise.ts';
import { encodeByte } from './encode.ts';
import { type ModelId, models } from './models/index.ts';
import { simulateRgb } from './simulate.ts';
import type { Simulation } from './simulation.ts';

/** The most dominant colours that are listed. */
const DOMINANT = 8;

/** Changes the pixels of a picture into what is seen; alpha stays. */
export const simulatePixels = (simulation: Simulation, data: Uint8ClampedArray): void => {
  const { near, far, normal } = simulation;
  const [n0, n1, n2] = normal ?? [0, 0, 0];
  const flat = (m: typeof near) => Float64Array.from(m.flat());
  const [above, below] = [flat(near), flat(far)];
  let last = -1;
  let [r8, g8, b8] = [0, 0, 0];
  for (let i = 0; i < data.length; i += 4) {
    const code = (data[i]! << 16) | (data[i + 1]! << 8) | data[i + 2]!;
    if (code !== last) {
      last = code;
      const r = LINEAR_8BIT[data[i]!]!;
      const g = LINEAR_8BIT[data[i + 1]!]!;
      const b = LINEAR_8BIT[data[i + 2]!]!;
      const m = n0 * r + n1 * g + n2 * b < 0 ? below : above;
      const r1 = m[0]! * r + m[1]! * g + m[2]! * b;
      const g1 = m[3]! * r + m[4]! * g + m[5]! * b;
      const b1 = m[6]! * r + m[7]! * g + m[8]! * b;
      r8 = encodeByte(Math.min(1, Math.max(0, r1)));
      g8 = encodeByte(Math.min(1, Math.max(0, g1)));
      b8 = encodeByte(Math.min(1, Math.max(0, b1)));
    }
    data[i] = r8;
    data[i + 1] = g8;
    data[i + 2] = b8;
  }
};

const isInvisible = ({ data }: Picture): boolean => {
  for (let i = 3; i < data.length; i += 4) if (data[i] !== 0) return false;
  return true;
};

const swatch = (color: Rgb) => ({ hex: toHex(color), rgb: color });

/**
 * A PNG in base64 as a model sees it: the PNG of the same size, with its alpha, in base64, and at most eight dominant
 * colours before and after with their share of the picture (what is transparent has none). Refuses INVALID_INPUT about
 * `image` what is no PNG, broken, or over `maxPixels`.
 */
export const simulateImage = (image: string, model: ModelId, severity: number, maxPixels: number) => {
  const picture = decodePng(image, { maxPixels });
  const { at, caveat, name } = models[model];
  const simulation = at(severity);
  const dominant = isInvisible(picture)
    ? []
    : quantise(picture, DOMINANT).map(({ color, share }) => ({
        before: swatch(color),
        after: swatch(simulateRgb(simulation, color)),
        weight: share,
      }));
  simulatePixels(simulation, picture.data);
  const { width, height } = picture;
  return {
    image: {
      media_type: 'image/png' as const,
      encoding: 'base64' as const,
      width,
      height,
      base64: encodePng(picture).toString('base64'),
    },
    model,
    severity,
    note: `${name}, in linear light. A simulation shows which differences are lost, not what the picture looks like to one person${caveat ? `; ${caveat}` : ''}. Colour profiles in the file are not applied: samples are taken as sRGB.`,
    dominant,
  };
};
