/** Ways round the wheel, CSS Color 4 section 12.4: the two hues in degrees, moved so that a straight walk goes that way. */
export const HUE_WALKS = {
  short: {
    id: 'short',
    css: 'shorter',
    description: 'the shorter way round',
    walk: (from: number, to: number): readonly [number, number] => {
      if (to - from > 180) return [from + 360, to];
      return to - from < -180 ? [from, to + 360] : [from, to];
    },
  },
  long: {
    id: 'long',
    css: 'longer',
    description: 'the longer way round',
    walk: (from: number, to: number): readonly [number, number] => {
      const d = to - from;
      if (d > 0 && d < 180) return [from + 360, to];
      return d > -180 && d <= 0 ? [from, to + 360] : [from, to];
    },
  },
  increasing: {
    id: 'increasing',
    css: 'increasing',
    description: 'hue rising',
    walk: (from: number, to: number): readonly [number, number] => [from, to < from ? to + 360 : to],
  },
  decreasing: {
    id: 'decreasing',
    css: 'decreasing',
    description: 'hue falling',
    walk: (from: number, to: number): readonly [number, number] => [from < to ? from + 360 : from, to],
  },
} as const;
export type HueWalk = keyof typeof HUE_WALKS;
