import type { Verdict } from '../../../model/check.ts';
import { judge } from '../../../model/verdict.ts';
import type { Element } from '../../../page/tree/node.ts';
import type { View } from '../facts/view.ts';

export const named = (view: View, elements: readonly Element[], noun: string): Verdict =>
  judge(view, elements, (element) => (view.names.of(element) ? null : ''), {
    none: `There is no ${noun} that is exposed to assistive technology.`,
    message: (n, of) => `${n} of ${of} ${noun}s have no name.`,
  });
