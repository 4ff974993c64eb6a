import { WCAG } from '../../color/luminance.ts';
import { decodePng } from '../../image/png/decode.ts';
import type { SentImage } from '../../image/sent.ts';
import { MAX_SIDE } from '../../image/strip.ts';
import type { Pen } from '../canvas/pen.ts';
import type { Draw } from '../drawing.ts';
import { heading, marginOf } from '../parts/heading.ts';
import { inkOn } from '../parts/ink.ts';
import { THEMES } from '../theme.ts';

interface Region {
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly text: string;
  readonly background: string;
  readonly ratio: number;
  readonly level: string;
}

interface MarkedAnswer {
  readonly width: number;
  readonly height: number;
  readonly text_regions: readonly Region[];
  readonly pairs: readonly {
    readonly a: string;
    readonly b: string;
    readonly ratio: number;
    readonly non_text: 'pass' | 'fail' | null;
    readonly border: { readonly share: number };
  }[];
  /** The PNG that was examined. */
  readonly source: SentImage;
}

/** Rows of the two lists. */
const [MOST_LINES, MOST_EDGES] = [12, 6];
const ROW = 1.9;
/** Frames on the image, whatever the theme is. */
const [ALERT, FINE] = [THEMES.light.alert, THEMES.light.ink];
/** An image that is narrower than a quarter of its place is enlarged by a whole number. */
const SMALL = 4;

/** How much an image is enlarged or reduced, in a place of `room` by `tallest` pixels. */
const scaleOf = ({ width, height }: MarkedAnswer, room: number, tallest: number): number => {
  const most = Math.min(room / width, tallest / height);
  return most < 1 ? most : Math.max(1, Math.floor(Math.min(room / SMALL / width, Math.min(room, tallest) / height)));
};

/** A ratio with two decimals, cut, so that no 4.499 reads as a pass. */
const numeral = (ratio: number): string => `${(Math.floor(ratio * 100 + 1e-6) / 100).toFixed(2)}:1`;

const counted = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;

const titleFor = (lines: number, low: number): string => {
  if (lines === 0) return 'No text found in the image';
  if (low === 0) return `${counted(lines, 'line')} of text, ${lines === 1 ? '' : 'all '}at 4.5:1 or more`;
  return `${low} of ${counted(lines, 'line')} of text below 4.5:1`;
};

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A frame with a white line on both sides, so that it is seen on every colour. */
const paintFrame = (pen: Pen, { x, y, width, height }: Frame, color: string, line: number): void => {
  const corners = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
    { x, y },
  ];
  pen.line(corners, '#ffffff', line + Math.max(2, line));
  pen.line(corners, color, line);
};

/** The number of a line in a disc, its size in ems. */
const paintNumber = (pen: Pen, number: number, x: number, y: number, size = 0.75): void => {
  pen.circle(x, y, size * pen.em, ALERT, '#ffffff', pen.em / 8);
  const style = { size: 1.1 * size, bold: true, color: inkOn(ALERT), align: 'center' } as const;
  pen.text(String(number), x, y + 0.4 * size * pen.em, style);
};

/** The answer of `accessibility/from-image` on its image: lines of text below 4.5:1 numbered and listed, the others framed thinly. */
export const drawImageContrast: Draw<MarkedAnswer> = (answer, pen) => {
  const { em, width, theme } = pen;
  const { text_regions: regions, pairs } = answer;
  const margin = marginOf(pen);
  const room = width - 2 * margin;
  const hasWords = room >= 14 * em;
  const low = regions.filter(({ ratio }) => ratio < WCAG.aa);
  const edges = pairs.filter(({ non_text }) => non_text === 'fail');
  const title = titleFor(regions.length, low.length);
  const key = regions.length > 0 ? 'Thick frame: below 4.5:1 · thin frame: 4.5:1 or more' : '';
  const edgeNote = edges.length > 0 ? `${counted(edges.length, 'edge')} below 3:1` : 'no edge below 3:1';
  const head = heading(pen, title, [key, edgeNote].filter(Boolean).join(' · '));

  // The whole is no higher than MAX_SIDE: the lists have what the image leaves of it, at least half.
  const bare = head.bottom + margin + 1.8 * em;
  const left = Math.max(MAX_SIDE / 2, MAX_SIDE - answer.height * scaleOf(answer, room, MAX_SIDE));
  const rows = hasWords ? Math.floor((left - bare) / (ROW * em)) : 0;
  const lines = low.slice(0, Math.max(0, Math.min(MOST_LINES, rows - 1)));
  const moreLines = hasWords && low.length > lines.length ? 1 : 0;
  const shownEdges = edges.slice(0, Math.max(0, Math.min(MOST_EDGES, rows - lines.length - moreLines - 1)));
  const linesHeight = (lines.length + moreLines) * ROW * em + (lines.length > 0 ? 0.6 * em : 0);
  const edgesHeight = shownEdges.length > 0 ? (shownEdges.length + 1) * ROW * em : 0;
  const hasList = lines.length + shownEdges.length > 0;

  const scale = scaleOf(answer, room, Math.floor(MAX_SIDE - bare - linesHeight - edgesHeight));
  const [wide, high] = [Math.max(1, answer.width * scale), Math.max(1, answer.height * scale)];
  const place = { x: margin, y: head.bottom, width: wide, height: high };
  const listTop = place.y + high + 1.2 * em;
  const edgesTop = listTop + linesHeight;

  const paintMarks = (): void => {
    const line = Math.max(1.5, em / 6);
    const frameOf = ({ box }: Region): Frame => {
      const gap = line;
      const [x, y] = [Math.max(0, box.x * scale - gap), Math.max(0, box.y * scale - gap)];
      return {
        x: place.x + x,
        y: place.y + y,
        width: Math.min(wide, (box.x + box.width) * scale + gap) - x,
        height: Math.min(high, (box.y + box.height) * scale + gap) - y,
      };
    };
    for (const region of regions) if (region.ratio >= WCAG.aa) paintFrame(pen, frameOf(region), FINE, line / 2.5);
    for (const region of low) paintFrame(pen, frameOf(region), ALERT, line);
    if (hasWords)
      lines.forEach((region, i) => {
        const { x, y, height } = frameOf(region);
        const size = Math.min(0.75, Math.max(0.45, height / 2 / em));
        paintNumber(pen, i + 1, Math.max((size + 0.1) * em, x - (size + 0.1) * em), y + height / 2, size);
      });
  };
  const paintSample = (hexes: readonly [string, string], x: number, y: number, text?: string): void => {
    pen.box(x, y - 1.15 * em, 2.6 * em, 1.6 * em, hexes[1], { radius: 0.25, border: theme.border });
    if (text) pen.text(text, x + 1.3 * em, y, { size: 0.95, color: hexes[0], align: 'center' });
    else pen.box(x, y - 1.15 * em, 1.3 * em, 1.6 * em, hexes[0], { radius: 0.25, border: theme.border });
  };
  const paintLists = (): void => {
    lines.forEach(({ text, background, ratio, level }, i) => {
      const y = listTop + (i + 0.7) * ROW * em;
      paintNumber(pen, i + 1, margin + 0.8 * em, y - 0.35 * em);
      paintSample([text, background], margin + 2.2 * em, y, 'Aa');
      pen.text(numeral(ratio), margin + 5.6 * em, y, { bold: true });
      pen.text(
        `${text} on ${background}${level === 'AA large' ? ', enough for large text alone' : ''}`,
        margin + 9.4 * em,
        y,
        { size: 0.95, color: theme.muted },
        room - 9.4 * em,
      );
    });
    if (moreLines)
      pen.text(
        `and ${low.length - lines.length} more`,
        margin + 2.2 * em,
        listTop + (lines.length + 0.7) * ROW * em,
        { size: 0.95, color: theme.muted },
        room,
      );
    if (shownEdges.length === 0) return;
    pen.text('Edges that are not text need 3:1 (WCAG 1.4.11)', margin, edgesTop + 0.9 * em, { bold: true }, room);
    shownEdges.forEach(({ a, b, ratio, border }, i) => {
      const y = edgesTop + (i + 1.7) * ROW * em;
      paintSample([a, b], margin + 2.2 * em, y);
      pen.text(numeral(ratio), margin + 5.6 * em, y, { bold: true });
      pen.text(
        `${a} beside ${b}, ${(100 * border.share).toFixed(1)} % of all edges`,
        margin + 9.4 * em,
        y,
        { size: 0.95, color: theme.muted },
        room - 9.4 * em,
      );
    });
  };
  return {
    height: (hasList ? edgesTop + edgesHeight : place.y + high) + margin,
    title,
    description: `The image with ${counted(regions.length, 'line')} of text marked, ${low.length} of them below 4.5:1${low
      .slice(0, MOST_LINES)
      .map(({ text, background, ratio }, i) => `; ${i + 1}: ${text} on ${background}, ${numeral(ratio)}`)
      .join('')}. ${edgeNote[0]!.toUpperCase()}${edgeNote.slice(1)}.`,
    paint: () => {
      head.paint();
      pen.image(decodePng(answer.source, { maxPixels: answer.width * answer.height }), place);
      paintMarks();
      paintLists();
    },
  };
};
