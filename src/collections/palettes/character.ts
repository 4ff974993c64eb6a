/** What a palette looks like, whatever method made it: measured from its colours on the OKLCH wheel. */
export const CHARACTERS = ['neutral', 'monochrome', 'analogous', 'triadic', 'diverse'] as const;

/** Mean chroma below which a palette is neutral, and chroma from which a colour counts as having a hue. */
export const CHROMATIC_UNITS = 300;

const MONOCHROME_SPAN = 20;
const ANALOGOUS_SPAN = 75;
const CLUSTER_SPAN = 30;
const CLUSTER_DISTANCE = 90;

const NEUTRAL = 0;
const MONOCHROME = 1;
const ANALOGOUS = 2;
const TRIADIC = 3;
const DIVERSE = 4;

/** Sorts the first `count` numbers upwards. */
const sort = (values: Float64Array, count: number): void => {
  for (let i = 1; i < count; i += 1) {
    const v = values[i]!;
    let j = i - 1;
    for (; j >= 0 && values[j]! > v; j -= 1) values[j + 1] = values[j]!;
    values[j + 1] = v;
  }
};

const gaps = new Float64Array(8);

/** Gaps between groups have 90 - 30 = 60 degrees or more: where the third widest is below this there are no three groups. */
const WIDE = CLUSTER_DISTANCE - CLUSTER_SPAN - 1;

/** How far it is upwards from one hue to another. */
const spanOf = (from: number, to: number): number => {
  const span = to - from + 360;
  return span < 360 ? span : span - 360;
};

/** Whether the hues fall into three groups of at most 30 degrees whose middles are at least 90 degrees apart. */
const isTriadic = (hues: Float64Array, count: number): boolean => {
  let first = -1;
  let second = -1;
  let third = -1;
  for (let i = 0; i < count; i += 1) {
    const gap = gaps[i]!;
    if (first < 0 || gap > gaps[first]!) {
      third = second;
      second = first;
      first = i;
    } else if (second < 0 || gap > gaps[second]!) {
      third = second;
      second = i;
    } else if (third < 0 || gap > gaps[third]!) third = i;
  }
  if (gaps[third]! < WIDE) return false;
  // Gap i lies behind hue i: a group goes from the hue behind one gap to the hue before the next.
  const low = Math.min(first, second, third);
  const high = Math.max(first, second, third);
  const middle = first + second + third - low - high;
  const one = spanOf(hues[low + 1]!, hues[middle]!);
  const two = spanOf(hues[middle + 1]!, hues[high]!);
  const three = spanOf(hues[high + 1 === count ? 0 : high + 1]!, hues[low]!);
  if (one > CLUSTER_SPAN || two > CLUSTER_SPAN || three > CLUSTER_SPAN) return false;
  return (
    gaps[low]! + (three + one) / 2 >= CLUSTER_DISTANCE &&
    gaps[middle]! + (one + two) / 2 >= CLUSTER_DISTANCE &&
    gaps[high]! + (two + three) / 2 >= CLUSTER_DISTANCE
  );
};

/**
 * Number of the character of a palette whose `count` chromatic colours have these hues (degrees, any order; they are
 * sorted in place) and whose mean chroma is given in ten-thousandths.
 */
export const characterOf = (meanChroma: number, hues: Float64Array, count: number): number => {
  if (meanChroma < CHROMATIC_UNITS) return NEUTRAL;
  if (count < 2) return MONOCHROME;
  sort(hues, count);
  let widest = 0;
  for (let i = 0; i < count; i += 1) {
    const gap = i + 1 < count ? hues[i + 1]! - hues[i]! : hues[0]! + 360 - hues[i]!;
    gaps[i] = gap;
    if (gap > widest) widest = gap;
  }
  const span = 360 - widest;
  if (span <= MONOCHROME_SPAN) return MONOCHROME;
  if (span <= ANALOGOUS_SPAN) return ANALOGOUS;
  return count >= 3 && isTriadic(hues, count) ? TRIADIC : DIVERSE;
};
