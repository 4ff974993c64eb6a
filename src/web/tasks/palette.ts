import type { Rgb } from '../../color/rgb.ts';
import { evaluatePalette } from '../../design/palette/evaluate.ts';
import { generatePalette, type PaletteSettings } from '../../design/palette/generate.ts';
import { PALETTE_METHOD_IDS, PALETTE_METHODS, type PaletteMethodId } from '../../design/palette/methods/index.ts';

/** Palettes. */
export const PALETTE = {
  /** What the methods of palettes are called. */
  paletteMethods: () =>
    PALETTE_METHOD_IDS.map((id) => ({
      id,
      name: PALETTE_METHODS[id].name,
      description: PALETTE_METHODS[id].description,
    })),

  /** A palette; a method that there is none of is read as the given one. */
  palette: (
    { method, ...settings }: Omit<PaletteSettings, 'method'> & { readonly method: string },
    otherwise: PaletteMethodId,
  ) => generatePalette({ ...settings, method: PALETTE_METHOD_IDS.find((id) => id === method) ?? otherwise }),

  evaluatePalette: (colors: readonly Rgb[]) => evaluatePalette(colors),
} as const;
