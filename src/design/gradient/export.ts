import { type ExportedFile, exportFile, type FileFormat } from '../files/format.ts';
import { prefixOf } from '../files/words.ts';
import { css } from './formats/css.ts';
import type { GradientData, GradientOptions } from './formats/gradient-data.ts';
import { json } from './formats/json.ts';
import { svg } from './formats/svg.ts';

/** The file formats of a gradient. */
export const GRADIENT_FORMATS = { css, json, svg } as const satisfies Record<
  string,
  FileFormat<GradientData, GradientOptions>
>;
export type GradientFormat = keyof typeof GRADIENT_FORMATS;
export const GRADIENT_FORMAT_IDS = Object.keys(GRADIENT_FORMATS) as [GradientFormat, ...GradientFormat[]];

export const exportGradient = (format: GradientFormat, data: GradientData, options: GradientOptions): ExportedFile =>
  exportFile(GRADIENT_FORMATS[format], data, options, prefixOf(options.prefix, 'gradient'));
