import { announce } from './announce.ts';
import { addColors } from './working-set.ts';

interface EyeDropper {
  open(): Promise<{ readonly sRGBHex: string }>;
}

/** Has a colour picked anywhere on the screen; it is added to the set and becomes current. */
export const pickFromScreen = async (): Promise<void> => {
  const { EyeDropper: Dropper } = globalThis as unknown as { EyeDropper: new () => EyeDropper };
  try {
    const { sRGBHex } = await new Dropper().open();
    const { leftOut } = addColors([sRGBHex.toLowerCase()]);
    announce(`Picked ${sRGBHex.toLowerCase()}. ${leftOut}`.trim());
  } catch {
    // Escape ends it without a colour.
  }
};
