import type { FileFormat } from '../format.ts';
import type { FileOptions, Swatches } from '../swatches.ts';
import { inComment } from '../words.ts';

const channel = (value: number): string => String(value).padStart(3);

/** A palette of GIMP, which Inkscape, Krita, Scribus and Aseprite read too. */
export const gpl = {
  id: 'gpl',
  media_type: 'text/plain',
  extension: 'gpl',
  description: 'GIMP palette, for Inkscape and Krita too: channels 0 to 255 with names',
  write: ({ title, items }) =>
    [
      'GIMP Palette',
      `Name: ${inComment(title)}`,
      'Columns: 0',
      '#',
      ...items.map(({ label, color: { r, g, b } }) => `${[r, g, b].map(channel).join(' ')}\t${label}`),
      '',
    ].join('\n'),
} satisfies FileFormat<Swatches, FileOptions>;
