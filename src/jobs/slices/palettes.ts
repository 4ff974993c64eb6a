import { evaluatePalette } from '../../design/palette/evaluate.ts';
import { generatePalette, type PaletteSettings } from '../../design/palette/generate.ts';
import type { PaletteMethodId } from '../../design/palette/methods/index.ts';

export interface PaletteSlice extends Omit<PaletteSettings, 'method'> {
  readonly methods: readonly PaletteMethodId[];
  readonly scores: boolean;
  readonly from: number;
  readonly to: number;
}

/** Palettes `from` to `to` of a batch: the methods in turn, the seed one higher for each. */
export const paletteSlice = ({ methods, scores, from, to, seed, ...settings }: PaletteSlice) =>
  Array.from({ length: to - from }, (_, i) => {
    const index = from + i;
    const palette = generatePalette({ ...settings, method: methods[index % methods.length]!, seed: seed + index });
    if (!scores) return { index, ...palette };
    const { score, harmony, contrast, accessibility } = evaluatePalette(
      palette.colors.map(({ rgb: [r, g, b] }) => ({ r, g, b })),
    );
    return {
      index,
      ...palette,
      scores: { total: score, harmony: harmony.score, contrast: contrast.score, accessibility: accessibility.score },
    };
  });
