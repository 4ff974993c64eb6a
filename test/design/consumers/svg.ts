import { createCanvas, loadImage } from '@napi-rs/canvas';

/** An SVG as Skia draws it: the colour at a pixel. */
export const renderSvg = async (
  svg: string,
): Promise<{ width: number; height: number; at: (x: number, y: number) => string }> => {
  const image = await loadImage(Buffer.from(svg));
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  return {
    width: image.width,
    height: image.height,
    at: (x, y) => {
      const [r, g, b] = context.getImageData(x, y, 1, 1).data;
      return `#${[r, g, b].map((v) => v!.toString(16).padStart(2, '0')).join('')}`;
    },
  };
};
