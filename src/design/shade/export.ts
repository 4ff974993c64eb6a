import { type ExportedFile, exportFile, type FileFormat } from '../files/format.ts';
import { aco } from '../files/formats/aco.ts';
import { ase } from '../files/formats/ase.ts';
import { clr } from '../files/formats/clr.ts';
import { css } from '../files/formats/css.ts';
import { gpl } from '../files/formats/gpl.ts';
import { scss } from '../files/formats/scss.ts';
import { svg } from '../files/formats/svg.ts';
import { utility } from '../files/formats/utility.ts';
import { type FileOptions, named, type Swatches } from '../files/swatches.ts';
import { prefixOf } from '../files/words.ts';
import { type ShadeData, themedCss } from './themed-css.ts';

/** The file formats of a shade scale. */
export const SHADE_FORMATS = { css, scss, utility, svg, ase, aco, gpl, clr } as const satisfies Record<
  string,
  FileFormat<Swatches, FileOptions>
>;
export type ShadeFormat = keyof typeof SHADE_FORMATS;
export const SHADE_FORMAT_IDS = Object.keys(SHADE_FORMATS) as [ShadeFormat, ...ShadeFormat[]];

/** A shade scale as a file; colours are named by their tokens. A style sheet has the dark scale, transparent colours and Display P3 too, where they are known. */
export const exportShades = (format: ShadeFormat, { steps, dark }: ShadeData, options: FileOptions): ExportedFile => {
  const swatches = {
    prefix: prefixOf(options.prefix, 'shade'),
    title: `Shade scale of ${steps.length} ${steps.length === 1 ? 'step' : 'steps'}`,
    items: named(steps.map(({ color, token, p3 }) => ({ label: token, color, p3 }))),
    json: {},
  };
  if (format === 'css' && (dark || steps.some(({ p3 }) => p3 !== undefined)))
    return exportFile(
      themedCss,
      { steps, dark, prefix: swatches.prefix, title: swatches.title },
      options,
      swatches.prefix,
    );
  return exportFile(SHADE_FORMATS[format], swatches, options, swatches.prefix);
};
