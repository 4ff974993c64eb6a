import { type ExportedFile, exportFile, type FileFormat } from '../files/format.ts';
import { prefixOf } from '../files/words.ts';
import { css } from './formats/css.ts';
import type { GradientData, GradientOptions } from './formats/gradient-data.ts';
import { json } from './formats/json.ts';
import { svg } from './formats/svg.ts';
import { INTERPOLATIONS, type InterpolationId } from './interpolation/index.ts';

/** The file formats of a gradient. */
export const GRADIENT_FORMATS = { css, json, svg } as const satisfies Record<
  string,
  FileFormat<GradientData, GradientOptions>
>;
export type GradientFormat = keyof typeof GRADIENT_FORMATS;
export const GRADIENT_FORMAT_IDS = Object.keys(GRADIENT_FORMATS) as [GradientFormat, ...GradientFormat[]];

export const exportGradient = (format: GradientFormat, data: GradientData, options: GradientOptions): ExportedFile =>
  exportFile(GRADIENT_FORMATS[format], data, options, prefixOf(options.prefix, 'gradient'));

/** What a file is written from, the interpolation by its id. */
export type NamedGradientData = Omit<GradientData, 'interpolation'> & {
  readonly interpolation: InterpolationId | undefined;
};

/** The same of data that names its interpolation, as it is handed to a thread. */
export const exportNamedGradient = (
  format: GradientFormat,
  { interpolation, ...data }: NamedGradientData,
  options: GradientOptions,
): ExportedFile =>
  exportGradient(format, { ...data, interpolation: interpolation && INTERPOLATIONS[interpolation] }, options);
