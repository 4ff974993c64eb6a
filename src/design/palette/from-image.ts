import { round } from '../../exact/round.ts';
import { decodePng } from '../../image/png/decode.ts';
import { quantise } from '../../image/quantise/quantise.ts';
import { type Swatch, swatch } from '../swatch.ts';

export interface ImagePalette {
  /** Of the picture, in pixels. */
  readonly width: number;
  readonly height: number;
  /** The most frequent colour first; `share` is the part of the visible picture that is nearest to it. */
  readonly colors: (Swatch & { readonly share: number })[];
}

/** The colours that stand for a PNG (base64) best: at most `count`, fewer where it has fewer. Takes tens of milliseconds a megapixel. */
export const paletteFromImage = (image: string, count: number, maxPixels: number): ImagePalette => {
  const picture = decodePng(image, { maxPixels });
  const colors = quantise(picture, count).map(({ color, share }) => ({
    ...swatch(color),
    share: round(share, 6),
  }));
  return { width: picture.width, height: picture.height, colors };
};
