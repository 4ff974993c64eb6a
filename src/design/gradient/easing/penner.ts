import type { Easing } from './easing.ts';

type Curve = (t: number) => number;

/** 2^-10x brought to exactly 0 at x = 1 and 1 at x = 0, so that the curves have no jump (as d3-ease does). */
const decay: Curve = (x) => (2 ** (-10 * x) - 2 ** -10) / (1 - 2 ** -10);

const BACK = 1.70158;
const PERIOD = 0.3 / (2 * Math.PI);
/** Phase of the elastic curve at amplitude 1: asin(1) times the period. */
const PHASE = (Math.PI / 2) * PERIOD;

const bounceOut: Curve = (t) => {
  const k = 7.5625;
  if (t < 4 / 11) return k * t * t;
  if (t < 8 / 11) return k * (t - 6 / 11) ** 2 + 3 / 4;
  if (t < 10 / 11) return k * (t - 9 / 11) ** 2 + 15 / 16;
  return k * (t - 21 / 22) ** 2 + 63 / 64;
};

/** The accelerating half of each family; the others are its mirror images. */
const FAMILIES = {
  sine: {
    name: 'Sine',
    what: 'a quarter of a sine wave',
    overshoots: false,
    in: (t) => (t === 1 ? 1 : 1 - Math.cos((t * Math.PI) / 2)),
  },
  quad: { name: 'Quadratic', what: 't^2', overshoots: false, in: (t) => t * t },
  cubic: { name: 'Cubic', what: 't^3', overshoots: false, in: (t) => t * t * t },
  quart: { name: 'Quartic', what: 't^4', overshoots: false, in: (t) => t ** 4 },
  quint: { name: 'Quintic', what: 't^5', overshoots: false, in: (t) => t ** 5 },
  expo: {
    name: 'Exponential',
    what: '2^(10(t - 1)), shifted to start at 0',
    overshoots: false,
    in: (t) => decay(1 - t),
  },
  circ: { name: 'Circular', what: 'a quarter of a circle', overshoots: false, in: (t) => 1 - Math.sqrt(1 - t * t) },
  back: {
    name: 'Back',
    what: 'goes backwards by 10 % first (overshoot 1.70158)',
    overshoots: true,
    in: (t) => t * t * ((BACK + 1) * t - BACK),
  },
  elastic: {
    name: 'Elastic',
    what: 'swings with amplitude 1 and period 0.3',
    overshoots: true,
    in: (t) => decay(1 - t) * Math.sin((PHASE - (t - 1)) / PERIOD),
  },
  bounce: { name: 'Bounce', what: 'four bounces', overshoots: false, in: (t) => 1 - bounceOut(1 - t) },
} as const satisfies Record<string, { name: string; what: string; overshoots: boolean; in: Curve }>;
type Family = keyof typeof FAMILIES;

/** How a half becomes a curve: as it is, turned about its middle, or both halves one after the other. */
const WAYS = {
  in: { name: 'in', of: (half: Curve): Curve => half },
  out: {
    name: 'out',
    of:
      (half: Curve): Curve =>
      (t) =>
        1 - half(1 - t),
  },
  'in-out': {
    name: 'in and out',
    of:
      (half: Curve): Curve =>
      (t) =>
        t < 0.5 ? half(2 * t) / 2 : 1 - half(2 - 2 * t) / 2,
  },
} as const;
type Way = keyof typeof WAYS;

const easing = (family: Family, way: Way): Easing => ({
  id: `${family}-${way}`,
  name: `${FAMILIES[family].name} ${WAYS[way].name}`,
  description: `${FAMILIES[family].what}; ${{ in: 'slow at first', out: 'slow at the end', 'in-out': 'slow at both ends' }[way]}`,
  reference: 'Penner 2002, Programming Macromedia Flash MX, chapter 7; parameters of d3-ease',
  at: WAYS[way].of(FAMILIES[family].in),
  overshoots: FAMILIES[family].overshoots,
});

/** The thirty easings of Robert Penner's families. */
export const PENNER_EASINGS = Object.fromEntries(
  (Object.keys(FAMILIES) as Family[]).flatMap((family) =>
    (Object.keys(WAYS) as Way[]).map((way) => [`${family}-${way}`, easing(family, way)]),
  ),
) as Readonly<Record<`${Family}-${Way}`, Easing>>;
