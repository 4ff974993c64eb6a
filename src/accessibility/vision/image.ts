import { type Rgb, toHex } from '../../color/rgb.ts';
import type { Picture } from '../../image/picture.ts';
import { withPixels } from '../../image/png/decode.ts';
import { encodePng } from '../../image/png/encode.ts';
import { quantise } from '../../image/quantise/quantise.ts';
import type { SentImage } from '../../image/sent.ts';
import { type ModelId, models } from './models/index.ts';
import { simulatePixels } from './pixels.ts';
import { simulateRgb } from './simulate.ts';

/** The most dominant colours that are listed. */
const DOMINANT = 8;

const isInvisible = ({ data }: Picture): boolean => {
  for (let i = 3; i < data.length; i += 4) if (data[i] !== 0) return false;
  return true;
};

const swatch = (color: Rgb) => ({ hex: toHex(color), rgb: color });

/** An image as a model sees it; its pixels are changed in place. */
const simulatePicture = (picture: Picture, model: ModelId, severity: number) => {
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
    note: `${name}, in linear light. A simulation shows which differences are lost, not what one person sees${caveat ? `; ${caveat}` : ''}. Colour profiles in the file are ignored; samples are read as sRGB.`,
    dominant,
  };
};

/**
 * A PNG in base64 as a model sees it: the PNG of the same size, with its alpha, in base64, and at most eight dominant
 * colours before and after with their share of the image (what is transparent has none). Refuses INVALID_INPUT about
 * `image` what is not a PNG, broken, or over `maxPixels`.
 */
export const simulateImage = (image: SentImage, model: ModelId, severity: number, maxPixels: number) =>
  withPixels(image, { maxPixels }, (picture) => simulatePicture(picture, model, severity));
