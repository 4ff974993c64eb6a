import type { ExportChoice } from '../../../state/view.ts';
import { assertComputed } from '../files.ts';
import { tokenFiles } from '../token-files.ts';
import { made, settings, unset } from './model.ts';

export const files = (): readonly ExportChoice[] =>
  tokenFiles(() => {
    assertComputed(unset, made);
    return { tokens: made.value.value?.tokens ?? [], name: settings.value.name };
  });
