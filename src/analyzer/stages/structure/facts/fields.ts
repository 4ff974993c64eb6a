import { attr, type Element } from '../../../page/tree/node.ts';
import type { View } from './view.ts';

const FIELD_ROLES = [
  'checkbox',
  'combobox',
  'listbox',
  'menuitemcheckbox',
  'menuitemradio',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'textbox',
] as const;

const ROLELESS_TYPES = /^(color|date|datetime-local|file|month|password|time|week)$/;

/** Fields a reader fills in: by role, and the input types that HTML gives no role. */
export const formFields = (view: View): readonly Element[] => {
  const byRole = view.withRole(...FIELD_ROLES).filter(({ name: tag }) => tag !== 'datalist');
  const roleless = view.page.byTag('input').filter((input) => {
    const type = attr(input, 'type')?.toLowerCase() ?? '';
    return ROLELESS_TYPES.test(type) && view.rendering.exposed(input) && view.roleOf(input) === null;
  });
  return roleless.length ? [...byRole, ...roleless].sort((a, b) => a.index - b.index) : byRole;
};
