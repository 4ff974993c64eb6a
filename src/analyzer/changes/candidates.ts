import type { CheckResult } from '../model/check.ts';
import { placesOf } from '../model/failed-places.ts';
import { NO_BASE } from '../model/unserved.ts';
import type { Element } from '../page/tree/node.ts';
import type { Page } from '../page/tree/page.ts';
import { ELEMENT_CHANGES, WHOLE_CHANGES } from './proposals/index.ts';
import type { ChangeContext } from './source/context.ts';
import type { Fault, Proposal } from './source/proposal.ts';

/** Elements by the line and column of their tags. */
const byPosition = (page: Page): ((line: number, column: number) => Element | null) => {
  let elements: Map<string, Element> | undefined;
  return (line, column) => {
    elements ??= new Map(
      page.elements.filter(({ start }) => start >= 0).map((one) => [`${one.line}:${one.column}`, one]),
    );
    return elements.get(`${line}:${column}`) ?? null;
  };
};

/** The offset of a line and column; -1 for none. */
const offsetIn = (page: Page): ((line: number, column: number) => number) => {
  let lines: number[] | undefined;
  return (line, column) => {
    if (line < 1) return -1;
    if (!lines) {
      lines = [0];
      for (let at = page.source.indexOf('\n'); at >= 0; at = page.source.indexOf('\n', at + 1)) lines.push(at + 1);
    }
    const start = lines[line - 1];
    return start === undefined ? -1 : start + column - 1;
  };
};

/** The faults that checks found, of those that have changes. */
export const faultsIn = (page: Page, results: readonly CheckResult[]): Fault[] => {
  const elementAt = byPosition(page);
  const offsetAt = offsetIn(page);
  return results.flatMap(({ check, verdict }) => {
    if (verdict.outcome !== 'failed' || !(check.id in ELEMENT_CHANGES || check.id in WHOLE_CHANGES)) return [];
    return placesOf(verdict)
      .filter(({ count }) => count > 0)
      .map((place): Fault => {
        const { element, value, line, column } = place;
        const own = element ?? (line > 0 ? elementAt(line, column) : null);
        return { check: check.id, element: own, value, at: own ? own.start : offsetAt(line, column), place };
      });
  });
};

const proposed = (fault: Fault, context: ChangeContext): readonly Proposal[] => {
  const whole = WHOLE_CHANGES[fault.check];
  if (whole) return whole(context, fault);
  return fault.element ? ELEMENT_CHANGES[fault.check]!(fault.element, context, fault.value) : [];
};

const STAND_IN = new URL(NO_BASE).hostname;

/** Changes that may fix a fault, the best first. None writes the stand-in for an address that is not known. */
export const proposalsFor = (fault: Fault, context: ChangeContext): readonly Proposal[] => {
  const proposals = proposed(fault, context);
  if (!context.page.url.startsWith(NO_BASE)) return proposals;
  return proposals.filter(({ edits }) => !edits.some(({ text }) => text.includes(STAND_IN)));
};
