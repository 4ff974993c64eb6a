import type { Element } from '../../reading/page/node.ts';
import type { Severity } from '../../stages/types.ts';
import type { CheckDefinition } from '../check.ts';
import { a11y, type View } from './view.ts';

/** Tests whether an element has an accessible name. */
export const nameless = (element: Element, { names }: View): string | null => (names.of(element) ? null : '');

interface NameCheck extends Pick<CheckDefinition<View>, 'help' | 'fix' | 'examples'> {
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
