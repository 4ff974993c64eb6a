import type { ExportedFile, FileFormat } from '../../../design/files/format.ts';
import { COLOR_FORMATS, type FileOptions } from '../../../design/files/swatches.ts';
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
  aco: 'Adobe ACO',
  gpl: 'GIMP',
  clr: 'macOS colours',
  'light-dark': 'CSS light-dark()',
  shadcn: 'shadcn/ui',
  bootstrap: 'Bootstrap',
  chakra: 'Chakra UI',
  'radix-themes': 'Radix Themes',
  resolver: 'DTCG Resolver',
  'tokens-studio': 'Tokens Studio',
  compose: 'Compose',
  flutter: 'Flutter',
  mui: 'MUI',
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
    ...(WITH_NOTATION.includes(id) ? { notations: COLOR_FORMATS } : {}),
    write: (notation) => write(id, WITH_NOTATION.includes(id) ? { color_format: notation } : {}),
  }));
