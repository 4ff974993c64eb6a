import { exportGradient, GRADIENT_FORMAT_IDS } from '../../../../design/gradient/export.ts';
import type { ExportChoice } from '../../../state/view.ts';
import { formatName } from '../files.ts';
import { data } from './data.ts';
import { fileOptions } from './model.ts';

export const files = (): readonly ExportChoice[] =>
  GRADIENT_FORMAT_IDS.map((id) => ({
    name: formatName(id),
    write: () => exportGradient(id, data.value, fileOptions.value),
  }));
