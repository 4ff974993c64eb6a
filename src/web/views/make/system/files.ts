import { exportTokens, TOKEN_FORMAT_IDS } from '../../../../design/tokens/export.ts';
import type { ExportChoice } from '../../../state/view.ts';
import { formatName } from '../files.ts';
import { system } from './model.ts';

export const files = (): readonly ExportChoice[] =>
  TOKEN_FORMAT_IDS.map((id) => ({
    name: formatName(id),
    notation: false,
    write: () => exportTokens(id, system.value?.tokens?.tokens ?? [], system.value?.tokens?.name),
  }));
