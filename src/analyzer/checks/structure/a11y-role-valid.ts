import { isRole } from '../../reading/page/aria.ts';
import { attr, tokens } from '../../reading/page/node.ts';
import { act } from '../links.ts';
import { a11y } from './view.ts';

export const a11yRoleValid = a11y('a11y-role-valid', 'critical', 'Role does not exist', {
  help: act('674b10'),
  fix: 'Use a role of WAI-ARIA, or remove the attribute.',
  elements: (view) =>
    view.page
      .byAttribute('role')
      .filter((element) => tokens(element, 'role').length && view.rendering.exposed(element)),
  test: (element) => (tokens(element, 'role').some(isRole) ? null : attr(element, 'role')!),
  none: 'No element has a role attribute.',
  message: (n, of) => `${n} of ${of} role attributes contain no WAI-ARIA role.`,
  examples: {
    passed: ['<div role="button">x</div>', '<div role="unknown button">x</div>', '<div role="doc-chapter">x</div>'],
    failed: ['<div role="buton">x</div>', '<div role="widget">x</div>'],
    notApplicable: ['<p>x</p>', '<div role="">x</div>', '<div role="buton" hidden>x</div>'],
  },
});
