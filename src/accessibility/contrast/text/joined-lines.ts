import { areAlike, type ColoredLine } from './line-colors.ts';
import { createPlaces } from './places.ts';
import type { TextLine } from './text-line.ts';

/** Gap between two parts of one line, as a share of its height: a wide word space. */
const WORD_GAP = 1.8;

const heightOf = ({ line }: ColoredLine): number => line.bottom - line.top;

const isOneLine = (a: ColoredLine, b: ColoredLine): boolean => {
  const [ha, hb] = [heightOf(a), heightOf(b)];
  const shared = Math.min(a.line.bottom, b.line.bottom) - Math.max(a.line.top, b.line.top);
  const gap = Math.max(a.line.left, b.line.left) - Math.min(a.line.right, b.line.right);
  return (
    shared >= 0.5 * Math.min(ha, hb) &&
    gap <= WORD_GAP * Math.max(ha, hb) &&
    areAlike(a.text, b.text) &&
    areAlike(a.background, b.background)
  );
};

const joinedBoxOf = (a: TextLine, b: TextLine) => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

/** A line of its own or of several parts, and its place in the order in which these were found. */
interface Part {
  readonly one: ColoredLine;
  readonly at: number;
}

/** Parts of one line as one. */
export const joined = (regions: readonly ColoredLine[]): ColoredLine[] => {
  const lines = new Set<Part>();
  const places = createPlaces<Part>();
  let tallest = regions.reduce((most, one) => Math.max(most, heightOf(one)), 0);
  /** The first of the lines that one is a part of. */
  const lineWith = (one: ColoredLine): Part | undefined => {
    const { left, top, right, bottom } = one.line;
    const gap = Math.ceil(WORD_GAP * Math.max(tallest, heightOf(one)));
    let first: Part | undefined;
    for (const part of places.near({ left: left - gap, top, right: right + gap, bottom }))
      if ((first === undefined || part.at < first.at) && isOneLine(part.one, one)) first = part;
    return first;
  };
  for (const [at, region] of [...regions].sort((a, b) => a.line.left - b.line.left).entries()) {
    let one = region;
    for (let part = lineWith(one); part; part = lineWith(one)) {
      const other = part.one;
      lines.delete(part);
      places.remove(part, other.line);
      const larger = other.line.letters.length >= one.line.letters.length ? other : one;
      const letters = [...other.line.letters, ...one.line.letters];
      one = { ...larger, line: { ...joinedBoxOf(other.line, one.line), letters } };
    }
    tallest = Math.max(tallest, heightOf(one));
    const whole = { one, at };
    lines.add(whole);
    places.add(whole, one.line);
  }
  return Array.from(lines, ({ one }) => one);
};
