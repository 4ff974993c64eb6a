type Walk = (from: number, to: number) => readonly [from: number, to: number];
export type HueWay = 'shorter' | 'longer' | 'increasing' | 'decreasing';

/** Hues that differ by less are equal, and opposite where they differ by so little more or less than 180 degrees. */
const LAST_BITS = 1e-9;

/** From one hue to another in degrees. Which of two equal hues comes out larger hangs on how they were computed: neither is. */
const turnOf = (from: number, to: number): number => {
  const turn = to - from;
  const half = 180 * Math.round(turn / 180);
  return Math.abs(turn - half) < LAST_BITS ? half : turn;
};

/** The ways round the wheel for a measure of the turn from one hue to another. */
export const walksBy = (measure: (from: number, to: number) => number): Readonly<Record<HueWay, Walk>> => ({
  shorter: (from, to) => {
    const turn = measure(from, to);
    if (turn > 180) return [from + 360, to];
    return turn < -180 ? [from, to + 360] : [from, to];
  },
  longer: (from, to) => {
    const turn = measure(from, to);
    if (turn > 0 && turn < 180) return [from + 360, to];
    return turn > -180 && turn <= 0 ? [from, to + 360] : [from, to];
  },
  increasing: (from, to) => {
    const turn = measure(from, to);
    // Equal hues of which one comes out just below 360.
    if (turn === 360) return [from, to - 360];
    return [from, turn < 0 ? to + 360 : to];
  },
  decreasing: (from, to) => {
    const turn = measure(from, to);
    if (turn === -360) return [from - 360, to];
    return [turn > 0 ? from + 360 : from, to];
  },
});

/**
 * Ways round the wheel by their names in CSS Color 4, section 12.4: two hues in degrees, 0 <= h < 360, moved so that a
 * straight walk from the first to the second goes that way.
 */
export const HUE_WALKS = walksBy(turnOf);
