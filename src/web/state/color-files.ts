import { toHex } from '../../color/rgb.ts';
import { exportFile } from '../../design/files/format.ts';
import { css } from '../../design/files/formats/css.ts';
import { hex } from '../../design/files/formats/hex.ts';
import { json } from '../../design/files/formats/json.ts';
import { scss } from '../../design/files/formats/scss.ts';
import { svg } from '../../design/files/formats/svg.ts';
import { utility } from '../../design/files/formats/utility.ts';
import { COLOR_FORMATS, type FileOptions, named } from '../../design/files/swatches.ts';
import type { ExportChoice, View } from './view.ts';

export const HEX_LIST = 'Hex list';
/** The writers of the service, by the name a person looks for. */
const FORMATS = { CSS: css, SCSS: scss, Tailwind: utility, [HEX_LIST]: hex, JSON: json, SVG: svg } as const;

const WITHOUT_NOTATION: readonly string[] = ['JSON', HEX_LIST];

const swatchesOf = (colors: ReturnType<View['exports']>) => {
  const items = named(colors);
  return {
    prefix: 'color',
    title: `${items.length} ${items.length === 1 ? 'colour' : 'colours'} of Metamer`,
    items,
    json: { colors: items.map(({ label, color }) => ({ name: label, hex: toHex(color) })) },
  };
};

/** The usual files of some colours, which are those of the time at which one is written. */
export const colorFiles = (colors: View['exports']): readonly ExportChoice[] =>
  Object.entries(FORMATS).map(([name, format]) => ({
    name,
    ...(WITHOUT_NOTATION.includes(name) ? {} : { notations: COLOR_FORMATS }),
    write: (notation) =>
      exportFile<ReturnType<typeof swatchesOf>, FileOptions>(
        format,
        swatchesOf(colors()),
        { color_format: notation, labels: true },
        'colors',
      ),
  }));
