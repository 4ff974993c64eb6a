import type { ChangeKind } from '../../model/change.ts';
import type { FailedPlace } from '../../model/failed-places.ts';
import type { Element } from '../../page/tree/node.ts';
import type { ChangeContext } from './context.ts';
import type { SourceEdit } from './edit.ts';

/** A place that a check found at fault. */
export interface Fault {
  readonly check: string;
  /** Null for the page as a whole, or for a place that is none of its elements. */
  readonly element: Element | null;
  readonly value: string;
  /** Offset in the source; -1 for none. */
  readonly at: number;
  /** The place as the check names it. */
  readonly place: FailedPlace;
}

/** A change that may fix a fault, before it was tried. */
export interface Proposal {
  readonly kind: ChangeKind;
  readonly says: string;
  readonly edits: readonly SourceEdit[];
  /** What stands in place of `…` when a template is tried, if not some word. */
  readonly trial?: string;
}

/** A proposal for a fault. */
export interface Candidate {
  readonly fault: Fault;
  readonly proposal: Proposal;
}

type Edits = readonly SourceEdit[] | null;

const proposal =
  (kind: ChangeKind) =>
  (says: string, edits: Edits): Proposal[] =>
    edits?.length ? [{ kind, says, edits }] : [];

/** A person confirms it. */
export const suggestion = proposal('suggestion');
/** Has `…` where a person writes words. */
export const template = (says: string, edits: Edits, trial?: string): Proposal[] =>
  proposal('template')(says, edits).map((one) => (trial === undefined ? one : { ...one, trial }));
/** Nothing is lost: a suggestion all the same where a style sheet or script names what changes. */
export const exact = (says: string, edits: Edits, isNamed = false): Proposal[] =>
  proposal(isNamed ? 'suggestion' : 'exact')(says, edits);

/** Changes that may fix a fault, the best first. */
export type Propose = (element: Element, context: ChangeContext, value: string) => readonly Proposal[];

/** The same for the page as a whole, or a place in it that is not an element. */
export type ProposeForPage = (context: ChangeContext, fault: Fault) => readonly Proposal[];
