import type { Change, Edit } from '../model/change.ts';
import type { Element } from '../page/tree/node.ts';
import type { Page } from '../page/tree/page.ts';
import { edited, inOrder, type SourceEdit } from './source/edit.ts';
import type { Proposal } from './source/proposal.ts';

/** Characters of the tags concerned that a change shows. */
const SHOWN = 300;
/** Source between two changed tags that is shown with them. */
const BETWEEN = 80;

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Offsets of the lines of a source, as browsers and the parser count them. */
const lineStarts = (source: string): number[] => {
  const starts = [0];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
};

/** The last element that begins at an offset or before it, by halves. */
const lastBefore = (tags: readonly Element[], offset: number): Element | undefined => {
  let [low, high] = [0, tags.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (tags[middle]!.start <= offset) low = middle + 1;
    else high = middle;
  }
  return tags[low - 1];
};

/** How changes of a page are shown. */
export const showing = (page: Page): ((proposal: Proposal) => Change) => {
  const { source } = page;
  const lines = lineStarts(source);
  const tags = page.elements.filter(({ start }) => start >= 0).toSorted((a, b) => a.start - b.start);

  /** The tag that an edit is in, or what it replaces; what is put before a tag is shown with it. */
  const spanOf = ({ start, end }: SourceEdit): Span => {
    const tag = lastBefore(tags, start);
    if (tag && start < tag.end && (start > tag.start || start === end))
      return { start: tag.start, end: Math.max(tag.end, end) };
    if (tag && start === end && start === tag.end) return { start: tag.start, end: tag.end };
    const closing = source.lastIndexOf('<', start);
    const isEndTag = closing >= 0 && source.startsWith('</', closing) && source.indexOf('>', closing) >= start;
    return isEndTag ? { start: closing, end: Math.max(end, source.indexOf('>', closing) + 1) } : { start, end };
  };
  const spansOf = (edits: readonly SourceEdit[]): Span[] => {
    const spans: Span[] = [];
    for (const span of edits.map(spanOf).sort((a, b) => a.start - b.start)) {
      const last = spans.at(-1);
      if (last && span.start - last.end <= BETWEEN)
        spans[spans.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
      else spans.push(span);
    }
    return spans;
  };
  const editOf = ({ start, end, text }: SourceEdit): Edit => {
    let [low, high] = [0, lines.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (lines[middle]! <= start) low = middle + 1;
      else high = middle;
    }
    return { line: low, column: start - lines[low - 1]! + 1, length: end - start, text };
  };
  const cut = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN - 1)}…` : text);

  return ({ kind, says, edits: given }) => {
    const edits = inOrder(given);
    const spans = spansOf(edits);
    const within = ({ start, end }: Span): string => {
      const own = edits.filter((edit) => edit.start >= start && edit.end <= end);
      return edited(
        source.slice(start, end),
        own.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start })),
      ).text;
    };
    const joined = (texts: readonly string[]): string => cut(texts.filter(Boolean).join(' … '));
    return {
      kind,
      says,
      before: joined(spans.map(({ start, end }) => source.slice(start, end))),
      after: joined(spans.map(within)),
      edits: edits.map(editOf),
      ...(kind === 'template' ? { needs: 'text' as const } : {}),
    };
  };
};
