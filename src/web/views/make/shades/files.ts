import { exportShades, SHADE_FORMATS } from '../../../../design/shade/export.ts';
import { swatchFiles, whenComputed } from '../files.ts';
import { edited, made, tokens } from './model.ts';

export const files = () =>
  swatchFiles(SHADE_FORMATS, async (format, options) => {
    await whenComputed(made);
    const steps = edited.colors.value.map((color, i) => ({ color, token: tokens.value[i]! }));
    return exportShades(format, { steps }, options);
  });
