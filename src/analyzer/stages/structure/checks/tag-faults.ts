import type { Verdict } from '../../../model/check.ts';
import { countsBy } from '../../../model/counts-by.ts';
import type { StageInput } from '../../../model/stage.ts';
import { passed } from '../../../model/verdict.ts';
import type { TagFault } from '../../../page/tree/page.ts';

/** Fails where tags have a fault of this kind, with the places of the first; `message` says how many there are. */
export const withTagFault =
  (kind: TagFault['kind'], message: (count: number) => string) =>
  ({ page }: StageInput): Verdict => {
    const { count, items, names } = page.tagFaults[kind];
    if (!count) return passed();
    const places = items.map(({ name, line, column }) => ({ selector: name, line, column, snippet: '', value: name }));
    return {
      outcome: 'failed',
      message: message(count),
      items: places,
      counts: countsBy(names, (name) => name),
      total: count,
      applicable: page.elements.length,
    };
  };
