/** Source that is replaced, by offsets in UTF-16 code units. */
export interface SourceEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The blank of a template, where words belong. */
export const BLANK = '…';

/** A place of a changed source in the one before it; `inserted` if an edit brought it in there. */
export interface Origin {
  readonly offset: number;
  readonly inserted: boolean;
}

/** A source with some changes made. */
export interface Edited {
  readonly text: string;
  originOf(offset: number): Origin;
}

const sameEdit = (a: SourceEdit, b: SourceEdit): boolean => a.start === b.start && a.end === b.end && a.text === b.text;

/** Edits in the order of the source, each once. */
export const inOrder = (edits: readonly SourceEdit[]): SourceEdit[] =>
  edits
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .filter((edit, i, all) => i === 0 || !sameEdit(edit, all[i - 1]!));

/** Makes edits that do not overlap. */
export const edited = (source: string, edits: readonly SourceEdit[]): Edited => {
  const ordered = inOrder(edits);
  const pieces: string[] = [];
  /** Where the text of each edit begins and ends in what results. */
  const spans: { readonly from: number; readonly to: number; readonly edit: SourceEdit }[] = [];
  let read = 0;
  let length = 0;
  for (const edit of ordered) {
    pieces.push(source.slice(read, edit.start), edit.text);
    length += edit.start - read;
    spans.push({ from: length, to: length + edit.text.length, edit });
    length += edit.text.length;
    read = edit.end;
  }
  pieces.push(source.slice(read));
  return {
    text: pieces.join(''),
    originOf: (offset) => {
      let [low, high] = [0, spans.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (spans[middle]!.from <= offset) low = middle + 1;
        else high = middle;
      }
      const span = spans[low - 1];
      if (!span) return { offset, inserted: false };
      if (offset < span.to) return { offset: span.edit.start, inserted: true };
      return { offset: offset - span.to + span.edit.end, inserted: false };
    },
  };
};

/** Whether two edits touch: they overlap, or differ in what they insert at one place. */
export const touch = (a: SourceEdit, b: SourceEdit): boolean => {
  if (sameEdit(a, b)) return false;
  return a.start === b.start || (a.start < b.end && b.start < a.end);
};
