import { exportGradient, GRADIENT_FORMAT_IDS } from '../../../../design/gradient/export.ts';
import type { ExportChoice } from '../../../state/view.ts';
import { formatName } from '../files.ts';
import { data } from './data.ts';
import { layeredCss, layers } from './layers-model.ts';
import { fileOptions } from './model.ts';

/** The whole background, which the service's formats of one gradient do not hold. */
const WITH_LAYERS: ExportChoice = {
  name: 'CSS with layers',
  write: async () => ({
    format: 'css',
    filename: 'gradient.css',
    media_type: 'text/css',
    content: await layeredCss(),
  }),
};

export const files = (): readonly ExportChoice[] => [
  ...(layers.value.length > 0 ? [WITH_LAYERS] : []),
  ...GRADIENT_FORMAT_IDS.map((id) => ({
    name: formatName(id),
    write: () => exportGradient(id, data.value, fileOptions.value),
  })),
];
