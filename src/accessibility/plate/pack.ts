import { seeded } from '../../exact/random/xoshiro128.ts';

/** Discs in the unit disc: x, y, r of disc i. */
type Discs = Readonly<Record<'x' | 'y' | 'r', Float64Array>>;

export interface Packing extends Discs {
  readonly count: number;
  /** Least distance between two discs. */
  readonly gap: number;
}

/** The largest dot over the smallest, before growing. */
const RATIO = 3;
const RADIUS_STEPS = 64;
/** Share of the plate that the dots are meant to cover before they grow into the gaps. */
const COVERAGE = 0.6;
/** Gap between dots as a share of the largest radius. */
const GAP = 0.06;
const MISSES = 40;
const SHRINK = 0.94;
const GROWTH = 1.6;
/** Cell of the grid, in largest radii: small enough that a small dot meets few others. */
const CELL = 1.25;

/** Relative radii, evenly spread on a logarithmic scale; rounded, so that every engine has the same ones. */
const RADII = Array.from({ length: RADIUS_STEPS }, (_, i) => Math.round(RATIO ** (i / (RADIUS_STEPS - 1)) * 1e6) / 1e6);

/** Discs by cell of a square grid over the plate, as linked lists. */
class Grid {
  private readonly cell: number;
  private readonly columns: number;
  private readonly heads: Int32Array;
  private readonly next: Int32Array;
  private readonly x: Float64Array;
  private readonly y: Float64Array;
  private readonly r: Float64Array;

  constructor(cell: number, { x, y, r }: Discs) {
    this.columns = Math.max(1, Math.floor(2 / cell));
    this.cell = 2 / this.columns;
    this.heads = new Int32Array(this.columns * this.columns).fill(-1);
    this.next = new Int32Array(r.length);
    [this.x, this.y, this.r] = [x, y, r];
  }

  private index(v: number): number {
    return Math.min(this.columns - 1, Math.max(0, Math.floor((v + 1) / this.cell)));
  }

  add(i: number): void {
    const at = this.index(this.y[i]!) * this.columns + this.index(this.x[i]!);
    this.next[i] = this.heads[at]!;
    this.heads[at] = i;
  }

  /**
   * The largest radius that a disc at a point can have without coming nearer than `gap` to another but `self`, at most
   * `wanted`; stops at the first disc that leaves less than `least`. `widest` bounds the radii of the others.
   */
  room(px: number, py: number, wanted: number, least: number, gap: number, widest: number, self: number): number {
    const reach = wanted + widest + gap;
    const [left, right] = [this.index(px - reach), this.index(px + reach)];
    const bottom = this.index(py + reach);
    let most = wanted;
    for (let row = this.index(py - reach); row <= bottom; row += 1)
      for (let column = left; column <= right; column += 1)
        for (let j = this.heads[row * this.columns + column]!; j >= 0; j = this.next[j]!) {
          const [dx, dy] = [px - this.x[j]!, py - this.y[j]!];
          const squared = dx * dx + dy * dy;
          const free = most + this.r[j]! + gap;
          if (squared >= free * free || j === self) continue;
          most = Math.sqrt(squared) - this.r[j]! - gap;
          if (most < least) return most;
        }
    return most;
  }
}

/** Random numbers of the packings of a seed; the colours take those of stream 0. */
const PACKING_STREAM = 1;

/** Sorted radii whose discs cover the wanted share of the plate, the largest first. */
const drawRadii = (count: number, random: () => number): Float64Array => {
  const r = Float64Array.from({ length: count }, () => RADII[Math.floor(random() * RADIUS_STEPS)]!)
    .sort()
    .reverse();
  const area = r.reduce((sum, v) => sum + v * v, 0);
  const scale = Math.sqrt(COVERAGE / area);
  return r.map((v) => v * scale);
};

/**
 * Exactly `count` discs inside the unit disc that never touch: the largest first, thrown at random until they fit
 * (shrunk a little after 40 misses), then grown into what is left of the gaps. Placement uses only operations that
 * IEEE 754 fixes to the last bit, so a seed gives the same plate everywhere. Each attempt gives another packing.
 */
export const pack = (count: number, seed: number, attempt: number): Packing => {
  const random = seeded(seed, PACKING_STREAM + attempt);
  const r = drawRadii(count, random);
  const gap = GAP * r[0]!;
  const [x, y] = [new Float64Array(count), new Float64Array(count)];
  const widest = r[0]!;
  const grid = new Grid(CELL * widest, { x, y, r });
  for (let i = 0; i < count; i += 1) {
    for (let misses = 0; ; misses += 1) {
      if (misses === MISSES) {
        r[i] = r[i]! * SHRINK;
        misses = 0;
      }
      const [px, py, own] = [2 * random() - 1, 2 * random() - 1, r[i]!];
      const inside = 1 - own;
      if (px * px + py * py > inside * inside) continue;
      if (grid.room(px, py, own, own, gap, widest, -1) < own) continue;
      [x[i], y[i]] = [px, py];
      grid.add(i);
      break;
    }
  }
  for (let i = count - 1; i >= 0; i -= 1) {
    const [px, py] = [x[i]!, y[i]!];
    const most = Math.min(r[i]! * GROWTH, 1 - Math.sqrt(px * px + py * py));
    r[i] = Math.max(r[i]!, grid.room(px, py, most, 0, gap, GROWTH * widest, i));
  }
  return { count, x, y, r, gap };
};
