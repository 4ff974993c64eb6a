import type { Anchor } from '../lexicon/anchors.ts';
import type { Skeleton } from '../lexicon/skeletons.ts';
import { around, held } from './asked-slot.ts';
import { BLUE, type Draft, FULL_LAYOUTS, HUED_LAYOUTS, isYellow, pick, roomIn } from './draft.ts';
import { isRuledOut } from './plan.ts';

/** Ways to choose the lightness of supports: furthest from all that is taken, the lightest or the darkest that is free, any. */
const WAYS = ['far', 'far', 'light', 'deep', 'any'] as const;
/** What the chroma of supports is multiplied with. */
const FULLNESS = [1, 1.3, 0.25, 0.6] as const;
/** Levels beside those of a layout. */
const GRID = [0.27, 0.36, 0.45, 0.54, 0.63, 0.72, 0.8, 0.88] as const;
/** Least lightness of supports in layouts that are light all over. */
const LEAST_LEVEL: Readonly<Record<string, number>> = { pastel: 0.68, light: 0.6, kids: 0.52 };
const LEAST_OF_SOFT = 0.58;

const farthest = (levels: readonly number[], taken: readonly number[]): number =>
  levels.reduce(
    (best, level) => {
      const gap = Math.min(...taken.map((l) => Math.abs(l - level)));
      return gap > best.gap + 1e-9 ? { level, gap } : best;
    },
    { level: levels[0]!, gap: -1 },
  ).level;

/** Chroma of a tint or shade of a hue at a level. */
const supportChroma = (c: number, level: number, skeleton: Skeleton): number => {
  if (FULL_LAYOUTS.has(skeleton.id)) return 0.95 * c;
  if (level > 0.86) return 0.45 * c;
  return (level < 0.34 ? 0.6 : 0.75) * c;
};

/**
 * Fills what is left of a palette with tints and shades of its hues, at levels that are still free. A hue of which there is to be
 * one colour gives none, nor does an accent where others can.
 */
export const addSupports = (draft: Draft): void => {
  const { plan, skeleton, at, slots, tones } = draft;
  const { reading, isDark } = plan;
  const askedTones = tones.filter((tone) => !('count' in tone && tone.count === 1));
  const calm = askedTones.filter((tone) => !('role' in tone && tone.role === 'accent'));
  const sources = (calm.length > 0 ? calm : askedTones).slice(0, 3);
  const turn = Math.floor(at(4) * Math.max(1, sources.length));
  const hasLeast = reading.bounds.leastL ?? 0;
  const soft = reading.feelings.includes('soft') && !isDark ? LEAST_OF_SOFT : 0;
  const least = Math.max(hasLeast + 0.03, LEAST_LEVEL[skeleton.id] ?? 0, soft);
  const most = reading.bounds.mostL ?? 1;
  const levels = [...skeleton.levels, ...GRID].filter((level) => level >= least && level <= most);
  const way = pick(WAYS, at(22));
  const fullness = pick(FULLNESS, at(23)) * (reading.chroma < 0 ? 0.75 : 1);
  for (let k = 0; roomIn(draft) > 0 && k < 12; k += 1) {
    const lights = slots.map(({ aim }) => aim.l);
    const open = levels.filter((level) => lights.every((l) => Math.abs(l - level) > 0.06));
    const base = open.length > 0 ? open : levels;
    const level = {
      far: () =>
        farthest(
          base.length > 2 && k === 0 ? base.filter((l) => skeleton.levels.includes(l)).concat(base.slice(0, 1)) : base,
          lights,
        ),
      light: () => Math.max(...base),
      deep: () => Math.min(...base),
      any: () => pick(base, at(24 + k)),
    }[way]();
    let source = sources[(turn + k) % Math.max(1, sources.length)];
    if (source && isYellow(source.h) && level < 0.62 && !HUED_LAYOUTS.has(plan.skeleton.id))
      source = sources.find(({ h }) => !isYellow(h)) ?? { l: level, c: 0.03, h: BLUE };
    let c = source ? supportChroma(source.c, level, skeleton) * fullness : 0.006;
    if (reading.restIsQuiet) c = Math.min(c, 0.014);
    // Beside an accent alone the rest is nearly grey.
    if (calm.length === 0 && plan.skeleton.id !== 'vivid') c *= 0.4;
    if (draft.isGrey) c = Math.min(c, 0.007);
    if (reading.bounds.mostC !== undefined) c = Math.min(c, 0.9 * reading.bounds.mostC);
    let aim: Anchor = { l: level, c, h: source?.h ?? tones[0]?.h ?? 80 };
    for (let step = 1; step < 8 && isRuledOut(plan, aim.l, aim.c, aim.h); step += 1)
      aim = {
        l: held(level + (step % 2 ? 0.05 : -0.05) * Math.ceil(step / 2), 0.3, Math.min(0.95, most)),
        c: step > 4 ? 0.005 : c * (1 - 0.1 * step),
        h: aim.h,
      };
    const own = skeleton.levels.reduce((near, one) => (Math.abs(one - aim.l) < Math.abs(near - aim.l) ? one : near));
    slots.push({
      ...around(aim, 'support'),
      l: [aim.l - 0.06, aim.l + 0.06],
      c: [0.7 * aim.c, Math.max(0.01, 1.2 * aim.c)],
      level: own,
    });
  }
};
