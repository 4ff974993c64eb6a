import { direction } from '../../exact/elementary.ts';
import { searchOklabOf } from '../../exact/oklab.ts';
import { counterRandom } from '../../exact/random/counter-random.ts';
import type { Brief } from '../brief/resolve.ts';
import { CHROMATIC } from '../score/member.ts';
import { RELATIONSHIPS, relationshipIndex } from '../vocabulary/relationships.ts';
import { STYLES } from '../vocabulary/styles.ts';
import type { Candidate } from './candidate.ts';
import { colorIn, hueAt } from './draw.ts';
import { inkFrom, missingFrom, pageFrom } from './support.ts';

/** Root of x^5 = x + 1: the step of the additive recurrence in four dimensions (Roberts 2018). */
const G = 1.1673039782614187;
const STEPS = [1 / G, 1 / (G * G), 1 / (G * G * G), 1 / (G * G * G * G)] as const;

/** Point `index` of a sequence that fills the unit cube of four dimensions evenly, rotated by `shift` (four numbers 0..1). */
const evenPoint = (index: number, shift: readonly number[]): readonly number[] =>
  STEPS.map((step, d) => {
    const v = shift[d]! + (index + 1) * step;
    return v - Math.floor(v);
  });

const OTHER_WEIGHT = 0.3;
const HUE_PLAY = 12;
const MEMBER_PLAY = 6;

/** How often each relationship comes up: 1 per style that prefers it, and 0.3 for every one; as running sums. */
const relationshipShares = ({ styles }: Brief): Float64Array => {
  const shares = new Float64Array(RELATIONSHIPS.length).fill(OTHER_WEIGHT);
  for (const style of styles) for (const id of STYLES[style].prefers) shares[relationshipIndex(id)]! += 1;
  for (let i = 1; i < shares.length; i += 1) shares[i]! += shares[i - 1]!;
  return shares;
};

const pick = (shares: Float64Array, u: number): number => {
  const wanted = u * shares.at(-1)!;
  const at = shares.findIndex((sum) => sum > wanted);
  return at < 0 ? shares.length - 1 : at;
};

/** How chroma is spread over the members by their place 0..1 on the ladder: all alike, two voices over quiet ones, or fullest in the middle. */
const CHROMA_PROFILES: readonly ((level: number, rank: number, place: number) => number)[] = [
  (level) => 0.2 + 0.8 * level,
  (level, rank) => (rank < 2 ? 0.5 + 0.5 * level : 0.3 * level),
  (level, _, place) => (0.25 + 0.75 * level) * (1 - Math.abs(2 * place - 1) * 0.7),
];

const lab = new Float64Array(3);
const lightnessAndHue = (packed: number): readonly [lightness: number, hue: number] => {
  searchOklabOf(packed, lab);
  return [lab[0]!, direction(lab[2]!, lab[1]!)];
};

const isChromatic = (packed: number): boolean => {
  searchOklabOf(packed, lab);
  return lab[1]! * lab[1]! + lab[2]! * lab[2]! >= CHROMATIC * CHROMATIC;
};

/** The numbers 0..n-1 in an order drawn from `at`. */
const shuffled = (n: number, at: (slot: number) => number, from: number): number[] => {
  const order = Array.from({ length: n }, (_, i) => i);
  for (let i = n - 1; i > 0; i -= 1) {
    const j = Math.floor(at(from + i) * (i + 1));
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
};

/** What a sampler gives its candidates to begin with. */
export interface Head {
  /** Share of them that hold every colour of the brief, where a palette has room for them; the others hold some. */
  readonly faithful: number;
  /** Share of them that start from a colour for text, or for the page, if the windows have none. */
  readonly supported: number;
}

const HEAD: Head = { faithful: 0.7, supported: 0.8 };
/** Nothing but some colours of the brief: what chance alone gives. */
export const NO_HEAD: Head = { faithful: 0, supported: 0 };

/**
 * Members that take colours of the brief as they are: those that are locked, and of the others all in most candidates, else
 * at least one and at most half the palette.
 */
const fixedColors = (
  { colors, lock, size }: Brief,
  { faithful }: Head,
  at: (slot: number) => number,
): readonly number[] => {
  const others = colors.filter((color) => !lock.includes(color));
  const room = size - lock.length;
  if (others.length === 0 || room === 0) return lock;
  const order = shuffled(others.length, at, 41).map((i) => others[i]!);
  if (others.length <= room && at(33) < faithful) return [...lock, ...order];
  const most = Math.max(1, Math.min(others.length, Math.floor(size / 2) - lock.length, room));
  return [...lock, ...order.slice(0, Math.min(room, 1 + Math.floor(at(40) * most)))];
};

/** Candidate by candidate from a brief and a seed. Candidate i is the same for every depth. */
export const createSampler = (brief: Brief, seed: number, head: Head = HEAD): ((id: number) => Candidate) => {
  const shares = relationshipShares(brief);
  const shift = [0, 1, 2, 3].map(counterRandom(seed));
  const wishes = brief.taste.filter(({ weight, from }) => from === 'note' && weight > 0);
  const { size, windows } = brief;
  const missing = missingFrom(windows);

  return (id) => {
    const at = counterRandom(seed, id + 1);
    const [u0, u1, u2, u3] = evenPoint(id, shift) as [number, number, number, number];
    const relationship = pick(shares, u0);
    const { offsets } = RELATIONSHIPS[relationship]!;
    const fixed = fixedColors(brief, head, at);

    const colors: number[] = [...fixed];
    // A memory lends one of its colours to half of the candidates, to start from and to move away from.
    if (wishes.length > 0 && colors.length < size && at(38) < 0.6)
      colors.push(wishes[Math.floor(at(39) * wishes.length)]!.packed);

    const start =
      colors.find(isChromatic) ??
      colors[0] ??
      (at(37) < 0.5 ? brief.seeds[Math.floor(u1 * brief.seeds.length)]! : undefined);
    const play = (2 * at(36) - 1) * HUE_PLAY;
    const base =
      start === undefined ? hueAt(windows[Math.floor(at(35) * windows.length)]!, u1) : lightnessAndHue(start)[1] + play;

    // Where no window has a colour for text or for the page, most candidates begin with one.
    const isIn = (from: number, to: number) =>
      colors.some((packed) => lightnessAndHue(packed)[0] >= from && lightnessAndHue(packed)[0] < to);
    if (missing.ink && colors.length < size && !isIn(0, 0.38) && at(20) < head.supported)
      colors.push(inkFrom(at(21), at(22), base));
    if (missing.page && colors.length < size && !isIn(0.9, 1.1) && at(23) < head.supported)
      colors.push(pageFrom(at(24), at(25), base));

    const taken = new Set(colors.map((packed) => Math.min(size - 1, Math.floor(lightnessAndHue(packed)[0] * size))));
    const places = shuffled(size, at, 0).filter((place) => !taken.has(place));
    const profile = CHROMA_PROFILES[Math.floor(at(34) * CHROMA_PROFILES.length)]!;
    for (let k = 0; colors.length < size; k += 1) {
      const slot = 64 + 8 * k;
      const window = windows[Math.floor(at(slot) * windows.length)]!;
      const place =
        ((places[k] ?? Math.floor(at(slot + 1) * size)) + 0.5 + 0.8 * (at(slot + 2) - 0.5) + 0.4 * (u2 - 0.5)) / size;
      const level = 0.5 * u3 + 0.5 * at(slot + 3);
      const share = profile(level, k, place);
      const hue = base + offsets[(k + 1) % offsets.length]! + (2 * at(slot + 4) - 1) * MEMBER_PLAY;
      colors.push(colorIn(window, Math.min(1, Math.max(0, place)), share, hue));
    }
    return { id, origin: 'sampled', colors, fixed: fixed.length, relationship };
  };
};
