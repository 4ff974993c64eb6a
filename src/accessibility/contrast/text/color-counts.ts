/** Slots at first: as many as the pixels of a letter or two. */
const SLOTS = 1024;

/** Squared distance of two packed 8-bit colours. */
export const squaredDistance = (a: number, b: number): number =>
  ((a >> 16) - (b >> 16)) ** 2 + (((a >> 8) & 255) - ((b >> 8) & 255)) ** 2 + ((a & 255) - (b & 255)) ** 2;

/**
 * How often packed colours occur, in the order in which they came. Open addressing, and emptied for the next count: letters are counted
 * thousands of times.
 */
export class ColorCounts {
  #mask = SLOTS - 1;
  /** Number of the colour in each slot, from 1. */
  #slots = new Int32Array(SLOTS);
  #colors = new Int32Array(SLOTS / 2);
  #counts = new Int32Array(SLOTS / 2);
  /** Different colours, and all that were counted. */
  size = 0;
  total = 0;

  clear(): void {
    if (this.size > this.#mask >> 3) this.#slots.fill(0);
    // The last first: what came later may stand behind what came before.
    else for (let i = this.size - 1; i >= 0; i -= 1) this.#slots[this.#slotOf(this.#colors[i]!)] = 0;
    this.size = 0;
    this.total = 0;
  }

  add(color: number): void {
    this.total += 1;
    const slot = this.#slotOf(color);
    const known = this.#slots[slot]!;
    if (known) {
      this.#counts[known - 1]! += 1;
      return;
    }
    this.#colors[this.size] = color;
    this.#counts[this.size] = 1;
    this.size += 1;
    this.#slots[slot] = this.size;
    if (this.size === this.#colors.length) this.#grow();
  }

  /** The first of the most frequent colours. */
  mostFrequent(): number {
    let best = 0;
    for (let i = 1; i < this.size; i += 1) if (this.#counts[i]! > this.#counts[best]!) best = i;
    return this.#colors[best]!;
  }

  /** The colour up to which, in the order of their distance from a background, the furthest first, a share of all are counted. */
  furthest(background: number, share: number): number {
    const wanted = share * this.total;
    // One pixel is enough of most letters.
    if (wanted <= 1) {
      let [best, most] = [0, -1];
      for (let i = 0; i < this.size; i += 1) {
        const away = squaredDistance(this.#colors[i]!, background);
        if (away > most) {
          best = i;
          most = away;
        }
      }
      return this.#colors[best]!;
    }
    // Distance and number in one: of two that are equally far the one that came first is further.
    const ranks = new Float64Array(this.size);
    for (let i = 0; i < this.size; i += 1)
      ranks[i] = squaredDistance(this.#colors[i]!, background) * 2 ** 24 + (2 ** 24 - 1 - i);
    ranks.sort();
    let taken = 0;
    for (let at = ranks.length - 1; ; at -= 1) {
      const i = 2 ** 24 - 1 - (ranks[at]! % 2 ** 24);
      taken += this.#counts[i]!;
      if (taken >= wanted) return this.#colors[i]!;
    }
  }

  #slotOf(color: number): number {
    let slot = (Math.imul(color, 0x9e3779b1) >>> 8) & this.#mask;
    for (let known = this.#slots[slot]!; known && this.#colors[known - 1] !== color; known = this.#slots[slot]!)
      slot = (slot + 1) & this.#mask;
    return slot;
  }

  #grow(): void {
    const longer = (list: Int32Array): Int32Array<ArrayBuffer> => {
      const out = new Int32Array(2 * list.length);
      out.set(list);
      return out;
    };
    this.#colors = longer(this.#colors);
    this.#counts = longer(this.#counts);
    this.#mask = 2 * this.#colors.length - 1;
    this.#slots = new Int32Array(this.#mask + 1);
    for (let i = 0; i < this.size; i += 1) this.#slots[this.#slotOf(this.#colors[i]!)] = i + 1;
  }
}
