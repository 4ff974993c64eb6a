/** Slots at first: as many as the pixels of a letter or two. */
const SLOTS = 1024;

/** Squared distance of two packed 8-bit colours. */
export const squaredDistance = (a: number, b: number): number =>
  ((a >> 16) - (b >> 16)) ** 2 + (((a >> 8) & 255) - ((b >> 8) & 255)) ** 2 + ((a & 255) - (b & 255)) ** 2;

/** Slots that are kept for the next count, at most. */
const MOST_SLOTS = 1 << 17;
/** Squared distances are looked through by so many at a time: 763 ranges. */
const [RANGE_BITS, RANGES] = [8, 763];

/**
 * How often packed colours occur, and the first of the pixels that each was at; in any order. Open addressing, and emptied for the next
 * count: letters are counted thousands of times.
 */
export class ColorCounts {
  #mask = SLOTS - 1;
  /** Number of the colour in each slot, from 1. */
  #slots = new Int32Array(SLOTS);
  #colors = new Int32Array(SLOTS / 2);
  #counts = new Int32Array(SLOTS / 2);
  #places = new Int32Array(SLOTS / 2);
  /** Different colours, and all that were counted. */
  size = 0;
  total = 0;

  /** Slots of the table. */
  get slots(): number {
    return this.#slots.length;
  }

  clear(): void {
    if (this.#slots.length > MOST_SLOTS) this.#resize(SLOTS);
    else if (this.size > this.#mask >> 3) this.#slots.fill(0);
    // The last first: a later colour may be in a slot after that of an earlier one.
    else for (let i = this.size - 1; i >= 0; i -= 1) this.#slots[this.#slotOf(this.#colors[i]!)] = 0;
    this.size = 0;
    this.total = 0;
  }

  add(color: number, place: number): void {
    this.total += 1;
    const slot = this.#slotOf(color);
    const known = this.#slots[slot]! - 1;
    if (known >= 0) {
      this.#counts[known]! += 1;
      if (place < this.#places[known]!) this.#places[known] = place;
      return;
    }
    this.#colors[this.size] = color;
    this.#counts[this.size] = 1;
    this.#places[this.size] = place;
    this.size += 1;
    this.#slots[slot] = this.size;
    if (this.size === this.#colors.length) this.#grow();
  }

  /** The first of the most frequent colours. */
  mostFrequent(): number {
    let best = 0;
    for (let i = 1; i < this.size; i += 1)
      if (this.#counts[i]! > this.#counts[best]! || (this.#counts[i] === this.#counts[best] && this.#isBefore(i, best)))
        best = i;
    return this.#colors[best]!;
  }

  /**
   * The colour up to which, in the order of their distance from a background, the furthest first, a share of all are counted; of those that
   * are equally far the one that is first in the image.
   */
  furthest(background: number, share: number): number {
    const wanted = share * this.total;
    // One pixel is enough of most letters.
    return wanted <= 1 ? this.#furthestOne(background) : this.#furthestOf(background, wanted);
  }

  #isBefore(a: number, b: number): boolean {
    return this.#places[a]! < this.#places[b]!;
  }

  #furthestOne(background: number): number {
    let [best, most] = [0, -1];
    for (let i = 0; i < this.size; i += 1) {
      const away = squaredDistance(this.#colors[i]!, background);
      if (away > most || (away === most && this.#isBefore(i, best))) {
        best = i;
        most = away;
      }
    }
    return this.#colors[best]!;
  }

  #furthestOf(background: number, wanted: number): number {
    const away = new Int32Array(this.size);
    const counted = new Int32Array(RANGES);
    for (let i = 0; i < this.size; i += 1) {
      away[i] = squaredDistance(this.#colors[i]!, background);
      counted[away[i]! >> RANGE_BITS]! += this.#counts[i]!;
    }
    let taken = 0;
    let range = RANGES - 1;
    while (taken + counted[range]! < wanted) {
      taken += counted[range]!;
      range -= 1;
    }
    const within: number[] = [];
    for (let i = 0; i < this.size; i += 1) if (away[i]! >> RANGE_BITS === range) within.push(i);
    within.sort((a, b) => away[b]! - away[a]! || this.#places[a]! - this.#places[b]!);
    const last = within.find((i) => {
      taken += this.#counts[i]!;
      return taken >= wanted;
    });
    return this.#colors[last!]!;
  }

  #slotOf(color: number): number {
    let slot = (Math.imul(color, 0x9e3779b1) >>> 8) & this.#mask;
    for (let known = this.#slots[slot]!; known && this.#colors[known - 1] !== color; known = this.#slots[slot]!)
      slot = (slot + 1) & this.#mask;
    return slot;
  }

  #grow(): void {
    this.#resize(2 * this.#slots.length);
    for (let i = 0; i < this.size; i += 1) this.#slots[this.#slotOf(this.#colors[i]!)] = i + 1;
  }

  /** Tables for so many slots, with as many of the colours as they have room for, and empty slots. */
  #resize(slots: number): void {
    const resized = (list: Int32Array): Int32Array<ArrayBuffer> => {
      const out = new Int32Array(slots / 2);
      out.set(list.subarray(0, slots / 2));
      return out;
    };
    this.#colors = resized(this.#colors);
    this.#counts = resized(this.#counts);
    this.#places = resized(this.#places);
    this.#mask = slots - 1;
    this.#slots = new Int32Array(slots);
  }
}
