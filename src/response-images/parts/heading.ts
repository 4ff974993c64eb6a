import type { Pen } from '../canvas/pen.ts';

/** Space around an image's content, in pixels. */
export const marginOf = (pen: Pen): number => Math.min(1.4 * pen.em, pen.width / 16);

export interface Heading {
  /** Where the content may begin. */
  readonly bottom: number;
  paint(): void;
}

/** Title and a line below it; omitted in images without space for words. */
export const heading = (pen: Pen, title: string, line: string): Heading => {
  const { em, width } = pen;
  const margin = marginOf(pen);
  const room = width - 2 * margin;
  if (room < 9 * em) return { bottom: margin, paint: () => {} };
  const titles = pen.lines(title, room, { size: 1.35, bold: true });
  const lines = pen.lines(line, room, { size: 0.95 });
  const first = margin + 1.1 * em;
  const second = first + (titles.length - 1) * 1.7 * em + 1.6 * em;
  return {
    bottom: second + (lines.length - 1) * 1.35 * em + 1.5 * em,
    paint: () => {
      titles.forEach((text, i) => {
        pen.text(text, margin, first + i * 1.7 * em, { size: 1.35, bold: true }, room);
      });
      lines.forEach((text, i) => {
        pen.text(text, margin, second + i * 1.35 * em, { size: 0.95, color: pen.theme.muted }, room);
      });
    },
  };
};

/** An id of the service as a title: `split-complementary` is "Split complementary". */
export const titleOf = (id: string): string => {
  const words = id.replace(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
