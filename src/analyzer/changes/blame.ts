import { type Element, parentOf } from '../page/tree/node.ts';
import type { NewFault } from './fault-book.ts';
import type { Candidate } from './source/proposal.ts';

/** Checks whose changes bring about faults of another in other places: a landmark leaves the rest outside of it. */
const CAUSES: Readonly<Record<string, readonly string[]>> = {
  'a11y-region': ['a11y-landmark-main', 'a11y-landmark-top', 'a11y-region', 'a11y-role-valid'],
  'a11y-heading-order': ['a11y-h1', 'a11y-heading-order', 'a11y-heading-name'],
  'a11y-landmark-unique': ['a11y-landmark-unique', 'a11y-region', 'a11y-landmark-main'],
  'a11y-th-assigned': ['a11y-table-header-cells', 'a11y-headers-th', 'a11y-scope', 'a11y-table-caption'],
  'a11y-table-header-cells': ['a11y-th-assigned', 'a11y-empty-th'],
  'media-aspect': ['resp-image-size'],
  'media-oversized': ['resp-image-size'],
  'doc-fragment-target': ['a11y-duplicate-id', 'a11y-duplicate-id-aria', 'a11y-id-valid'],
};

/** The changes that a new fault is put down to: those of its tag, else of what is around it, else of checks that cause it. */
export const blamedFor = (
  { check, offset }: NewFault,
  candidates: readonly Candidate[],
  elementAt: (offset: number) => Element | undefined,
): readonly Candidate[] => {
  const ofTag = (element: Element): Candidate[] =>
    candidates.filter(
      ({ fault, proposal }) =>
        fault.element === element ||
        proposal.edits.some(({ start, end }) => start <= element.end && end >= element.start),
    );
  const element = offset === null ? undefined : elementAt(offset);
  if (element) {
    const own = ofTag(element);
    if (own.length) return own;
  } else if (offset !== null) {
    const own = candidates.filter(({ proposal }) =>
      proposal.edits.some(({ start, end }) => start <= offset && offset <= end),
    );
    if (own.length) return own;
  }
  const causes = CAUSES[check] ?? [];
  const causing = candidates.filter(({ fault }) => causes.includes(fault.check));
  if (causing.length) return causing;
  for (let up = element && parentOf(element); up; up = parentOf(up)) {
    const around = candidates.filter(({ fault }) => fault.element === up);
    if (around.length) return around;
  }
  return [];
};
