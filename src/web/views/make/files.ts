import type { ExportedFile, FileFormat } from '../../../design/files/format.ts';
import type { FileOptions } from '../../../design/files/swatches.ts';
import type { ExportChoice } from '../../state/view.ts';

/** What people call a format, by its id. */
const NAMES: Readonly<Record<string, string>> = {
  hex: 'Hex list',
  json: 'JSON',
  css: 'CSS',
  scss: 'SCSS',
  less: 'Less',
  utility: 'Tailwind',
  'ase-json': 'ASE as JSON',
  ase: 'Adobe ASE',
  svg: 'SVG',
  csv: 'CSV',
  dtcg: 'Design tokens',
  'style-dictionary': 'Style Dictionary',
  figma: 'Figma',
  android: 'Android',
  swift: 'Swift',
  typescript: 'TypeScript',
};

export const formatName = (id: string): string => NAMES[id] ?? id;

/** Formats that write colours in the notation that is asked for. */
const WITH_NOTATION: readonly string[] = ['css', 'scss', 'utility'];

/** The files of a generator of swatches, one for each of the service's formats. */
export const swatchFiles = <Id extends string>(
  formats: Readonly<Record<Id, FileFormat<never, never>>>,
  write: (id: Id, options: FileOptions) => ExportedFile,
): readonly ExportChoice[] =>
  (Object.keys(formats) as Id[]).map((id) => ({
    name: formatName(id),
    notation: WITH_NOTATION.includes(id),
    write: (notation) => write(id, WITH_NOTATION.includes(id) ? { color_format: notation } : {}),
  }));
