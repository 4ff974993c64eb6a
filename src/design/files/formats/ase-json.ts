import type { FileFormat } from '../format.ts';
import type { FileOptions, Swatches } from '../swatches.ts';

/** What the ASE codecs of npm (ase-utils, adobe-swatch-exchange) encode and decode: the binary file as JSON. */
export const aseJson = {
  id: 'ase-json',
  media_type: 'application/json',
  extension: 'ase.json',
  description:
    'Adobe Swatch Exchange as JSON: {version, groups, colors: [{name, model, color, type}]} with components 0 to 1',
  write: ({ items }) => {
    const colors = items.map(({ label, color: { r, g, b } }) => ({
      name: label,
      model: 'RGB',
      color: [r / 255, g / 255, b / 255],
      type: 'global',
    }));
    return `${JSON.stringify({ version: '1.0', groups: [], colors }, null, 2)}\n`;
  },
} satisfies FileFormat<Swatches, FileOptions>;
