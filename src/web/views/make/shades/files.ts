import { exportShades, SHADE_FORMATS } from '../../../../design/shade/export.ts';
import { assertComputed, swatchFiles } from '../files.ts';
import { edited, made, tokens } from './model.ts';

export const files = () =>
  swatchFiles(SHADE_FORMATS, (format, options) => {
    assertComputed(made);
    const steps = edited.colors.value.map((color, i) => ({ color, token: tokens.value[i]! }));
    return exportShades(format, { steps }, options);
  });
