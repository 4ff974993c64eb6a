import { MAX_PIXELS } from '../image/picture.ts';
import { pixelsInHeader } from '../image/png/size.ts';
import type { Context } from './context.ts';
import type { Charge } from './endpoint.ts';

/** Credits of an image up to the size that is accepted by default, and of each megapixel begun beyond it. */
const SMALL = 3;
const PER_MEGAPIXEL = 2;
const MEGAPIXEL = 1_000_000;

/** What an operation on an image of so many pixels costs. */
export const imageCredits = (pixels: number): number =>
  SMALL + PER_MEGAPIXEL * Math.max(0, Math.ceil((pixels - MAX_PIXELS.default) / MEGAPIXEL));

interface Sized {
  readonly width: number;
  readonly height: number;
}

const charge: Charge = {
  price(answer) {
    const { width, height } = 'width' in answer ? (answer as Sized) : (answer as { readonly image: Sized }).image;
    return imageCredits(width * height) - SMALL;
  },
  says: `Price: ${SMALL} credits up to 1.5 megapixels; ${PER_MEGAPIXEL} more for each further megapixel begun: ${SMALL} + ${PER_MEGAPIXEL} x ceil((width x height - 1500000) / 1000000). The size is that in the header of the image.`,
};

/** What an endpoint states whose work grows with an image; its answer has the size of the image. */
export const PRICED_BY_PIXELS = { credits: SMALL, charge } as const;

/** Throws QUOTA_EXCEEDED where the credits do not cover an image, and what is wrong with its header, before it is decoded. */
export const requireImageCredits = (
  ctx: Context,
  { image, maxPixels }: { readonly image: string; readonly maxPixels: number },
): void => {
  // A header that cannot be read before the rest may belong to an image of any size that is allowed.
  ctx.services.gate.requireCredits(
    ctx,
    imageCredits(pixelsInHeader(ctx.longTexts?.get(image) ?? image, { maxPixels }) ?? maxPixels),
    SMALL,
  );
};
