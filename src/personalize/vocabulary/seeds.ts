import { fitOklch } from '../../exact/fit.ts';
import { hexOf } from '../../exact/packed.ts';

const HUES = [25, 55, 95, 145, 195, 250, 300, 350] as const;

/** The seeds of a brief without colours: one for each band of hue, OKLCH lightness 0.62 and chroma 0.13 where sRGB has it. */
export const BUILT_IN_SEEDS: readonly string[] = HUES.map((hue) => hexOf(fitOklch(0.62, 0.13, hue)));
