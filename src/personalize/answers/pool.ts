import { direction, exp } from '../../exact/elementary.ts';
import { searchOklabOf } from '../../exact/oklab.ts';
import { hexOf } from '../../exact/packed.ts';
import { counterRandom } from '../../exact/random/counter-random.ts';
import { type Brief, packedColors, resolveBrief } from '../brief/resolve.ts';
import { membership } from '../brief/window.ts';
import type { Plan } from '../plan/plan.ts';
import { backgroundOf, hslSaturation, memberCache } from '../score/member.ts';
import { colorIn, hueAt } from '../search/draw.ts';
import { createPlanned } from '../search/planned.ts';
import { STREAMS } from '../streams.ts';
import type { IntentId } from '../vocabulary/intents.ts';
import { DEFAULTS } from '../vocabulary/limits.ts';
import { briefAnswer, noteReading } from './brief.ts';
import { poolProfile } from './pool-profile.ts';
import { warmthOf } from './warmth.ts';

export interface PoolInput {
  readonly colors?: readonly string[] | undefined;
  readonly styles?: readonly string[] | undefined;
  readonly intent: IntentId;
  readonly target: number;
  readonly warmth: number;
  readonly note?: string | undefined;
  readonly seed: number;
}

const DRAWS = 2048;
const NEAR_SEEDS = 0.6;
const HUE_PLAY = 30;
/** How much the dial at its end prefers a colour that is one unit warmer. */
const PULL = 1.4;

/** Colours of the windows, most of them of hues near the seeds. */
const draw = (brief: Brief, seed: number): readonly number[] => {
  const random = counterRandom(seed, STREAMS.pool);
  const lab = new Float64Array(3);
  const hues = brief.seeds.map((packed) => {
    searchOklabOf(packed, lab);
    return direction(lab[2]!, lab[1]!);
  });
  const colors = Array.from({ length: DRAWS }, (_, i) => {
    const at = (slot: number): number => random(8 * i + slot);
    const window = brief.windows[Math.floor(at(0) * brief.windows.length)]!;
    const hue =
      at(1) < NEAR_SEEDS ? hues[Math.floor(at(2) * hues.length)]! + (2 * at(3) - 1) * HUE_PLAY : hueAt(window, at(3));
    return colorIn(window, at(4), at(5), hue);
  });
  return [...new Set(colors)];
};

/** Colours of as many palettes as the plan of a note needs to give so many. */
const drawPlanned = (plan: Plan, brief: Brief, seed: number): readonly number[] => {
  const sample = createPlanned(plan, memberCache(backgroundOf(brief.windows, brief.taste)), seed);
  const colors = new Set<number>();
  for (let id = 0; colors.size < DRAWS / 2 && id < DRAWS; id += 1)
    for (const packed of sample(id).colors) colors.add(packed);
  return [...colors];
};

/** How welcome a colour is: inside the windows, and as warm as the dial asks. */
const welcome = (
  packed: number,
  [l, a, b]: readonly [number, number, number],
  brief: Brief,
  warmth: number,
): number => {
  const chroma = Math.sqrt(a * a + b * b);
  const saturation = hslSaturation(packed);
  const inside = brief.plan
    ? 1
    : brief.windows.reduce((most, window) => Math.max(most, membership(window, l, chroma, saturation)), 0);
  return (0.1 + inside) * exp(((PULL * (warmth - 50)) / 50) * Math.max(-1.5, Math.min(1.5, warmthOf(packed) + 0.5)));
};

/**
 * `count` colours: those of the brief, then one by one the drawn colour that is furthest (in Oklab) from all before it,
 * weighted by how welcome it is. Any beginning of the list is a pool of its own.
 */
const choose = (
  start: readonly number[],
  drawn: readonly number[],
  count: number,
  brief: Brief,
  warmth: number,
): readonly number[] => {
  const chosen = start.slice(0, count);
  const taken = new Set(chosen);
  const colors = drawn.filter((packed) => !taken.has(packed));
  const lab = new Float64Array(3);
  const place = (packed: number): readonly [number, number, number] => {
    searchOklabOf(packed, lab);
    return [lab[0]!, lab[1]!, lab[2]!];
  };
  const places = colors.map(place);
  const welcomes = colors.map((packed, i) => welcome(packed, places[i]!, brief, warmth));
  const apart = new Float64Array(colors.length).fill(1);
  const reduce = ([l, a, b]: readonly [number, number, number]): void => {
    for (let i = 0; i < apart.length; i += 1) {
      const [dl, da, db] = [l - places[i]![0], a - places[i]![1], b - places[i]![2]];
      const d = Math.sqrt(dl * dl + da * da + db * db);
      if (d < apart[i]!) apart[i] = d;
    }
  };
  chosen.map(place).forEach(reduce);
  while (chosen.length < count) {
    let next = 0;
    for (let i = 1; i < apart.length; i += 1) if (apart[i]! * welcomes[i]! > apart[next]! * welcomes[next]!) next = i;
    chosen.push(colors[next]!);
    reduce(places[next]!);
  }
  return chosen;
};

/** A pool of colours to build palettes from: the caller's seeds first, then the styles' own, as varied as may be. */
export const personalPool = ({ colors, styles, intent, note, target, warmth, seed }: PoolInput) => {
  const brief = resolveBrief({
    colors,
    styles,
    intent,
    note,
    palette_size: DEFAULTS.palette_size,
    diversity: DEFAULTS.diversity,
    accessibility: DEFAULTS.accessibility,
    cvd_safe: DEFAULTS.cvd_safe,
  });
  const given = colors?.length ? [...new Set(packedColors('colors', colors))] : brief.seeds;
  const start = brief.plan ? [...new Set([...brief.sent, ...brief.seeds])] : given;
  const pool = choose(
    start,
    brief.plan ? drawPlanned(brief.plan, brief, seed) : draw(brief, seed),
    target,
    brief,
    warmth,
  );
  const { weights: _, taste: __, note_matches: ___, unmatched_words: ____, ...stated } = briefAnswer(brief);
  return {
    seed,
    brief: { ...stated, ...noteReading(brief), target, warmth },
    pool: pool.map(hexOf),
    profile: poolProfile(pool, Math.min(start.length, target), brief),
  };
};
