import { pixelsInHeader } from '../image/png/size.ts';
import type { Context } from './context.ts';
import type { Charge } from './endpoint.ts';

/** Credits of a small image. */
const SMALL = 3;
const MEGAPIXEL = 1_000_000;

interface Sized {
  readonly width: number;
  readonly height: number;
}

/** The price of an operation on an image: that of a small one up to so many pixels, and so many credits for each megapixel begun beyond. */
const byPixels = ({ small, perMegapixel }: { readonly small: number; readonly perMegapixel: number }) => {
  const creditsOf = (pixels: number): number =>
    SMALL + perMegapixel * Math.max(0, Math.ceil((pixels - small) / MEGAPIXEL));
  const charge: Charge = {
    price(answer) {
      const { width, height } = 'width' in answer ? (answer as Sized) : (answer as { readonly image: Sized }).image;
      return creditsOf(width * height) - SMALL;
    },
    says: `Price: ${SMALL} credits up to ${small / MEGAPIXEL} ${small > MEGAPIXEL ? 'megapixels' : 'megapixel'}, ${perMegapixel} more for each further megapixel begun: ${SMALL} + ${perMegapixel} x ceil((width x height - ${small}) / 1000000), by the size in the header of the image.`,
  };
  return {
    creditsOf,
    /** What the endpoint states; its answer has the size of the image. */
    endpoint: { credits: SMALL, charge } as const,
    /** Throws QUOTA_EXCEEDED where the credits do not cover an image, and what is wrong with its header, before it is decoded. */
    require(ctx: Context, { image, maxPixels }: { readonly image: string; readonly maxPixels: number }): void {
      // A header that cannot be read before the rest may belong to an image of any size that is allowed.
      const pixels = pixelsInHeader(ctx.longTexts?.get(image) ?? image, { maxPixels }) ?? maxPixels;
      ctx.services.gate.requireCredits(ctx, creditsOf(pixels), SMALL);
    },
  };
};

/** The prices of the operations on images: text in an image is looked for at more cost than its colours. */
export const IMAGE_PRICES = {
  contrast: byPixels({ small: 500_000, perMegapixel: 5 }),
  palette: byPixels({ small: 1_500_000, perMegapixel: 2 }),
  simulation: byPixels({ small: 1_000_000, perMegapixel: 3 }),
} as const;
