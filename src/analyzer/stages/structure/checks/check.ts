import type { Verdict } from '../../../model/check.ts';
import { checksOf } from '../../../model/define-check.ts';
import type { StageInput } from '../../../model/stage.ts';
import { judge } from '../../../model/verdict.ts';
import type { Element } from '../../../page/tree/node.ts';
import type { View } from '../facts/view.ts';

/** A check of the document itself; they count for no category. */
export const check = checksOf<StageInput>(null);

/** A check of the category a11y. */
export const a11y = checksOf<View>('a11y');

export const named = (view: View, elements: readonly Element[], noun: string): Verdict =>
  judge(view, elements, (element) => (view.names.of(element) ? null : ''), {
    none: `There is no ${noun} that is exposed to assistive technology.`,
    message: (n, of) => `${n} of ${of} ${noun}s have no name.`,
  });
