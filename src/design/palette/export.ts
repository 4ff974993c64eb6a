import { type Rgb, toHex } from '../../color/rgb.ts';
import { type ExportedFile, exportFile, type FileFormat } from '../files/format.ts';
import { aco } from '../files/formats/aco.ts';
import { ase } from '../files/formats/ase.ts';
import { aseJson } from '../files/formats/ase-json.ts';
import { d3 } from '../files/formats/charts/d3.ts';
import { echarts } from '../files/formats/charts/echarts.ts';
import { ggplot2 } from '../files/formats/charts/ggplot2.ts';
import { matplotlib } from '../files/formats/charts/matplotlib.ts';
import { plotly } from '../files/formats/charts/plotly.ts';
import { tableau } from '../files/formats/charts/tableau.ts';
import { vega } from '../files/formats/charts/vega.ts';
import { clr } from '../files/formats/clr.ts';
import { css } from '../files/formats/css.ts';
import { gpl } from '../files/formats/gpl.ts';
import { hex } from '../files/formats/hex.ts';
import { json } from '../files/formats/json.ts';
import { scss } from '../files/formats/scss.ts';
import { svg } from '../files/formats/svg.ts';
import { utility } from '../files/formats/utility.ts';
import type { FileOptions, Swatches } from '../files/swatches.ts';
import { line, prefixOf } from '../files/words.ts';

/** The file formats of a palette. */
export const PALETTE_FORMATS = {
  hex,
  json,
  css,
  scss,
  utility,
  'ase-json': aseJson,
  svg,
  ase,
  aco,
  gpl,
  clr,
  d3,
  matplotlib,
  tableau,
  ggplot2,
  vega,
  plotly,
  echarts,
} as const satisfies Record<string, FileFormat<Swatches, FileOptions>>;
export type PaletteFormat = keyof typeof PALETTE_FORMATS;
export const PALETTE_FORMAT_IDS = Object.keys(PALETTE_FORMATS) as [PaletteFormat, ...PaletteFormat[]];

/** What people call a colour. */
export type ColorName = (color: Rgb) => string;

/** A palette as a file. Variables are named by their place, 1, 2, 3; beside them stands what people call the colours. */
export const exportPalette = (
  format: PaletteFormat,
  colors: readonly Rgb[],
  options: FileOptions,
  nameOf?: ColorName,
): ExportedFile => {
  const items = colors.map((color, i) => {
    const name = String(i + 1);
    const called = nameOf && line(nameOf(color));
    return { name, label: called ?? name, called, color };
  });
  const swatches = {
    prefix: prefixOf(options.prefix, 'palette'),
    title: `Palette of ${colors.length} ${colors.length === 1 ? 'colour' : 'colours'}`,
    items,
    json: {
      colors: items.map(({ color, called }) => ({
        rgb: [color.r, color.g, color.b],
        hex: toHex(color),
        ...(called ? { name: called } : {}),
      })),
    },
  };
  return exportFile(PALETTE_FORMATS[format], swatches, options, swatches.prefix);
};
