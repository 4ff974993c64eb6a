import { toHex } from '../../color/rgb.ts';
import { round } from '../../exact/round.ts';
import type { Picture } from '../../image/picture.ts';
import { withPixels } from '../../image/png/decode.ts';
import { imageAccents, imageBackground, imageText, summaryOf } from '../../image/quantise/accents.ts';
import { imagePalette } from '../../image/quantise/image-palette.ts';
import { visible } from '../../image/quantise/quantise.ts';
import type { SentImage } from '../../image/sent.ts';
import { type Swatch, swatch } from '../swatch.ts';

export interface ImagePalette {
  /** Of the image, in pixels. */
  readonly width: number;
  readonly height: number;
  /** The most frequent colour first; `share` is the share of the visible image that is nearest to it. */
  readonly colors: (Swatch & { readonly share: number })[];
  /** Few pixels, but noticed: the most salient first. */
  readonly accents: (Swatch & { readonly share: number })[];
  /** Of the frame of the image, and what is read on it. */
  readonly background: string;
  readonly text: string;
}

const paletteOf = (picture: Picture, count: number): ImagePalette => {
  const seen = visible(picture, 'image');
  const summary = summaryOf(seen);
  const found = imagePalette(picture, count, seen);
  const shared = (list: typeof found) => list.map(({ color, share }) => ({ ...swatch(color), share: round(share, 6) }));
  const background = imageBackground(
    picture,
    found.map(({ color }) => color),
  );
  return {
    width: picture.width,
    height: picture.height,
    colors: shared(found),
    accents: shared(imageAccents(seen, summary)),
    background: toHex(background),
    text: toHex(imageText(summary, background)),
  };
};

/** The colours that a designer would name in a PNG (base64): at most `count`, fewer where it has fewer; flat ones byte for byte. Takes tens of milliseconds a megapixel. */
export const paletteFromImage = (image: SentImage, count: number, maxPixels: number): ImagePalette =>
  withPixels(image, { maxPixels }, (picture) => paletteOf(picture, count));
