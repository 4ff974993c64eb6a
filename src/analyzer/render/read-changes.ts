import type { ChangeKind } from '../model/change.ts';
import { integerOrNull, records, text } from './untyped-json.ts';

/** Changed markup as a report shows it. */
export interface MarkupChange {
  readonly kind: ChangeKind;
  readonly says: string;
  readonly before: string;
  readonly after: string;
  /** Against the source that was read; empty if the report does not have them. */
  readonly edits: readonly {
    readonly line: number;
    readonly column: number;
    readonly length: number;
    readonly text: string;
  }[];
}

/** A text between the start and the end that two others share. */
interface Between {
  readonly start: string;
  readonly changed: string;
  readonly end: string;
}

const KINDS: readonly ChangeKind[] = ['exact', 'suggestion', 'template'];

/** Markup keeps its line breaks. */
const source = (value: unknown): string => {
  const lines = typeof value === 'string' ? value.split(/\r?\n/).map((line) => text(line, 300)) : [];
  return lines.join('\n');
};

/** What a report inserts at most in one edit, and edits of one change; of more, none are read. */
const MOST = { text: 1000, edits: 50 } as const;

/** The changes of a place, of a report of any age. */
export const readChanges = (value: unknown): MarkupChange[] =>
  records(value, 2).flatMap((one) => {
    const kind = KINDS.find((known) => known === one.kind);
    const [before, after] = [source(one.before), source(one.after)];
    if (!kind || (before === '' && after === '')) return [];
    const edits = records(one.edits, MOST.edits + 1).map(({ line, column, length, text: inserted }) => ({
      line: integerOrNull(line) ?? 0,
      column: integerOrNull(column) ?? 0,
      length: integerOrNull(length) ?? 0,
      text: typeof inserted === 'string' ? inserted : '',
    }));
    const isSound =
      edits.length <= MOST.edits &&
      edits.every((edit) => edit.line > 0 && edit.column > 0 && edit.length >= 0 && edit.text.length <= MOST.text);
    return [{ kind, says: text(one.says, 200), before, after, edits: isSound ? edits : [] }];
  });

/** Whether a character may be the first or last of what is marked: words are not cut. */
const isWord = (sign: string | undefined): boolean => sign !== undefined && /[\w-]/.test(sign);

/** What differs in two texts, whole words of it. */
export const difference = ({
  before,
  after,
}: Pick<MarkupChange, 'before' | 'after'>): { readonly before: Between; readonly after: Between } => {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  while (start > 0 && isWord(before[start - 1]) && (isWord(before[start]) || isWord(after[start]))) start -= 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  while (end > 0 && isWord(before.at(-end)) && (isWord(before.at(-end - 1)) || isWord(after.at(-end - 1)))) end -= 1;
  const between = (whole: string): Between => ({
    start: whole.slice(0, start),
    changed: whole.slice(start, whole.length - end),
    end: whole.slice(whole.length - end),
  });
  return { before: between(before), after: between(after) };
};
