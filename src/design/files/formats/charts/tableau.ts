import type { FileFormat } from '../../format.ts';
import type { FileOptions, Swatches } from '../../swatches.ts';
import { inXml } from '../../words.ts';
import { hexes } from './values.ts';

const TYPES = { regular: '', 'ordered-sequential': ' sequential', 'ordered-diverging': ' diverging' } as const;

export const tableau = {
  id: 'tableau',
  media_type: 'application/xml',
  extension: 'tps',
  description: 'Preferences.tps of Tableau: the colours as a categorical, a sequential and a diverging palette',
  write: (swatches) =>
    [
      "<?xml version='1.0'?>",
      '<workbook>',
      '  <preferences>',
      ...Object.entries(TYPES).flatMap(([type, suffix]) => [
        `    <color-palette name="${inXml(swatches.prefix + suffix)}" type="${type}">`,
        ...hexes(swatches).map((hex) => `      <color>${hex}</color>`),
        '    </color-palette>',
      ]),
      '  </preferences>',
      '</workbook>',
      '',
    ].join('\n'),
} satisfies FileFormat<Swatches, FileOptions>;
