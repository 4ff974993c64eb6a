import type { Severity } from '../../../model/check.ts';
import type { CheckDefinition } from '../../../model/define-check.ts';
import type { Element } from '../../../page/tree/node.ts';
import type { View } from '../facts/view.ts';
import { a11y } from './check.ts';

/** Tests whether an element has an accessible name. */
export const nameless = (element: Element, { names }: View): string | null => (names.of(element) ? null : '');

interface NameCheck extends Pick<CheckDefinition<View>, 'help' | 'fix' | 'requirements' | 'examples'> {
  readonly elements: (view: View) => readonly Element[];
  /** Why the check does not apply where there are none. */
  readonly none: string;
  /** What the elements are called, in the plural. */
  readonly plural: string;
}

/** A check that elements have an accessible name. */
export const nameCheck = (id: string, severity: Severity, title: string, { plural, ...check }: NameCheck) =>
  a11y(id, severity, title, {
    ...check,
    test: nameless,
    message: (n, of) => `${n} of ${of} ${plural} have no name.`,
  });
