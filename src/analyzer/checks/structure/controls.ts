import type { Element } from '../../reading/page/node.ts';
import type { Verdict } from '../../stages/types.ts';
import { judge } from '../verdict.ts';
import type { View } from './view.ts';

export const named = (view: View, elements: readonly Element[], noun: string): Verdict =>
  judge(view, elements, (element) => (view.names.of(element) ? null : ''), {
    none: `There is no ${noun} that is exposed to assistive technology.`,
    message: (n, of) => `${n} of ${of} ${noun}s have no name.`,
  });
