import type { Measure } from './measure.ts';

/** Share of the taste colours that the palette holds; undefined where the brief states none. */
const coverageOf = ({ members, background: { taste } }: Measure): number | undefined => {
  let [mass, sum, count] = [0, 0, 0];
  const wanted: number[] = [];
  for (let t = 0; t < taste.length; t += 1) {
    const { weight } = taste[t]!;
    if (weight <= 0) continue;
    let near = 0;
    for (let i = 0; i < members.length; i += 1) if (members[i]!.near[t]! > near) near = members[i]!.near[t]!;
    mass += weight;
    sum += weight * near;
    count += 1;
    wanted.push(weight, near);
  }
  if (count === 0) return undefined;
  if (count <= members.length) return sum / mass;
  // More colours than members: as many as there are members, those that are served best.
  const served = wanted
    .flatMap((_, k) => (k % 2 === 0 ? [{ weight: wanted[k]!, gain: wanted[k]! * wanted[k + 1]! }] : []))
    .sort((x, y) => y.gain - x.gain || y.weight - x.weight)
    .slice(0, members.length);
  const heaviest = taste
    .map(({ weight }) => weight)
    .sort((x, y) => y - x)
    .slice(0, members.length);
  return served.reduce((total, { gain }) => total + gain, 0) / heaviest.reduce((total, w) => total + w, 0);
};

/** Share of the brief's own colours that are in the palette as they are; 1 where the brief has none. */
export const keptOf = ({ members, background: { taste } }: Measure): number => {
  const kept: number[] = [];
  for (let t = 0; t < taste.length; t += 1) {
    if (taste[t]!.from !== 'colors') continue;
    let most = 0;
    for (const { same } of members) if (same[t]! > most) most = same[t]!;
    kept.push(most);
  }
  if (kept.length === 0) return 1;
  // More colours than members: as many as there is room for.
  const room = Math.min(kept.length, members.length);
  if (room < kept.length) kept.sort((x, y) => y - x);
  let sum = 0;
  for (let i = 0; i < room; i += 1) sum += kept[i]!;
  return sum / room;
};

const repulsionOf = ({ members, background: { taste } }: Measure): number => {
  let most = 0;
  for (let t = 0; t < taste.length; t += 1) {
    if (taste[t]!.weight >= 0) continue;
    for (const { near } of members) if (near[t]! > most) most = near[t]!;
  }
  return most;
};

const ladder = new Float64Array(16);

/** 1 for equal steps of lightness from member to member, towards 0 the more they differ. */
export const evennessOf = ({ members }: Measure): number => {
  const n = members.length;
  for (let i = 0; i < n; i += 1) {
    const { l } = members[i]!;
    let k = i;
    for (; k > 0 && ladder[k - 1]! > l; k -= 1) ladder[k] = ladder[k - 1]!;
    ladder[k] = l;
  }
  const mean = (ladder[n - 1]! - ladder[0]!) / (n - 1);
  let sum = 0;
  for (let i = 1; i < n; i += 1) sum += (ladder[i]! - ladder[i - 1]! - mean) ** 2;
  return Math.max(0, 1 - Math.sqrt(sum / (n - 1)) / (mean + 0.02));
};

/** Length of the resultant of the chroma vectors over their sum: 1 where all hues are one. */
export const coherenceOf = ({ members }: Measure): number => {
  let [a, b, mass] = [0, 0, 0];
  for (const member of members) {
    a += member.a;
    b += member.b;
    mass += member.chroma;
  }
  return mass < 1e-3 ? 1 : Math.sqrt(a * a + b * b) / mass;
};

/** Share of the score that is lost where none of the brief's own colours is kept. */
const FAITH = 0.8;

/** How much of the stated taste is in the palette, and two traits of widely liked palettes; 0..1. */
export const preference = (m: Measure) => {
  const [coverage, evenness, coherence, repulsion] = [coverageOf(m), evennessOf(m), coherenceOf(m), repulsionOf(m)];
  const kept = keptOf(m);
  const traits = 0.25 * evenness + 0.15 * coherence;
  const liked = coverage === undefined ? traits / 0.4 : 0.6 * coverage + traits;
  return {
    score: Math.max(0, liked - 0.3 * repulsion) * (1 - FAITH * (1 - kept)),
    parts: { coverage: coverage ?? null, kept, evenness, coherence, repulsion },
  };
};
