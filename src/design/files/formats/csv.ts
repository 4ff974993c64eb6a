import { type Rgb, toHex } from '../../../color/rgb.ts';
import type { FileFormat } from '../format.ts';
import type { FileOptions, Swatches } from '../swatches.ts';
import { inCsv } from '../words.ts';

const row = (i: number, label: string, color: Rgb): string =>
  [i + 1, inCsv(label), toHex(color), color.r, color.g, color.b].join(',');

export const csv = {
  id: 'csv',
  media_type: 'text/csv',
  extension: 'csv',
  description: 'One line per colour: index, role, hex, r, g, b (RFC 4180)',
  write: ({ items }) =>
    `${['index,role,hex,r,g,b', ...items.map(({ label, color }, i) => row(i, label, color))].join('\r\n')}\r\n`,
} satisfies FileFormat<Swatches, FileOptions>;
