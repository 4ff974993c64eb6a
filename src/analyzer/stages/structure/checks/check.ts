import type { Verdict } from '../../../model/check.ts';
import { checksOf } from '../../../model/define-check.ts';
import type { Requirement } from '../../../model/requirements.ts';
import type { StageInput } from '../../../model/stage.ts';
import { faultOf, judge } from '../../../model/verdict.ts';
import type { Element } from '../../../page/tree/node.ts';
import type { View } from '../facts/view.ts';

/** A check of the document itself; they count for no category. */
export const check = checksOf<StageInput>(null);

/** A check of the category a11y. */
export const a11y = checksOf<View>('a11y');

/** Tests that elements have a name; `criteria` gives those of an element that concerns others than the check in general. */
export const named = (
  view: View,
  elements: readonly Element[],
  noun: string,
  criteria: (element: Element) => readonly Requirement[] | null = () => null,
): Verdict =>
  judge(
    view,
    elements,
    (element) => {
      if (view.names.of(element)) return null;
      const own = criteria(element);
      return own ? faultOf('', own) : '';
    },
    {
      none: `There is no ${noun} that is exposed to assistive technology.`,
      message: (n, of) => `${n} of ${of} ${noun}s have no name.`,
    },
  );
