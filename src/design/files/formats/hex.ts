import { toHex } from '../../../color/rgb.ts';
import type { FileFormat } from '../format.ts';
import type { FileOptions, Swatches } from '../swatches.ts';

export const hex = {
  id: 'hex',
  media_type: 'text/plain',
  extension: 'txt',
  description: 'One #rrggbb per line',
  write: ({ items }) => `${items.map(({ color }) => toHex(color)).join('\n')}\n`,
} satisfies FileFormat<Swatches, FileOptions>;
