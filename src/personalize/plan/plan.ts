import type { Zone } from '../lexicon/families.ts';
import { SKELETONS, type Skeleton } from '../lexicon/skeletons.ts';
import { toneOfPacked } from '../note/names.ts';
import type { Asked, NoteReading } from '../note/reading.ts';
import { isInZone } from '../note/zone.ts';
import type { IntentId } from '../vocabulary/intents.ts';
import type { StyleId } from '../vocabulary/styles.ts';
import { HUED, isHue, requestedHues } from './hues.ts';
import { hueGap } from './slot.ts';

/** A colour that the brief gives: locked, or to be met. */
export interface Fixed {
  readonly packed: number;
  readonly isLocked: boolean;
  readonly role?: string;
}

/** What a palette should be like, drawn up from a note before the search begins. */
export interface Plan {
  readonly reading: NoteReading;
  /** The colours to hold, the weightiest first, as light and as full as the whole should be. */
  readonly wanted: readonly Asked[];
  readonly skeleton: Skeleton;
  /** Another layout that the note allows, for variety. */
  readonly second: Skeleton;
  readonly isDark: boolean;
  readonly fixed: readonly Fixed[];
  readonly zones: readonly Zone[];
  readonly size: number;
}

/** What a plan takes of a brief beside its note. */
interface Given {
  readonly lock: readonly number[];
  /** Colours in the order in which they were sent. */
  readonly sent: readonly number[];
  readonly styles: readonly StyleId[];
  readonly intent: IntentId;
  readonly size: number;
}

const OF_INTENT: Readonly<Record<IntentId, string>> = {
  ui: 'ui',
  brand: 'brand',
  poster: 'vivid',
  editorial: 'editorial',
  dashboard: 'dashboard',
};
const OF_STYLE: Readonly<Record<StyleId, string>> = {
  minimal: 'minimal',
  corporate: 'serious',
  editorial: 'editorial',
  luxury: 'luxury',
  playful: 'kids',
  pastel: 'pastel',
  vibrant: 'vivid',
  neon: 'dark',
  muted: 'editorial',
  retro: 'brand',
  vintage: 'earthy',
  earthy: 'earthy',
  nordic: 'light',
  botanical: 'brand',
  coastal: 'light',
  industrial: 'editorial',
  cyberpunk: 'dark',
  high_contrast: 'ui',
};
/** What stands in for a second layout where the note names one alone. */
const BESIDE: Readonly<Record<string, string>> = {
  ui: 'brand',
  brand: 'ui',
  kids: 'vivid',
  serious: 'editorial',
  luxury: 'deep',
  light: 'minimal',
  pastel: 'light',
  dark: 'deep',
  deep: 'luxury',
  vivid: 'kids',
  editorial: 'brand',
  minimal: 'ui',
  dashboard: 'ui',
  earthy: 'brand',
};
const PRIORITY = { background: 6, style: 6, intent: 1 } as const;

const isStyle = (id: string): id is StyleId => id in OF_STYLE;

/** The layouts of lightness that a brief asks for, the strongest first. */
const skeletonsOf = (reading: NoteReading, { styles, intent }: Given): readonly string[] => {
  const wanted = [
    ...(reading.background === 'dark' ? [{ id: 'dark', priority: PRIORITY.background }] : []),
    ...styles.map((id) => ({ id: OF_STYLE[id], priority: PRIORITY.style - 0.01 })),
    ...reading.skeletons.map(({ id, priority }) => ({ id: isStyle(id) ? OF_STYLE[id] : id, priority })),
    { id: OF_INTENT[intent], priority: PRIORITY.intent },
  ].filter(({ id }) => !(id === 'dark' && (reading.background === 'light' || reading.bounds.leastL !== undefined)));
  const best = new Map<string, number>();
  for (const { id, priority } of wanted) best.set(id, Math.max(best.get(id) ?? 0, priority));
  // What children see is bright already, and full.
  if (best.has('kids') && best.has('vivid')) best.delete('vivid');
  return [...best].sort(([, x], [, y]) => y - x).map(([id]) => id);
};

/** Least chroma of what is a hue before it is toned. */
const LEAST_OF_HUES = HUED + 0.001;

const held = (v: number, low: number, high: number): number => Math.min(high, Math.max(low, v));

/** Lightness and chroma of a colour as the whole palette should be: pastel, muted, deep, vivid, and within the bounds. */
const toned = (one: Asked, reading: NoteReading, skeleton: string): Asked => {
  const { bounds, chroma } = reading;
  let { l, c } = one;
  const isHued = isHue(one);
  const isFree = one.role === undefined || one.role === 'primary' || one.role === 'secondary';
  if (isFree && isHued) {
    const step = held(one.stated ? chroma : Math.max(-1, chroma), -1.5, 2);
    c *= step < 0 ? 1 + 0.28 * step : 1 + 0.14 * step;
    if (skeleton === 'pastel') [l, c] = [Math.max(l, 0.8 + 0.1 * l), Math.min(c, 0.035 + 0.45 * c)];
    if (skeleton === 'light' && !one.stated) [l, c] = [Math.max(l, 0.5 + 0.4 * l), 0.8 * c];
    if (skeleton === 'luxury' && !one.stated) c *= 0.9;
    if (reading.feelings.includes('soft') && skeleton !== 'pastel')
      [l, c] = [l + 0.35 * Math.max(0, 0.75 - l), 0.82 * c];
    if (reading.feelings.includes('calm') && !one.stated) c *= 0.85;
  }
  if (bounds.leastL !== undefined) l = Math.max(l, bounds.leastL + 0.04);
  if (bounds.mostL !== undefined) l = Math.min(l, bounds.mostL);
  if (bounds.mostC !== undefined && isHued) c = Math.min(c, bounds.mostC);
  // However soft, a hue is one.
  if (isHued) c = Math.max(c, LEAST_OF_HUES);
  const same = l === one.l && c === one.c;
  if (same) return one;
  const { family: _, ...rest } = one;
  return { ...rest, l, c };
};

/** Colours of the brief as they stand: those that are locked first, then the others in the order in which they were sent. */
const fixedOf = ({ locks, given, firm }: NoteReading, { lock, sent }: Given): readonly Fixed[] => {
  // `keep the navy`: the colour of the brief that is one.
  const kept = firm.flatMap((one) =>
    sent.filter((packed) => {
      const tone = toneOfPacked(packed);
      return Math.abs(tone.l - one.l) < 0.2 && (isHue(tone) ? isHue(one) && hueGap(tone.h, one.h) < 24 : !isHue(one));
    }),
  );
  const locked = [...new Set([...lock, ...locks, ...kept])];
  const others = [...sent, ...given.map(({ packed }) => packed)].filter((packed) => !locked.includes(packed));
  const roles = new Map(given.flatMap(({ packed, role }) => (role ? [[packed, role] as const] : [])));
  const order = [...new Set([...sent, ...locked, ...others])];
  return order.map((packed) => ({
    packed,
    isLocked: locked.includes(packed),
    ...(roles.has(packed) ? { role: roles.get(packed)! } : {}),
  }));
};

/** Whether a note says anything that a search can follow. */
const saysSomething = (reading: NoteReading): boolean =>
  reading.asked.length +
    reading.refused.length +
    reading.locks.length +
    reading.given.length +
    reading.skeletons.length +
    reading.feelings.length >
    0 ||
  reading.chroma !== 0 ||
  reading.isMono ||
  reading.isReadable ||
  reading.restIsQuiet ||
  reading.background !== undefined ||
  Object.keys(reading.bounds).length > 0;

/** Draws up what a note asks for; undefined for a note that says nothing of colour. */
export const planOf = (reading: NoteReading, given: Given): Plan | undefined => {
  if (!saysSomething(reading)) return undefined;
  const [first = 'ui', ...others] = skeletonsOf(reading, given);
  const background = reading.asked.find(({ role }) => role === 'background');
  const isDark = first === 'dark' || (background !== undefined && background.l < 0.45);
  const id = isDark && first !== 'dark' ? 'dark' : first;
  const next = others.find((other) => other !== id && !(other in OF_INTENT)) ?? BESIDE[id] ?? 'ui';
  const lit = reading.bounds.leastL !== undefined && next === 'deep' ? 'light' : next;
  const second = isDark ? 'dark' : lit;
  return {
    reading,
    wanted: requestedHues(reading).map((one) => toned(one, reading, id)),
    skeleton: SKELETONS.get(id)!,
    second: SKELETONS.get(second)!,
    isDark,
    fixed: fixedOf(reading, given),
    zones: reading.refused.map(({ zone }) => zone),
    size: given.size,
  };
};

/** Whether a colour is one that the note rules out. */
export const isRuledOut = ({ zones, reading: { bounds } }: Plan, l: number, c: number, h: number): boolean => {
  if (bounds.leastL !== undefined && l < bounds.leastL - 0.005) return true;
  if (bounds.mostL !== undefined && l > bounds.mostL + 0.005) return true;
  if (bounds.mostC !== undefined && c > bounds.mostC + 0.002) return true;
  for (const zone of zones) if (isInZone(zone, { l, c, h })) return true;
  return false;
};
