type Walk = (from: number, to: number) => readonly [from: number, to: number];

/**
 * Ways round the wheel by their names in CSS Color 4, section 12.4: two hues in degrees, 0 <= h < 360, moved so that a
 * straight walk from the first to the second goes that way.
 */
export const HUE_WALKS = {
  shorter: (from, to) => {
    if (to - from > 180) return [from + 360, to];
    return to - from < -180 ? [from, to + 360] : [from, to];
  },
  longer: (from, to) => {
    const d = to - from;
    if (d > 0 && d < 180) return [from + 360, to];
    return d > -180 && d <= 0 ? [from, to + 360] : [from, to];
  },
  increasing: (from, to) => [from, to < from ? to + 360 : to],
  decreasing: (from, to) => [from < to ? from + 360 : from, to],
} as const satisfies Readonly<Record<string, Walk>>;
