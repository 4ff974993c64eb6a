import type { Audience } from '../../accessibility/vision/separation.ts';
import { packChannels } from '../../exact/packed.ts';
import { counterRandom } from '../../exact/random/counter-random.ts';
import { climb, DIRECTIONS, type SeparatedSet } from './climb.ts';
import { exchange } from './exchange.ts';
import { createField, type Field } from './field.ts';
import { STREAMS } from './streams.ts';

/** What a set of colours is wanted for. */
export interface SeparationBrief {
  readonly size: number;
  readonly audience: Audience;
  /** Which 8-bit colours may be used. */
  readonly allowed: (packed: number) => boolean;
  readonly seed: number;
  /** Colours to choose from; 1,024 unless said otherwise. */
  readonly pool?: number;
  /** Random starts of the exchange search; 20 unless said otherwise. */
  readonly starts?: number;
  /** How many of the best sets are climbed from, and how often the best is shaken after; 0 (exchange alone) unless said otherwise. */
  readonly climbs?: number;
  /** Colours that are in the set whatever comes. */
  readonly fixed?: readonly number[];
}

const POOL = 1024;
const STARTS = 20;
/** Draws per colour wanted, after which a pool stays smaller. */
const PATIENCE = 64;
/** How many of the best sets get a second exchange, and how far round their members its colours lie, in channel steps. */
const REDRAWN = 4;
const NEARBY = [22, 9];
const PUSHES = 32;
const OUTER = 2;
/** How far a colour is shaken, in channel steps. */
const SHAKE = 64;

const clip = (v: number): number => {
  if (v < 0) return 0;
  return v > 255 ? 255 : Math.floor(v + 0.5);
};

/** The last allowed colour on the way from a colour straight away from mid-grey, or the colour itself. */
const pushedOut = (packed: number, allowed: (packed: number) => boolean): number => {
  const [r, g, b] = [packed >>> 16, (packed >>> 8) & 255, packed & 255];
  let last = packed;
  for (let step = 1; step <= PUSHES; step += 1) {
    const far = 1 + step / 8;
    const next = packChannels(clip(128 + far * (r - 128)), clip(128 + far * (g - 128)), clip(128 + far * (b - 128)));
    if (!allowed(next)) break;
    last = next;
  }
  return last;
};

/**
 * So many different colours that are allowed, fewer where hardly any are: drawn evenly from the RGB cube, and every
 * other one pushed outward as far as it goes, because separated sets lie at the edge of what is allowed.
 */
const drawPool = (count: number, allowed: (packed: number) => boolean, seed: number): readonly number[] => {
  const random = counterRandom(seed, STREAMS.field);
  const pool = new Set<number>();
  for (let i = 0; pool.size < count && i < count * PATIENCE; i += 1) {
    const packed = Math.floor(random(i) * 2 ** 24);
    if (allowed(packed)) pool.add(pool.size % OUTER === 0 ? packed : pushedOut(packed, allowed));
  }
  return [...pool];
};

const startOf = (field: Field, fixed: number, run: number, seed: number): readonly number[] => {
  const kept = Array.from({ length: fixed }, (_, i) => i);
  const one = fixed + Math.floor(counterRandom(seed, STREAMS.start)(run) * (field.colors.length - fixed));
  return [...kept, one];
};

/** A second exchange out of a field drawn closer round the members of a set. */
const exchangeNearby = (set: SeparatedSet, { audience, allowed, fixed = [] }: SeparationBrief): SeparatedSet => {
  const near = new Set(set.colors);
  for (const packed of set.colors.slice(fixed.length))
    for (const stride of NEARBY)
      for (const [dr, dg, db] of DIRECTIONS) {
        const next = packChannels(
          clip((packed >>> 16) + dr * stride),
          clip(((packed >>> 8) & 255) + dg * stride),
          clip((packed & 255) + db * stride),
        );
        if (allowed(next)) near.add(next);
      }
  const field = createField([...near], audience);
  const start = set.colors.map((_, i) => i);
  const { indices, least } = exchange(field, start, start.length, fixed.length);
  return { colors: indices.map((i) => field.colors[i]!), least };
};

/** Moves one colour of a set some way at random and climbs again, so many times; keeps what is better. */
const shaken = (set: SeparatedSet, { audience, allowed, seed, fixed = [] }: SeparationBrief, times: number) => {
  const random = counterRandom(seed, STREAMS.shake);
  let best = set;
  for (let time = 0; time < times; time += 1) {
    const at = (slot: number): number => random(4 * time + slot);
    const k = fixed.length + Math.floor(at(0) * (set.colors.length - fixed.length));
    const from = best.colors[k];
    if (from === undefined) return best;
    const shake = (channel: number, slot: number): number => clip(channel + SHAKE * (2 * at(slot) - 1));
    const moved = packChannels(shake(from >>> 16, 1), shake((from >>> 8) & 255, 2), shake(from & 255, 3));
    if (!allowed(moved)) continue;
    const start = best.colors.map((color, i) => (i === k ? moved : color));
    const other = climb(start, { audience, allowed, fixed: fixed.length });
    if (other.least > best.least) best = other;
  }
  return best;
};

/**
 * Finds distinguishable colours: the largest minimum CIEDE2000 over the views of the audience, by an exchange search
 * from several starts and, if requested, a hill climb from its best results. Deterministic: the same brief gives the
 * same set everywhere.
 */
export const separatedSet = (brief: SeparationBrief): SeparatedSet => {
  const { size, audience, allowed, seed, pool = POOL, starts = STARTS, climbs = 0, fixed = [] } = brief;
  const drawn = drawPool(pool, allowed, seed).filter((packed) => !fixed.includes(packed));
  const field = createField([...fixed, ...drawn], audience);
  const count = Math.min(size, field.colors.length);
  const first = Array.from({ length: starts }, (_, run) =>
    exchange(field, startOf(field, fixed.length, run, seed).slice(0, count), count, fixed.length),
  )
    .map(({ indices, least }) => ({ colors: indices.map((i) => field.colors[i]!), least }))
    .sort((x, y) => y.least - x.least);
  const sets = first
    .map((set, i) => (i < REDRAWN ? exchangeNearby(set, brief) : set))
    .sort((x, y) => y.least - x.least);
  if (climbs === 0) return sets[0]!;
  const climbed = sets
    .slice(0, climbs)
    .map(({ colors }) => climb(colors, { audience, allowed, fixed: fixed.length }))
    .reduce((best, one) => (one.least > best.least ? one : best));
  return shaken(climbed, brief, climbs);
};
