import type { Pixels } from '../paint/plane.ts';

/** An image from the user, read by the browser; it leaves the page only on request. */
export interface BroughtPicture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Its pixels, scaled down to at most so many along its longer side. */
  readonly pixels: (most: number) => { readonly pixels: Pixels; readonly width: number; readonly height: number };
}

/** What a canvas of every browser holds. */
const MOST_PIXELS = 64_000_000;

const pixelsOf = (source: CanvasImageSource, width: number, height: number): Pixels => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  return context.getImageData(0, 0, width, height).data as Pixels;
};

const brought = (source: CanvasImageSource, name: string, width: number, height: number): BroughtPicture => ({
  name,
  width,
  height,
  pixels: (most) => {
    const scale = Math.min(1, most / Math.max(width, height));
    const [w, h] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
    return { pixels: pixelsOf(source, w, h), width: w, height: h };
  },
});

/** Reads a file that the browser can show. Refuses in words what it cannot. */
export const readPicture = async (file: Blob, name: string): Promise<BroughtPicture> => {
  // Samples are read unchanged from the file, as the service reads them.
  const bitmap = await createImageBitmap(file, { colorSpaceConversion: 'none' }).catch(() => undefined);
  if (!bitmap) throw new Error(`${name || 'This file'} is not an image that this browser can read.`);
  const { width, height } = bitmap;
  if (width * height > MOST_PIXELS)
    throw new Error(
      `${name || 'This image'} has ${Math.round((width * height) / 1e6)} megapixels; at most 64 are read.`,
    );
  return brought(bitmap, name, width, height);
};

/** An image made of pixels that the page painted itself. */
export const paintedPicture = (name: string, pixels: Pixels, width: number, height: number): BroughtPicture => {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')!.putImageData(new ImageData(pixels, width, height), 0, 0);
  return brought(canvas, name, width, height);
};

/**
 * Whether what was begun is still the last of its kind that was begun: an image that takes long gives way to a later
 * one.
 */
export const lastBegun = (): (() => () => boolean) => {
  let begun = 0;
  return () => {
    begun += 1;
    const mine = begun;
    return () => mine === begun;
  };
};

/** The message for an image that another one replaced meanwhile. */
export const SUPERSEDED = 'Replaced by another image.';

/** The first image among files that were dropped or pasted. */
export const pictureAmong = (files: FileList | null | undefined): File | undefined =>
  [...(files ?? [])].find(({ type }) => type.startsWith('image/'));
