import { fixContrast, highestRatio } from '../../accessibility/contrast/fix.ts';
import { floorRatio } from '../../color/luminance.ts';
import { rgb, toHex } from '../../color/rgb.ts';
import type { Pen } from '../canvas/pen.ts';
import type { Draw } from '../drawing.ts';
import { heading, marginOf } from '../parts/heading.ts';
import { inkOn } from '../parts/ink.ts';

/** The success criteria of WCAG 2.2 that an image shows. */
const CRITERIA = [
  { name: 'AA, large text and graphics', least: 3 },
  { name: 'AA, normal text', least: 4.5 },
  { name: 'AAA, normal text', least: 7 },
] as const;

const SHORT = 'The quick brown fox';
const SENTENCE = `${SHORT} jumps over the lazy dog`;

interface Pair {
  readonly fg: { readonly hex: string };
  readonly bg: { readonly hex: string };
  /** Cut to four decimals. */
  readonly ratio: number;
}

/** A sign beside the word, so that the verdict does not hang on its colour. */
const paintVerdict = (pen: Pen, passes: boolean, x: number, y: number): void => {
  const { em, theme } = pen;
  const line = em / 6;
  const color = passes ? theme.ink : theme.alert;
  if (passes)
    pen.line(
      [
        { x, y },
        { x: x + 0.3 * em, y: y + 0.3 * em },
        { x: x + 0.85 * em, y: y - 0.4 * em },
      ],
      color,
      line,
    );
  else {
    const [r, c] = [0.36 * em, { x: x + 0.42 * em, y: y - 0.05 * em }];
    pen.line(
      [
        { x: c.x - r, y: c.y - r },
        { x: c.x + r, y: c.y + r },
      ],
      color,
      line,
    );
    pen.line(
      [
        { x: c.x + r, y: c.y - r },
        { x: c.x - r, y: c.y + r },
      ],
      color,
      line,
    );
  }
};

interface Wish {
  readonly least: number;
  /** Undefined where no colour reaches the ratio on this background. */
  readonly hex: string | undefined;
}

/** The nearest colours with the ratios that the pair misses. */
const wishes = ({ fg, bg, ratio }: Pair): Wish[] =>
  CRITERIA.filter(({ least }) => ratio < least).map(({ least }) => {
    const move = fixContrast(rgb(fg.hex), rgb(bg.hex), least).best;
    return { least, hex: move && toHex(move.color) };
  });

const drawPair = (pen: Pen, pair: Pair) => {
  const { em, width, theme } = pen;
  const { fg, bg, ratio } = pair;
  const margin = marginOf(pen);
  const room = width - 2 * margin;
  const title = `${ratio}:1`;
  const head = heading(pen, title, `${fg.hex} on ${bg.hex}`);
  const inset = Math.min(1.6 * em, room / 10);
  const inner = room - 2 * inset;
  const large = pen.lines(SENTENCE, inner, { size: 24 / 16, bold: false });
  const normal = pen.lines(SENTENCE, inner, {});
  const words = room >= 9 * em;
  const panel = words ? 1.6 * em + large.length * 2 * em + normal.length * 1.6 * em + 1.2 * em : room;
  const marksAt = head.bottom + panel + 2 * em;
  const fixes = wishes(pair);
  const fixesAt = marksAt + CRITERIA.length * 1.7 * em + 1.6 * em;
  const card = 4.6 * em;
  const verdicts = CRITERIA.map(({ name, least }) => `${name}: ${ratio >= least ? 'passes' : 'fails'} ${least}`);
  const bottom = fixes.length ? fixesAt + 0.4 * em + fixes.length * (card + 0.6 * em) - 0.6 * em : fixesAt - 2.2 * em;

  const paintFix = ({ least, hex }: Wish, i: number): void => {
    const y = fixesAt + 0.4 * em + i * (card + 0.6 * em);
    if (hex === undefined) {
      const highest = highestRatio(rgb(bg.hex));
      const most = `${least}:1 cannot be reached on ${bg.hex}: ${toHex(highest.color)} has ${floorRatio(highest.ratio)}:1`;
      pen.lines(most, room, {}).forEach((line, k) => {
        pen.text(line, margin, y + (1.6 + k * 1.4) * em, { color: theme.muted }, room);
      });
      return;
    }
    pen.box(margin, y, room, card, bg.hex, { border: theme.border });
    // What has 3:1 only may be set large.
    const size = least < 4.5 ? 1.5 : 1;
    const label = { size: 0.9, bold: true, color: inkOn(bg.hex) } as const;
    pen.text(`${hex} has ${least}:1`, margin + inset, y + 1.7 * em, label, inner);
    pen.text(
      pen.fits(SENTENCE, inner, { size }) ? SENTENCE : SHORT,
      margin + inset,
      y + 3.6 * em,
      { size, color: hex },
      inner,
    );
  };
  return {
    height: (words ? bottom : head.bottom + panel) + margin,
    title: `Contrast of ${fg.hex} on ${bg.hex}: ${title}`,
    description: `${verdicts.join('; ')}.${fixes.map(({ least, hex }) => (hex ? ` ${hex} reaches ${least}:1.` : '')).join('')}`,
    paint: () => {
      head.paint();
      pen.box(margin, head.bottom, room, panel, bg.hex, { radius: 0.5, border: theme.border });
      if (!words) {
        pen.text('Aa', width / 2, head.bottom + panel / 2 + 0.5 * em, { size: 1.5, color: fg.hex, align: 'center' });
        return;
      }
      let y = head.bottom + 2.6 * em;
      for (const line of large) {
        pen.text(line, margin + inset, y, { size: 1.5, color: fg.hex });
        y += 2 * em;
      }
      y += 0.1 * em;
      for (const line of normal) {
        pen.text(line, margin + inset, y, { color: fg.hex });
        y += 1.6 * em;
      }
      CRITERIA.forEach(({ name, least }, i) => {
        const line = marksAt + i * 1.7 * em;
        const passes = ratio >= least;
        paintVerdict(pen, passes, margin, line - 0.3 * em);
        const verdict = `${passes ? 'Passes' : 'Fails'} ${least}:1`;
        pen.text(verdict, margin + 1.6 * em, line, { bold: true, color: passes ? theme.ink : theme.alert });
        pen.text(name, margin + 8.2 * em, line, {}, room - 8.2 * em);
      });
      if (fixes.length === 0) return;
      pen.text('Nearest colours that pass', margin, fixesAt - 0.4 * em, { size: 0.95, color: theme.muted }, room);
      fixes.forEach(paintFix);
    },
  };
};

/** The answer of `accessibility/check`: text on its background, its ratio, what it passes, and the nearest colours that pass. */
export const drawCheck: Draw<Pair> = (answer, pen) => drawPair(pen, answer);

interface ContrastAnswer extends Omit<Pair, 'ratio'> {
  readonly contrast_ratio: number;
}

/** The answer of `color/contrast`. */
export const drawContrast: Draw<ContrastAnswer> = ({ contrast_ratio, ...pair }, pen) =>
  drawPair(pen, { ...pair, ratio: contrast_ratio });
