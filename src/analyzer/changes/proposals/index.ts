import type { Propose, ProposeForPage } from '../source/proposal.ts';
import { ATTRIBUTES } from './attributes.ts';
import { DOCUMENT_CHANGES } from './document.ts';
import { FIELD_CHANGES } from './fields.ts';
import { LANGUAGE_CHANGES } from './language.ts';
import { LIST_CHANGES } from './lists.ts';
import { NAMES } from './names.ts';
import { PAGE_CHANGES } from './page-wide.ts';
import { ROLE_CHANGES } from './roles.ts';
import { TABLE_CHANGES } from './tables.ts';

/** How the faults of each check are fixed where they are elements. */
export const ELEMENT_CHANGES: Readonly<Record<string, Propose>> = {
  ...ATTRIBUTES,
  ...ROLE_CHANGES,
  ...NAMES,
  ...FIELD_CHANGES,
  ...TABLE_CHANGES,
  ...LIST_CHANGES,
  ...DOCUMENT_CHANGES,
};

/** The same where they are the page as a whole, or places that are none of its elements. */
export const WHOLE_CHANGES: Readonly<Record<string, ProposeForPage>> = {
  ...LANGUAGE_CHANGES,
  ...PAGE_CHANGES,
};

/** Checks with a change for some fault. */
export const CHANGED_CHECKS: readonly string[] = [...Object.keys(ELEMENT_CHANGES), ...Object.keys(WHOLE_CHANGES)];
