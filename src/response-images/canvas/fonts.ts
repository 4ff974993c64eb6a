import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';

/** Inter (MIT and OFL-1.1): the only typeface of images, so that they look the same on every machine. */
export const FAMILY = 'Metamer Inter';
const FILES = ['400Regular/Inter_400Regular.ttf', '600SemiBold/Inter_600SemiBold.ttf'] as const;

const require = createRequire(import.meta.url);
let ready = false;

/** Makes the typeface known to the canvas, once for this thread. */
export const loadFonts = (): void => {
  if (ready) return;
  const folder = dirname(require.resolve('@expo-google-fonts/inter/package.json'));
  for (const file of FILES) {
    const path = join(folder, file);
    if (!GlobalFonts.registerFromPath(path, FAMILY)) throw new Error(`The font ${file} could not be read.`);
  }
  ready = true;
};
