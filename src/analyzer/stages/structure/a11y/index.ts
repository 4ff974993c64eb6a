import { ariaAttributeChecks } from './aria-attributes.ts';
import { ariaRoleChecks } from './aria-roles.ts';
import { controlChecks } from './controls.ts';
import { documentChecks } from './document.ts';
import { fieldChecks } from './fields.ts';
import { focusChecks } from './focusing.ts';
import { headingChecks } from './headings.ts';
import { idChecks } from './ids.ts';
import { imageChecks } from './images.ts';
import { landmarkChecks } from './landmarks.ts';
import { languageChecks } from './language.ts';
import { linkTextChecks } from './link-text.ts';
import { listChecks } from './lists.ts';
import { mediaChecks } from './media.ts';
import { ownershipChecks } from './ownership.ts';
import { spacingChecks } from './spacing.ts';
import { tableChecks } from './tables.ts';

/** Every accessibility check that mark-up alone decides. */
export const A11Y_CHECKS = [
  ...languageChecks,
  ...documentChecks,
  ...imageChecks,
  ...fieldChecks,
  ...controlChecks,
  ...headingChecks,
  ...landmarkChecks,
  ...ariaRoleChecks,
  ...ariaAttributeChecks,
  ...ownershipChecks,
  ...focusChecks,
  ...idChecks,
  ...tableChecks,
  ...listChecks,
  ...spacingChecks,
  ...mediaChecks,
  ...linkTextChecks,
];
