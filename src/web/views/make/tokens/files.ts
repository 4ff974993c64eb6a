import type { ExportChoice } from '../../../state/view.ts';
import { tokenFiles } from '../token-files.ts';
import { made, settings } from './model.ts';

export const files = (): readonly ExportChoice[] =>
  tokenFiles(() => ({ tokens: made.value.value?.tokens ?? [], name: settings.value.name }));
