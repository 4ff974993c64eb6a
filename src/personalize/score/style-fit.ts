import type { Measure } from './measure.ts';
import { CHROMATIC } from './member.ts';

const FREE_OF_ARC = 0.4;
const arcs = new Float64Array(16);

/** The arc membership up to which chromatic members are excused: the lowest two fifths of them (rounded down). */
const excusedUpTo = ({ members }: Measure, w: number): number => {
  let count = 0;
  for (const { chroma, inArc } of members) {
    if (chroma < CHROMATIC) continue;
    const v = inArc[w]!;
    let k = count;
    for (; k > 0 && arcs[k - 1]! > v; k -= 1) arcs[k] = arcs[k - 1]!;
    arcs[k] = v;
    count += 1;
  }
  const free = Math.floor(FREE_OF_ARC * count + 1e-9);
  return free === 0 ? -1 : arcs[free - 1]!;
};

/** How far the members lie inside the windows of the styles; 0..1. */
export const styleFit = (m: Measure) => {
  const { members, background } = m;
  const n = members.length;
  const count = background.windows.length;
  const most = new Float64Array(n);
  let [leastServed, inside] = [1, 0];
  for (let w = 0; w < count; w += 1) {
    const excused = background.windows[w]!.hues === null ? 2 : excusedUpTo(m, w);
    let served = 0;
    for (let i = 0; i < n; i += 1) {
      const { inWindow, inArc } = members[i]!;
      const v = inArc[w]! <= excused ? inWindow[w]! : inWindow[w]! * inArc[w]!;
      if (v > most[i]!) most[i] = v;
      if (v > served) served = v;
    }
    if (served < leastServed) leastServed = served;
  }
  let sum = 0;
  for (let i = 0; i < n; i += 1) {
    sum += most[i]!;
    if (most[i]! === 1) inside += 1;
  }
  const mean = sum / n;
  return {
    score: count > 1 ? 0.75 * mean * mean + 0.25 * leastServed : mean * mean,
    parts: { mean_membership: mean, least_served_style: count > 1 ? leastServed : null, members_inside: inside },
  };
};
