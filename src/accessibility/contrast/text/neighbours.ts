import type { Component } from './components.ts';
import { heightOf, type TextLine } from './text-line.ts';

/** Gap to a word of one letter or two beside a line, as a share of its height; least part of a letter in the rows of the line; least height. */
const [GAP, WITHIN, LEAST] = [1.5, 0.7, 0.3];
/** Rows of pixels by which letters are looked up. */
const BAND = 8;

interface Growing extends Omit<TextLine, 'letters'> {
  /** The height that letters are compared with: that of the line before it was last gone through. */
  readonly height: number;
}

const isBeside = (letter: Component, line: Growing): boolean => {
  const { height } = line;
  const gap = Math.max(letter.left - line.right, line.left - letter.right);
  const shared = Math.min(letter.bottom, line.bottom) - Math.max(letter.top, line.top);
  return gap <= GAP * height && shared >= WITHIN * heightOf(letter) && heightOf(letter) >= LEAST * height;
};

/** Index of the first that is not below; `of` rises. */
const firstFrom = (count: number, of: (i: number) => number, least: number): number => {
  let [from, to] = [0, count];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (of(middle) < least) from = middle + 1;
    else to = middle;
  }
  return from;
};

/**
 * Letters in the order that they are given in, from left to right, by the rows that they begin in: answers the next one after a place in
 * that order that is beside a line.
 */
const letterFinder = (letters: readonly Component[], widest: number) => {
  const bands: number[][] = [];
  for (const [at, { top }] of letters.entries()) {
    const band = Math.floor(top / BAND);
    bands[band] ??= [];
    bands[band]!.push(at);
  }
  return (line: Growing, after: number, taken: ReadonlySet<number>): number => {
    const { height } = line;
    // Of a letter most is in the rows of the line: it begins no further above, and is no higher than that allows.
    const tallest = (line.bottom - line.top) / WITHIN;
    const first = Math.max(0, Math.floor((line.top - tallest) / BAND));
    const last = Math.min(bands.length - 1, Math.floor(line.bottom / BAND));
    const leftmost = line.left - GAP * height - widest * tallest;
    const rightmost = line.right + GAP * height;
    /** The places of each band that are left, of which the first come from left to right. */
    const open: { readonly places: readonly number[]; at: number }[] = [];
    for (const places of bands.slice(first, last + 1)) {
      if (!places) continue;
      const at = Math.max(
        firstFrom(places.length, (i) => places[i]!, after + 1),
        firstFrom(places.length, (i) => letters[places[i]!]!.left, leftmost),
      );
      if (at < places.length) open.push({ places, at });
    }
    for (;;) {
      let next = letters.length;
      let from: (typeof open)[number] | undefined;
      for (const band of open) {
        const place = band.places[band.at];
        if (place === undefined || place >= next) continue;
        next = place;
        from = band;
      }
      if (!from || letters[next]!.left > rightmost) return letters.length;
      if (isBeside(letters[next]!, line) && !taken.has(next)) return next;
      from.at += 1;
    }
  };
};

/**
 * Returns a line with the short words beside it, which are too short for lines of their own. `letters` are those that are in no line, from
 * left to right, each at most `widest` times as wide as high.
 */
export const neighboursAmong = (letters: readonly Component[], widest: number): ((line: TextLine) => TextLine) => {
  const find = letterFinder(letters, widest);
  return (line) => {
    let { left, top, right, bottom } = line;
    const taken = new Set<number>();
    for (let grew = true; grew; ) {
      grew = false;
      const height = bottom - top;
      for (let at = -1; ; ) {
        at = find({ left, top, right, bottom, height }, at, taken);
        if (at === letters.length) break;
        const letter = letters[at]!;
        taken.add(at);
        left = Math.min(left, letter.left);
        top = Math.min(top, letter.top);
        right = Math.max(right, letter.right);
        bottom = Math.max(bottom, letter.bottom);
        grew = true;
      }
    }
    return taken.size === 0
      ? line
      : { left, top, right, bottom, letters: [...line.letters, ...Array.from(taken, (at) => letters[at]!)] };
  };
};
