import { rgb } from '../../color/rgb.ts';
import { swatchStrip } from '../../image/strip.ts';
import { generatePalette, type PaletteSettings } from './generate.ts';

/** A palette as a PNG strip of its swatches. */
export const palettePng = (settings: PaletteSettings, width: number, height: number): Buffer =>
  swatchStrip(
    generatePalette(settings).colors.map(({ hex }) => rgb(hex)),
    width,
    height,
  );
