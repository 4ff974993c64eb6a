import { exportHarmony, HARMONY_FORMATS } from '../../../../design/harmony/export.ts';
import { swatchFiles } from '../files.ts';
import { edited, harmony, roles } from './model.ts';

export const files = () =>
  swatchFiles(HARMONY_FORMATS, (format, options) =>
    exportHarmony(
      format,
      {
        harmony_id: harmony.value.harmony_id,
        colors: edited.colors.value.map((color, i) => ({ color, role: roles.value[i]! })),
      },
      options,
    ),
  );
