import type { MarkupChange } from '../render/read-changes.ts';

interface Position {
  readonly line: number;
  /** In bytes of UTF-8, from 1 on. */
  readonly column: number;
}

/** Text that replaces a range of a file. */
export interface Suggestion {
  readonly range: { readonly start: Position; readonly end: Position };
  readonly text: string;
}

/** Positions and changes in the text of a file, whose lines are read once. */
export interface FileText {
  /** A column of UTF-16 code units in bytes of UTF-8. */
  columnOf(line: number, column: number): number;
  /** A change as one range from its first edit to its last. Null if it is not of this text. */
  suggestionOf(change: Pick<MarkupChange, 'edits'>): Suggestion | null;
}

export const fileText = (source: string): FileText => {
  const starts = [0];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  const columnOf = (line: number, column: number): number => {
    const start = starts[line - 1] ?? source.length;
    return Buffer.byteLength(source.slice(start, start + column - 1)) + 1;
  };
  const positionOf = (offset: number): Position => {
    const after = starts.findIndex((start) => start > offset);
    const line = after < 0 ? starts.length : after;
    return { line, column: columnOf(line, offset - starts[line - 1]! + 1) };
  };
  return {
    columnOf,
    suggestionOf: ({ edits }) => {
      const spans = edits
        .map(({ line, column, length, text }) => {
          const start = (starts[line - 1] ?? Number.NaN) + column - 1;
          return { start, end: start + length, text };
        })
        .toSorted((a, b) => a.start - b.start);
      const [first, last] = [spans[0], spans.at(-1)];
      if (!first || !last || !spans.every(({ end }) => end <= source.length)) return null;
      let read = first.start;
      let text = '';
      for (const span of spans) {
        text += source.slice(read, span.start) + span.text;
        read = span.end;
      }
      return { range: { start: positionOf(first.start), end: positionOf(last.end) }, text };
    },
  };
};
