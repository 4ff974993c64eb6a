/** Colours whose HSL saturation and lightness lie within these bounds (0..1, both ends in). */
export const hslWindow =
  ([sLow, sHigh]: readonly [number, number], [lLow, lHigh]: readonly [number, number]) =>
  (packed: number): boolean => {
    const [r, g, b] = [packed >>> 16, (packed >>> 8) & 255, packed & 255];
    const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
    const sum = most + least;
    if (sum < 510 * lLow || sum > 510 * lHigh) return false;
    const saturation = most === least ? 0 : (most - least) / (sum > 255 ? 510 - sum : sum);
    return saturation >= sLow && saturation <= sHigh;
  };
