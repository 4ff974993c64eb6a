import { contrastRatio } from '../../../color/luminance.ts';
import type { ColoredLine } from './line-colors.ts';
import { createPlaces } from './places.ts';
import type { TextLine } from './text-line.ts';

/** Below this ratio nothing is seen as text. */
const LEAST_RATIO = 1.1;
/** Two lines that share this part of the smaller one's box are one text. */
const SAME = 0.3;

const overlap = (a: TextLine, b: TextLine): number => {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
};
const sizeOf = ({ left, right, top, bottom }: TextLine): number => (right - left) * (bottom - top);

/** How likely a line is the text of its place: of two that overlap, the one with more letters that stand out more. */
const evidenceOf = ({ line, text, background }: ColoredLine): number =>
  line.letters.length * Math.log(contrastRatio(text, background));

/**
 * Lines but for those that overlap with a likelier one: the counters of letters, and what lies around them, look like text of the other
 * polarity, but in the colour of the background.
 */
export const withoutOverlaps = (lines: readonly ColoredLine[]): ColoredLine[] => {
  const places = createPlaces<TextLine>();
  const likeliest = lines
    .filter(({ text, background }) => contrastRatio(text, background) >= LEAST_RATIO)
    .map((one) => ({ one, evidence: evidenceOf(one) }))
    .sort((a, b) => b.evidence - a.evidence);
  const kept: ColoredLine[] = [];
  for (const { one } of likeliest) {
    const { line } = one;
    const isTaken = [...places.near(line)].some(
      (other) => overlap(other, line) >= SAME * Math.min(sizeOf(other), sizeOf(line)),
    );
    if (isTaken) continue;
    kept.push(one);
    places.add(line, line);
  }
  return kept;
};
