import type { TaskTable } from '../threads/task.ts';

/**
 * The canvas looks for the fonts of the system when it is loaded; images use their own, and must not differ from
 * machine to machine.
 */
const withoutSystemFonts = (): void => {
  process.env.DISABLE_SYSTEM_FONTS_LOAD = '1';
};

const labels = () => {
  withoutSystemFonts();
  return import('./labels.ts');
};

/** What of this room runs in worker threads. */
export const imageTasks = {
  labelledPalettePng: async () => (await labels()).labelledPalettePng,
  labelledGradientPng: async () => (await labels()).labelledGradientPng,
  drawResponseImage: async () => {
    withoutSystemFonts();
    return (await import('./draw.ts')).drawResponseImage;
  },
} as const satisfies TaskTable;
