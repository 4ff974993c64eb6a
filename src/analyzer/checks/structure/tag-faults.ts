import type { TagFault } from '../../reading/page/page.ts';
import type { StageInput, Verdict } from '../../stages/types.ts';
import { passed } from '../verdict.ts';

const SHOWN = 20;

/** Fails where tags have a fault of this kind, with the places of the first; `message` says how many there are. */
export const withTagFault =
  (kind: TagFault['kind'], message: (count: number) => string) =>
  ({ page }: StageInput): Verdict => {
    const found = page.tagFaults.items.filter((fault) => fault.kind === kind);
    if (!found.length) return passed();
    return {
      outcome: 'failed',
      message: message(found.length),
      items: found
        .slice(0, SHOWN)
        .map(({ name, line, column }) => ({ selector: name, line, column, snippet: '', value: name })),
      total: found.length,
      applicable: page.elements.length,
    };
  };
