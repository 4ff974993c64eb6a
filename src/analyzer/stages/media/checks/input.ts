import type { Severity, Verdict } from '../../../model/check.ts';
import { type CheckDefinition, checksOf } from '../../../model/define-check.ts';
import type { StageInput } from '../../../model/stage.ts';
import { notApplicable, passed, undecided } from '../../../model/verdict.ts';
import type { Item } from '../../../page/tree/page.ts';
import type { MediaFile } from '../facts/files.ts';

export interface MediaView extends StageInput {
  readonly files: readonly MediaFile[];
}

/** A check of the media category. */
export const media = checksOf<MediaView>('media');

interface FileCheck extends FileWords, Pick<CheckDefinition<MediaView>, 'help' | 'fix' | 'examples'> {
  /** The files that are tested. */
  readonly files: (view: MediaView) => readonly MediaFile[];
  readonly test: FileTest;
}

/** A check that tests media files, each separately. */
export const fileCheck = (
  id: string,
  severity: Severity,
  title: string,
  { help, fix, files, test, none, message, examples }: FileCheck,
) =>
  media(id, severity, title, {
    help,
    fix,
    requirements: null,
    run: (view) => judgeFiles(view, files(view), test, { none, message }),
    examples,
  });

/** What is wrong with a file: null for nothing, undefined if what was read cannot tell. */
type FileTest = (file: MediaFile) => string | null | undefined;

interface FileWords {
  /** Why the check does not apply where there are no such files. */
  readonly none: string;
  readonly message: (failing: number, of: number) => string;
}

/** A file as a finding names it: the first place in the source, and what is wrong. */
const fileItem = ({ page }: Pick<MediaView, 'page'>, file: MediaFile, value: string): Item =>
  page.item(file.references[0]!.element, `${file.url.slice(0, 120)}: ${value}`);

/** Tests each file. Undecided if none can be decided. */
export const judgeFiles = (view: MediaView, files: readonly MediaFile[], test: FileTest, words: FileWords): Verdict => {
  if (files.length === 0) return notApplicable(words.none);
  let applicable = 0;
  const items: Item[] = [];
  for (const file of files) {
    const fault = test(file);
    if (fault === undefined) continue;
    applicable += 1;
    if (fault !== null) items.push(fileItem(view, file, fault));
  }
  if (applicable === 0) return undecided('None of the files could be read.');
  if (items.length === 0) return passed(applicable);
  return {
    outcome: 'failed',
    message: words.message(items.length, applicable),
    items,
    total: items.length,
    applicable,
  };
};
