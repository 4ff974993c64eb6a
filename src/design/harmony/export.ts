import { type Rgb, toHex } from '../../color/rgb.ts';
import { type ExportedFile, exportFile, type FileFormat } from '../files/format.ts';
import { aco } from '../files/formats/aco.ts';
import { ase } from '../files/formats/ase.ts';
import { clr } from '../files/formats/clr.ts';
import { css } from '../files/formats/css.ts';
import { csv } from '../files/formats/csv.ts';
import { gpl } from '../files/formats/gpl.ts';
import { hex } from '../files/formats/hex.ts';
import { json } from '../files/formats/json.ts';
import { scss } from '../files/formats/scss.ts';
import { svg } from '../files/formats/svg.ts';
import { utility } from '../files/formats/utility.ts';
import { type FileOptions, named, type Swatches } from '../files/swatches.ts';
import { line, prefixOf, slug } from '../files/words.ts';

/** The file formats of a harmony. */
export const HARMONY_FORMATS = {
  hex,
  css,
  scss,
  utility,
  json,
  ase,
  svg,
  csv,
  aco,
  gpl,
  clr,
} as const satisfies Record<string, FileFormat<Swatches, FileOptions>>;
export type HarmonyFormat = keyof typeof HARMONY_FORMATS;
export const HARMONY_FORMAT_IDS = Object.keys(HARMONY_FORMATS) as [HarmonyFormat, ...HarmonyFormat[]];

/** As much of a harmony as an export needs. */
export interface HarmonyData {
  readonly harmony_id?: string | undefined;
  readonly colors: readonly { readonly color: Rgb; readonly role: string }[];
}

/** A harmony as a file; colours are named by their roles. */
export const exportHarmony = (format: HarmonyFormat, data: HarmonyData, options: FileOptions): ExportedFile => {
  const id = line(data.harmony_id ?? '');
  const swatches = {
    prefix: prefixOf(options.prefix, 'harmony'),
    title: id ? `Harmony ${id}` : 'Harmony',
    items: named(data.colors.map(({ color, role }) => ({ label: role, color }))),
    json: {
      ...(id ? { harmony_id: id } : {}),
      colors: data.colors.map(({ color, role }) => ({ hex: toHex(color), role: line(role) })),
    },
  };
  return exportFile(HARMONY_FORMATS[format], swatches, options, slug(id) || swatches.prefix);
};
