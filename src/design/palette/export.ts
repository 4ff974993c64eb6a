import type { Rgb } from '../../color/rgb.ts';
import { toHex } from '../../color/rgb.ts';
import { type ExportedFile, exportFile, type FileFormat } from '../files/format.ts';
import { aseJson } from '../files/formats/ase-json.ts';
import { css } from '../files/formats/css.ts';
import { hex } from '../files/formats/hex.ts';
import { json } from '../files/formats/json.ts';
import { scss } from '../files/formats/scss.ts';
import { svg } from '../files/formats/svg.ts';
import { utility } from '../files/formats/utility.ts';
import { prefixOf } from '../files/prefix.ts';
import { type FileOptions, named, type Swatches } from '../files/swatches.ts';

/** The file formats of a palette. */
export const PALETTE_FORMATS = {
  hex,
  json,
  css,
  scss,
  utility,
  'ase-json': aseJson,
  svg,
} as const satisfies Record<string, FileFormat<Swatches, FileOptions>>;
export type PaletteFormat = keyof typeof PALETTE_FORMATS;
export const PALETTE_FORMAT_IDS = Object.keys(PALETTE_FORMATS) as [PaletteFormat, ...PaletteFormat[]];

/** A palette as a file; colours are named by their place: 1, 2, 3. */
export const exportPalette = (format: PaletteFormat, colors: readonly Rgb[], options: FileOptions): ExportedFile => {
  const swatches = {
    prefix: prefixOf(options.prefix, 'palette'),
    title: `Palette of ${colors.length} ${colors.length === 1 ? 'colour' : 'colours'}`,
    items: named(colors.map((color, i) => ({ label: String(i + 1), color }))),
    json: { colors: colors.map((color) => ({ rgb: [color.r, color.g, color.b], hex: toHex(color) })) },
  };
  return exportFile(PALETTE_FORMATS[format], swatches, options, swatches.prefix);
};
