// Pictures for the benches, made here: a page-like one with text-like noise over flat areas.
import { createCanvas } from '@napi-rs/canvas';

/** A PNG of this size, in base64. */
export const pagePng = (width, height) => {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#f7f4ee';
  context.fillRect(0, 0, width, height);
  for (let i = 0; i < 400; i += 1) {
    const hue = (i * 137.508) % 360;
    context.fillStyle = `hsl(${hue} ${30 + (i % 60)}% ${20 + (i % 70)}%)`;
    context.fillRect((i * 97) % width, (i * 61) % height, 20 + (i % 160), 8 + (i % 60));
  }
  context.fillStyle = '#222222';
  context.font = '14px sans-serif';
  for (let y = 20; y < height; y += 22)
    context.fillText('The quick brown fox jumps over the lazy dog and runs on and on. '.repeat(4), 12, y);
  return canvas.toBuffer('image/png').toString('base64');
};
