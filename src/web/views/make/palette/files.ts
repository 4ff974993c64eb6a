import { exportPalette, PALETTE_FORMATS } from '../../../../design/palette/export.ts';
import { swatchFiles } from '../files.ts';
import { edited } from './model.ts';

export const files = () =>
  swatchFiles(PALETTE_FORMATS, (format, options) => exportPalette(format, edited.colors.value, options));
