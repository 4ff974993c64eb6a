import { createCanvas, loadImage } from '@napi-rs/canvas';
import { rgb, toHex } from '../color/rgb.ts';
import { type GradientImage, gradientPng } from '../design/gradient/png.ts';
import { generatePalette, type PaletteSettings } from '../design/palette/generate.ts';
import { swatchStrip } from '../image/strip.ts';
import { loadFonts } from './canvas/fonts.ts';
import { Pen } from './canvas/pen.ts';
import { inkOn } from './parts/ink.ts';
import { THEMES } from './theme.ts';

interface Label {
  readonly hex: string;
  /** Middle of the label in pixels, and the pixels that it may cover. */
  readonly x: number;
  readonly room: number;
}

/** A strip with the hex of its colours on it, each in a box of its colour; one that has no room is omitted. */
const labelStrip = async (
  png: Buffer,
  width: number,
  height: number,
  labels: readonly Label[],
): Promise<Uint8Array> => {
  loadFonts();
  const strip = await loadImage(png);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.drawImage(strip, 0, 0);
  const em = Math.max(11, Math.min(height / 6, 28));
  const pen = new Pen(context, THEMES.light, { em, width, vector: false });
  for (const { hex, x, room } of labels) {
    const wide = pen.measure(hex) + em;
    if (wide > room || height < 1.8 * em) continue;
    const left = Math.min(width - wide, Math.max(0, x - wide / 2));
    const top = height - Math.min(height, 2.2 * em);
    pen.box(left, top, wide, 1.7 * em, hex, { radius: 0.4 });
    pen.text(hex, left + em / 2, top + 1.2 * em, { color: inkOn(hex) });
  }
  const bytes = canvas.encodeSync('png');
  canvas.width = 1;
  canvas.height = 1;
  return bytes;
};

/** A palette as a PNG strip of its swatches, each with its hex. */
export const labelledPalettePng = (settings: PaletteSettings, width: number, height: number): Promise<Uint8Array> => {
  const hexes = generatePalette(settings).colors.map(({ hex }) => hex);
  const room = width / hexes.length;
  const labels = hexes.map((hex, i) => ({ hex, x: (i + 0.5) * room, room }));
  return labelStrip(swatchStrip(hexes.map(rgb), width, height), width, height, labels);
};

/** A PNG of a gradient with the hex of each stop below its place. */
export const labelledGradientPng = (picture: GradientImage): Promise<Uint8Array> => {
  const { stops, width, height } = picture;
  const room = width / stops.length;
  const labels = stops.map((stop, i) => ({ hex: toHex(stop), x: (i * width) / (stops.length - 1), room }));
  return labelStrip(gradientPng(picture), width, height, labels);
};
