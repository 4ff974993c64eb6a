import { LABS, labsOf } from '../../accessibility/vision/views.ts';
import { linearLuminance } from '../../color/luminance.ts';
import type { Vec3 } from '../../color/matrix.ts';
import { differenceAt } from '../../exact/difference.ts';
import { direction, exp } from '../../exact/elementary.ts';
import { searchOklabOf } from '../../exact/oklab.ts';
import { GRID_LINEAR as LINEAR } from '../../exact/transfer.ts';
import type { Taste } from '../brief/taste.ts';
import { OTHER, SAME, TASTE_WIDTH } from '../brief/taste.ts';
import { arcMembership, membership, type Window } from '../brief/window.ts';
import { hueTerm } from './ou-luo.ts';

/** Chroma from which on a colour counts as having a hue. */
export const CHROMATIC = 0.03;

/** What a palette is scored against: the parts of a brief that touch single colours. */
export interface Background {
  readonly windows: readonly Window[];
  readonly taste: readonly Taste[];
  /** Oklab of the taste colours, three numbers each. */
  readonly tasteLab: Float64Array;
  /** CIELAB of the taste colours for normal vision: L, a, b, C each. */
  readonly tasteLabs: Float64Array;
}

/** One colour with everything that the scores ask of it, measured once. */
export interface Member {
  readonly packed: number;
  readonly l: number;
  readonly a: number;
  readonly b: number;
  readonly chroma: number;
  /** Degrees; noise for a grey. */
  readonly hue: number;
  readonly luminance: number;
  /** CIELAB of normal vision and the colour-blind views: L, a, b, C each. */
  readonly labs: Float64Array;
  /** Hue term of the harmony model. */
  readonly hueTerm: number;
  /** Membership in each window without hue, and of the hue in its arc. */
  readonly inWindow: Float64Array;
  readonly inArc: Float64Array;
  /** Nearness 0..1 to each taste colour. */
  readonly near: Float64Array;
  /** How far it is that taste colour itself: 1 up to CIEDE2000 2, falling to 0 at 12. */
  readonly same: Float64Array;
}

export const backgroundOf = (windows: readonly Window[], taste: readonly Taste[]): Background => {
  const tasteLab = new Float64Array(3 * taste.length);
  taste.forEach(({ packed }, i) => {
    searchOklabOf(packed, tasteLab.subarray(3 * i, 3 * i + 3));
  });
  const tasteLabs = new Float64Array(4 * taste.length);
  const labs = new Float64Array(LABS);
  taste.forEach(({ packed }, i) => {
    labsOf(packed, labs, 0);
    tasteLabs.set(labs.subarray(0, 4), 4 * i);
  });
  return { windows, taste, tasteLab, tasteLabs };
};

/** Saturation of HSL, 0..1. */
export const hslSaturation = (packed: number): number => {
  const [r, g, b] = [packed >>> 16, (packed >>> 8) & 255, packed & 255];
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  if (most === least) return 0;
  const sum = most + least;
  return (most - least) / (sum > 255 ? 510 - sum : sum);
};

/** Luminance as contrast ratios use it. */
const luminanceOf = (packed: number): number => {
  const linear: Vec3 = [LINEAR[packed >>> 16]!, LINEAR[(packed >>> 8) & 255]!, LINEAR[packed & 255]!];
  return linearLuminance(linear);
};

/** Oklab distance beyond which no colour is within CIEDE2000 12 of another. */
const FAR = 0.25;

const lab = new Float64Array(3);

/** Measures each colour once for a background. */
export const memberCache = (background: Background): ((packed: number) => Member) => {
  const known = new Map<number, Member>();
  return (packed) => {
    let member = known.get(packed);
    if (member === undefined) {
      member = measureMember(packed, background);
      known.set(packed, member);
    }
    return member;
  };
};

export const measureMember = (packed: number, { windows, taste, tasteLab, tasteLabs }: Background): Member => {
  searchOklabOf(packed, lab);
  const [l, a, b] = [lab[0]!, lab[1]!, lab[2]!];
  const chroma = Math.sqrt(a * a + b * b);
  const hue = direction(b, a);
  const labs = new Float64Array(LABS);
  labsOf(packed, labs, 0);
  const saturation = hslSaturation(packed);
  const inWindow = new Float64Array(windows.length);
  const inArc = new Float64Array(windows.length);
  for (let i = 0; i < windows.length; i += 1) {
    inWindow[i] = membership(windows[i]!, l, chroma, saturation);
    inArc[i] = chroma < CHROMATIC ? 1 : arcMembership(windows[i]!, hue);
  }
  const near = new Float64Array(taste.length);
  const same = new Float64Array(taste.length);
  for (let i = 0; i < taste.length; i += 1) {
    const [dl, da, db] = [l - tasteLab[3 * i]!, a - tasteLab[3 * i + 1]!, b - tasteLab[3 * i + 2]!];
    const square = dl * dl + da * da + db * db;
    near[i] = exp(-square / (2 * TASTE_WIDTH * TASTE_WIDTH));
    if (square < FAR * FAR) {
      const difference = differenceAt(labs, 0, tasteLabs, 4 * i);
      same[i] = Math.min(1, Math.max(0, (OTHER - difference) / (OTHER - SAME)));
    }
  }
  return {
    packed,
    l,
    a,
    b,
    chroma,
    hue,
    luminance: luminanceOf(packed),
    labs,
    hueTerm: hueTerm(labs[0]!, labs[3]!, direction(labs[2]!, labs[1]!)),
    inWindow,
    inArc,
    near,
    same,
  };
};
