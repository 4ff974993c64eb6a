import type { Verdict } from '../../../model/check.ts';
import type { StageInput } from '../../../model/stage.ts';
import { passed } from '../../../model/verdict.ts';
import type { TagFault } from '../../../page/tree/page.ts';

const SHOWN = 20;

/** Fails where tags have a fault of this kind, with the places of the first; `message` says how many there are. */
export const withTagFault =
  (kind: TagFault['kind'], message: (count: number) => string) =>
  ({ page }: StageInput): Verdict => {
    const { count, items } = page.tagFaults[kind];
    if (!count) return passed();
    return {
      outcome: 'failed',
      message: message(count),
      items: items
        .slice(0, SHOWN)
        .map(({ name, line, column }) => ({ selector: name, line, column, snippet: '', value: name })),
      total: count,
      applicable: page.elements.length,
    };
  };
