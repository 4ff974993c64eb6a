import { minSimulatedDifference } from '../../accessibility/vision/separation.ts';
import { differenceAt } from '../../exact/difference.ts';
import type { Layout } from '../plan/slot.ts';
import type { Background, Member } from './member.ts';
import { pairHarmony } from './ou-luo.ts';

/** A palette under measurement: its members, and for every pair (row i, column j, both ways) what two colours have between them. */
export interface Measure {
  readonly background: Background;
  readonly members: Member[];
  /** What each member is there for, in their order, where a note has laid the palette out. */
  readonly layout?: Layout | undefined;
  /** CIEDE2000 for normal vision. */
  readonly normal: Float64Array;
  /** Least CIEDE2000 over the colour-blind views. */
  readonly seen: Float64Array;
  /** Two-colour harmony. */
  readonly harmony: Float64Array;
  /** Contrast ratio. */
  readonly ratio: Float64Array;
}

const ratioOf = (a: number, b: number): number => (a > b ? (a + 0.05) / (b + 0.05) : (b + 0.05) / (a + 0.05));

const measurePair = (m: Measure, i: number, j: number): void => {
  const [x, y] = [m.members[i]!, m.members[j]!];
  const n = m.members.length;
  const [ij, ji] = [i * n + j, j * n + i];
  m.normal[ij] = differenceAt(x.labs, 0, y.labs, 0);
  m.seen[ij] = minSimulatedDifference(x.labs, 0, y.labs, 0);
  m.harmony[ij] = pairHarmony(x.labs, y.labs, x.hueTerm, y.hueTerm);
  m.ratio[ij] = ratioOf(x.luminance, y.luminance);
  m.normal[ji] = m.normal[ij]!;
  m.seen[ji] = m.seen[ij]!;
  m.harmony[ji] = m.harmony[ij]!;
  m.ratio[ji] = m.ratio[ij]!;
};

export const measurePalette = (members: readonly Member[], background: Background, layout?: Layout): Measure => {
  const cells = members.length * members.length;
  const m: Measure = {
    background,
    members: [...members],
    layout,
    normal: new Float64Array(cells),
    seen: new Float64Array(cells),
    harmony: new Float64Array(cells),
    ratio: new Float64Array(cells),
  };
  for (let i = 0; i < members.length; i += 1) for (let j = 0; j < i; j += 1) measurePair(m, i, j);
  return m;
};

/** Puts another colour in the place of member k and measures its pairs. */
export const replaceMember = (m: Measure, k: number, member: Member): void => {
  m.members[k] = member;
  for (let j = 0; j < m.members.length; j += 1) if (j !== k) measurePair(m, k, j);
};

const copyRow = (cells: Float64Array, n: number, k: number, row: Float64Array, at: number): void => {
  for (let j = 0; j < n; j += 1) row[at + j] = cells[k * n + j]!;
};
const putRow = (cells: Float64Array, n: number, k: number, row: Float64Array, at: number): void => {
  for (let j = 0; j < n; j += 1) {
    cells[k * n + j] = row[at + j]!;
    cells[j * n + k] = row[at + j]!;
  }
};

/** Keeps the pairs of member k in `row` (4 n numbers), so that a replacement can be taken back. */
export const savePairs = (m: Measure, k: number, row: Float64Array): void => {
  const n = m.members.length;
  copyRow(m.normal, n, k, row, 0);
  copyRow(m.seen, n, k, row, n);
  copyRow(m.harmony, n, k, row, 2 * n);
  copyRow(m.ratio, n, k, row, 3 * n);
};

export const restorePairs = (m: Measure, k: number, member: Member, row: Float64Array): void => {
  const n = m.members.length;
  m.members[k] = member;
  putRow(m.normal, n, k, row, 0);
  putRow(m.seen, n, k, row, n);
  putRow(m.harmony, n, k, row, 2 * n);
  putRow(m.ratio, n, k, row, 3 * n);
};
