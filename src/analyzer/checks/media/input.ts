import type { Item } from '../../reading/page/page.ts';
import type { MediaFile } from '../../stages/media/files.ts';
import type { StageInput, Verdict } from '../../stages/types.ts';
import { checksOf } from '../check.ts';
import { notApplicable, passed, undecided } from '../verdict.ts';

export interface MediaView extends StageInput {
  readonly files: readonly MediaFile[];
}

/** A check of the media category. */
export const media = checksOf<MediaView>('media');

/** A file as a finding names it: the first place in the source, and what is wrong. */
const fileItem = ({ page }: Pick<MediaView, 'page'>, file: MediaFile, value: string): Item =>
  page.item(file.references[0]!.element, `${file.url.slice(0, 120)}: ${value}`);

/** Tests each file: null for right, undefined where what was read cannot tell. Undecided where none can be told. */
export const judgeFiles = (
  view: MediaView,
  files: readonly MediaFile[],
  test: (file: MediaFile) => string | null | undefined,
  words: { readonly none: string; readonly message: (failing: number, of: number) => string },
): Verdict => {
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
    items: items.slice(0, 20),
    total: items.length,
    applicable,
  };
};
