import type { Component } from './components.ts';

/** Heights of letters in pixels. */
const [LOWEST, HIGHEST] = [4, 120];
/** A piece may be several letters that touch: so many times as wide as high. */
const WIDEST = 14;
/** Strokes of a letter are at most this share of its height, and this uneven. */
const [THICKEST, MOST_UNEVEN] = [0.6, 0.95];
/** Most of the box of letters that touch that is ink. */
const FULLEST = 0.8;
/** Height in pixels above which letters rarely touch, and frames are common. */
const LARGE = 24;
/** Gap between letters and words, as a share of the height of the line; heights of neighbours; least overlap of their heights. */
const [GAP, TALLER, OVERLAP] = [1.1, 2.6, 0.4];
/** A line is at least this many letters, and this many times as wide as high. */
const [LETTERS, LENGTH] = [3, 1.4];
/** More pieces than this are the grain of a photograph. */
const MOST_LETTERS = 20_000;

const heightOf = ({ top, bottom }: Component): number => bottom - top;
const widthOf = ({ left, right }: Component): number => right - left;

/** Number of letters that a piece is, at least: those that touch are as many as their width has room for. */
const lettersIn = (one: Component): number => Math.max(1, Math.round(widthOf(one) / (0.75 * heightOf(one))));

/** Whether a piece of ink may be a letter, or a few that touch. */
const isLetter = (one: Component): boolean => {
  const [height, width] = [heightOf(one), widthOf(one)];
  if (height < LOWEST || height > HIGHEST || width > WIDEST * height) return false;
  if (one.unevenness > MOST_UNEVEN) return false;
  // An i, an l or a 1 is nearly all stroke.
  if (width <= 0.45 * height) return one.stroke <= THICKEST * height;
  // Letters that touch have a stroke each, and large ones more; a frame has two, and the panel around a text is nearly full.
  const letters = lettersIn(one);
  if (one.crossings < letters + (letters > 1 && height > LARGE ? 1 : 0)) return false;
  if (letters > 1 && one.area > FULLEST * height * width) return false;
  const isSolid = one.area >= 0.9 * height * width;
  return !isSolid && one.stroke <= THICKEST * height;
};

/** A line of text: its letters and their box. */
export interface TextLine {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly letters: readonly Component[];
}

/** The line that some letters make. */
export const lineOf = (letters: readonly Component[]): TextLine => ({
  left: Math.min(...letters.map(({ left }) => left)),
  top: Math.min(...letters.map(({ top }) => top)),
  right: Math.max(...letters.map(({ right }) => right)),
  bottom: Math.max(...letters.map(({ bottom }) => bottom)),
  letters,
});

const follows = (a: Component, b: Component, gap: number): boolean => {
  const [ha, hb] = [heightOf(a), heightOf(b)];
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return (
    shared >= OVERLAP * Math.min(ha, hb) &&
    Math.max(ha, hb) <= TALLER * Math.min(ha, hb) &&
    b.left - a.right <= gap * Math.max(ha, hb) &&
    Math.max(a.stroke, b.stroke) <= 2.2 * Math.min(a.stroke, b.stroke)
  );
};

/** Even letters: mean height, and how many end on a common foot. */
const isEven = ({ letters }: TextLine): boolean => {
  const feet = letters.map(({ bottom }) => bottom).sort((x, y) => x - y);
  const foot = feet[feet.length >> 1]!;
  const height = Math.max(...letters.map(heightOf));
  return letters.filter(({ bottom }) => Math.abs(bottom - foot) <= 0.3 * height).length >= 0.6 * letters.length;
};

/** Whether all pieces are of one size: swatches, icons, bullets in a row, but no words. */
const isRow = ({ letters }: TextLine): boolean =>
  letters.length >= LETTERS &&
  [widthOf, heightOf].every((size) => Math.max(...letters.map(size)) - Math.min(...letters.map(size)) <= 1);

/** Whether letters are many enough, long enough and even enough for a line of text. */
export const isLine = (line: TextLine): boolean =>
  line.letters.reduce((sum, one) => sum + lettersIn(one), 0) >= LETTERS &&
  line.right - line.left >= LENGTH * (line.bottom - line.top) &&
  isEven(line) &&
  !isRow(line);

/** Gap to a word of one letter or two beside a line, as a share of its height. */
const WORD_GAP = 1.5;

/** Rows of pixels by which letters are looked up; higher than any letter, and than what a line grows by at a time. */
const BAND = 256;

/** Letters in their order, by the bands of rows that they begin in; answers those that a line may reach. */
const bandsOf = (letters: readonly Component[]) => {
  const bands = new Map<number, number[]>();
  for (const [at, letter] of letters.entries()) {
    const band = Math.floor(letter.top / BAND);
    const own = bands.get(band);
    if (own) own.push(at);
    else bands.set(band, [at]);
  }
  return ({ top, bottom }: TextLine): Component[] => {
    const places: number[] = [];
    for (let band = Math.floor(top / BAND) - 1; band <= Math.floor(bottom / BAND) + 1; band += 1)
      for (const at of bands.get(band) ?? []) places.push(at);
    return Array.from(Uint32Array.from(places).sort(), (at) => letters[at]!);
  };
};

/** A line with the short words beside it, which are too short for lines of their own. */
const withNeighbours = (line: TextLine, near: (line: TextLine) => readonly Component[]): TextLine => {
  let whole = line;
  const added = new Set<Component>();
  for (let grew = true; grew; ) {
    grew = false;
    const height = whole.bottom - whole.top;
    for (const letter of near(whole)) {
      const gap = Math.max(letter.left - whole.right, whole.left - letter.right);
      const shared = Math.min(letter.bottom, whole.bottom) - Math.max(letter.top, whole.top);
      if (gap > WORD_GAP * height || shared < 0.7 * heightOf(letter) || heightOf(letter) < 0.3 * height) continue;
      if (added.has(letter)) continue;
      added.add(letter);
      whole = lineOf([...whole.letters, letter]);
      grew = true;
    }
  }
  return whole;
};

/** Letters that follow each other: the last three, one of which the next has to follow, and how far right these reach. */
interface Chain {
  readonly letters: Component[];
  ends: readonly Component[];
  reach: number;
}

const lengthen = (chain: Chain, letter: Component): void => {
  chain.letters.push(letter);
  chain.ends = chain.letters.slice(-3);
  chain.reach = Math.max(...chain.ends.map(({ right }) => right));
};

/** Lines of letters among pieces of ink, each from left to right. */
export const linesOf = (components: readonly Component[]): TextLine[] => {
  const letters = components.filter(isLetter).sort((a, b) => a.left - b.left || a.top - b.top);
  if (letters.length > MOST_LETTERS) return [];
  let open: Chain[] = [];
  const chains: Component[][] = [];
  for (const letter of letters) {
    // What ended too far to the left takes no more letters.
    if (open.some(({ reach }) => letter.left - reach > GAP * HIGHEST))
      open = open.filter(({ reach }) => letter.left - reach <= GAP * HIGHEST);
    // The chain whose end is nearest takes it.
    let best: { chain: Chain; gap: number } | undefined;
    for (const chain of open) {
      const near = chain.ends.find((one) => follows(one, letter, GAP));
      if (!near) continue;
      const gap = Math.abs(letter.left - near.right);
      if (best === undefined || gap < best.gap) best = { chain, gap };
    }
    if (best) lengthen(best.chain, letter);
    else {
      const chain: Chain = { letters: [letter], ends: [letter], reach: letter.right };
      chains.push(chain.letters);
      open.push(chain);
    }
  }
  const lines = chains.map(lineOf).filter(isLine);
  const taken = new Set(lines.flatMap((line) => line.letters));
  const near = bandsOf(letters.filter((letter) => !taken.has(letter)));
  return lines.map((line) => withNeighbours(line, near));
};
