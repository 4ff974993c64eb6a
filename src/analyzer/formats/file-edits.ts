import type { Place } from '../render/model.ts';
import type { MarkupChange } from '../render/read-changes.ts';
import type { SourceFile } from './located.ts';

/** Source of a file that is replaced: from a line and column on up to another column of that line, in UTF-16 code units. */
export interface FileEdit {
  readonly line: number;
  readonly column: number;
  readonly endColumn: number;
  readonly text: string;
}

/** Whether all that a change removes is shown, and none of it is the end of a line. */
const isWithinLines = ({ before, edits }: MarkupChange): boolean =>
  edits.every(({ length }) => length === 0) || (!before.includes('\n') && !before.endsWith('…'));

/**
 * The exact change of a place as edits of the file that the page was made from. Null if there is none, if the file is
 * not what was audited, or if it removes ends of lines: a report does not say where those are.
 */
export const exactChange = (
  place: Place | null,
  file: SourceFile | undefined,
): { readonly says: string; readonly edits: readonly FileEdit[] } | null => {
  if (!file?.isExact) return null;
  const change = place?.changes?.find(({ kind, edits }) => kind === 'exact' && edits.length > 0);
  if (!change || !isWithinLines(change)) return null;
  const edits = change.edits.map(({ line, column, length, text }) => ({
    line,
    column,
    endColumn: column + length,
    text,
  }));
  return { says: change.says, edits };
};
