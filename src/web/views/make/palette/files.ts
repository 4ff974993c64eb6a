import { exportPalette, PALETTE_FORMATS } from '../../../../design/palette/export.ts';
import { swatchFiles, whenComputed } from '../files.ts';
import { edited, made } from './model.ts';

export const files = () =>
  swatchFiles(PALETTE_FORMATS, async (format, options) => {
    await whenComputed(made);
    return exportPalette(format, edited.colors.value, options);
  });
