import table from './tables/gamut.json' with { type: 'json' };

const HUES = 360;
const LIGHTNESSES = 129;
/** In ten-thousandths: so small that it stays near the processor. */
const CHROMA = Uint16Array.from(table.chroma.flat());

/** Largest OKLCH chroma inside sRGB at this lightness (0..1) and hue (0..3599 tenths), between the four nearest entries. */
export const largestChroma = (lightness: number, tenths: number): number => {
  if (lightness <= 0 || lightness >= 1) return 0;
  const x = lightness * (LIGHTNESSES - 1);
  const y = tenths / 10;
  const column = x | 0;
  const row = y | 0;
  const u = x - column;
  const v = y - row;
  const above = row * LIGHTNESSES + column;
  const below = (row + 1 === HUES ? 0 : row + 1) * LIGHTNESSES + column;
  const upper = CHROMA[above]! + u * (CHROMA[above + 1]! - CHROMA[above]!);
  const lower = CHROMA[below]! + u * (CHROMA[below + 1]! - CHROMA[below]!);
  return (upper + v * (lower - upper)) / 1e4;
};
