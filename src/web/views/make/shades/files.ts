import { exportShades, SHADE_FORMATS } from '../../../../design/shade/export.ts';
import { swatchFiles } from '../files.ts';
import { edited, tokens } from './model.ts';

export const files = () =>
  swatchFiles(SHADE_FORMATS, (format, options) =>
    exportShades(
      format,
      { steps: edited.colors.value.map((color, i) => ({ color, token: tokens.value[i]! })) },
      options,
    ),
  );
