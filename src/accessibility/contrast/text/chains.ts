import type { Component } from './components.ts';
import { heightOf } from './text-line.ts';

/** Gap between letters and words, as a share of the height of the line; heights of neighbours; least overlap of their heights. */
const [GAP, TALLER, OVERLAP] = [1.1, 2.6, 0.4];
/** Strokes of neighbours differ by this at most. */
const THICKER = 2.2;
/** The last letters of a line, one of which the next has to follow. */
const ENDS = 3;
/** Rows of pixels by which the ends of lines are looked up. */
const BAND = 8;

const follows = (a: Component, b: Component): boolean => {
  const [ha, hb] = [heightOf(a), heightOf(b)];
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return (
    shared >= OVERLAP * Math.min(ha, hb) &&
    Math.max(ha, hb) <= TALLER * Math.min(ha, hb) &&
    b.left - a.right <= GAP * Math.max(ha, hb) &&
    Math.max(a.stroke, b.stroke) <= THICKER * Math.min(a.stroke, b.stroke)
  );
};

/** Letters that follow each other, from left to right. */
interface Chain {
  readonly letters: Component[];
  /** Which of the chains it is, in the order of their first letters. */
  readonly at: number;
}

const isEnd = ({ letters }: Chain, letter: Component): boolean => letters.indexOf(letter, -ENDS) >= 0;

/** A letter at the end of a chain, and the column up to which another may follow it. */
interface End {
  readonly letter: Component;
  readonly chain: Chain;
  readonly reach: number;
}

/** The ends of chains by the rows of pixels that they stand in. Letters come from left to right, so what they have passed is forgotten. */
const createEnds = () => {
  const bands: End[][] = [];
  const found: End[] = [];
  const bandsOf = ({ top, bottom }: Component): [number, number] => [
    Math.floor(top / BAND),
    Math.floor((bottom - 1) / BAND),
  ];
  return {
    add(letter: Component, chain: Chain): void {
      const end = { letter, chain, reach: letter.right + GAP * TALLER * heightOf(letter) };
      const [first, last] = bandsOf(letter);
      for (let band = first; band <= last; band += 1) {
        bands[band] ??= [];
        bands[band]!.push(end);
      }
    },
    /** Ends in the rows of a letter; one may be among them several times. The list is that of the next call from then on. */
    beside(letter: Component): readonly End[] {
      found.length = 0;
      const [first, last] = bandsOf(letter);
      for (let band = first; band <= last; band += 1) {
        const ends = bands[band];
        if (!ends) continue;
        let kept = 0;
        for (const end of ends) {
          if (end.reach < letter.left || !isEnd(end.chain, end.letter)) continue;
          ends[kept] = end;
          kept += 1;
          found.push(end);
        }
        ends.length = kept;
      }
      return found;
    },
  };
};

/** Chains of letters, which are given from left to right: each letter is added to the chain whose end is nearest, or begins one. */
export const chainsOf = (letters: readonly Component[]): Component[][] => {
  const chains: Chain[] = [];
  const ends = createEnds();
  for (const letter of letters) {
    let best: { readonly chain: Chain; readonly gap: number } | undefined;
    for (const { chain, letter: end } of ends.beside(letter)) {
      if (!follows(end, letter)) continue;
      // Of the ends of a chain the first that it follows tells the gap.
      const near = chain.letters.slice(-ENDS).find((one) => follows(one, letter))!;
      const gap = Math.abs(letter.left - near.right);
      if (best === undefined || gap < best.gap || (gap === best.gap && chain.at < best.chain.at)) best = { chain, gap };
    }
    const chain = best?.chain ?? { letters: [], at: chains.length };
    if (!best) chains.push(chain);
    chain.letters.push(letter);
    ends.add(letter, chain);
  }
  return chains.map((chain) => chain.letters);
};
