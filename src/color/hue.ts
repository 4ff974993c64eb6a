const DEGREES = 180 / Math.PI;
/** One degree in radians. */
export const RADIANS = Math.PI / 180;

/** Hue in degrees, 0 <= h < 360, of a vector (a, b). */
export const hueOf = (a: number, b: number): number => {
  const degrees = Math.atan2(b, a) * DEGREES;
  if (degrees >= 0) return degrees;
  // A hue a rounding error below 0 would add up to 360 itself.
  const turned = degrees + 360;
  return turned === 360 ? 0 : turned;
};

/** Any angle in degrees as 0 <= h < 360. */
export const normalizeHue = (degrees: number): number => {
  const turned = degrees % 360;
  if (turned >= 0) return turned;
  return turned + 360 === 360 ? 0 : turned + 360;
};

/** Whether a hue lies on the arc from `from` upwards to, but not at, `to`; over 0 where `from` is the greater. */
export const onArc = (hue: number, from: number, to: number): boolean =>
  from <= to ? hue >= from && hue < to : hue >= from || hue < to;
