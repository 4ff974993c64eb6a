import type { Pixels } from '../paint/plane.ts';

/** A picture that a person brought, read by the browser; it never leaves the page by itself. */
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
  // Samples are taken as they stand in the file, as the service takes them.
  const bitmap = await createImageBitmap(file, { colorSpaceConversion: 'none' }).catch(() => undefined);
  if (!bitmap) throw new Error(`${name || 'This file'} is no picture that this browser can read.`);
  const { width, height } = bitmap;
  if (width * height > MOST_PIXELS)
    throw new Error(
      `${name || 'This picture'} has ${Math.round((width * height) / 1e6)} megapixels; at most 64 are read.`,
    );
  return brought(bitmap, name, width, height);
};

/** A picture made of pixels that the page painted itself. */
export const paintedPicture = (name: string, pixels: Pixels, width: number, height: number): BroughtPicture => {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')!.putImageData(new ImageData(pixels, width, height), 0, 0);
  return brought(canvas, name, width, height);
};

/** Whether what was begun is still the last of its kind that was begun: a picture that takes long gives way to a later one. */
export const lastBegun = (): (() => () => boolean) => {
  let begun = 0;
  return () => {
    begun += 1;
    const mine = begun;
    return () => mine === begun;
  };
};

/** What is said of a picture in whose place another was taken meanwhile. */
export const OVERTAKEN = 'Another picture was taken in its place.';

/** The first picture among files that were dropped or pasted. */
export const pictureAmong = (files: FileList | null | undefined): File | undefined =>
  [...(files ?? [])].find(({ type }) => type.startsWith('image/'));
