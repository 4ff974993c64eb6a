import type { ExportChoice } from '../../../state/view.ts';
import { tokenFiles } from '../token-files.ts';
import { system } from './model.ts';

export const files = (): readonly ExportChoice[] =>
  tokenFiles(() => ({ tokens: system.value?.tokens?.tokens ?? [], name: system.value?.tokens?.name }));
