import type { ExportChoice } from '../../../state/view.ts';
import { assertComputed } from '../files.ts';
import { tokenFiles } from '../token-files.ts';
import { made, system } from './model.ts';

export const files = (): readonly ExportChoice[] =>
  tokenFiles(() => {
    assertComputed(made);
    return { tokens: system.value?.tokens?.tokens ?? [], name: system.value?.tokens?.name };
  });
