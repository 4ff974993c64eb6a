import { exportPalette, PALETTE_FORMATS } from '../../../../design/palette/export.ts';
import { assertComputed, swatchFiles } from '../files.ts';
import { edited, made } from './model.ts';

export const files = () =>
  swatchFiles(PALETTE_FORMATS, (format, options) => {
    assertComputed(made);
    return exportPalette(format, edited.colors.value, options);
  });
