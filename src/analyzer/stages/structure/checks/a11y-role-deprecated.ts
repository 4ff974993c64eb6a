import { axe } from '../../../model/links.ts';
import { explicitRole } from '../../../page/accessibility/role.ts';
import { a11y } from './check.ts';

const DEPRECATED = new Set(['directory', 'doc-biblioentry', 'doc-endnote']);

export const a11yRoleDeprecated = a11y('a11y-role-deprecated', 'minor', 'Role is deprecated', {
  help: axe('aria-deprecated-role'),
  fix: 'Use its replacement: list for directory, listitem for entries of bibliographies and notes.',
  requirements: { criteria: [], techniques: ['ARIA4'], note: 'Best practice: browsers still map the roles.' },
  elements: (view) =>
    view.page
      .byAttribute('role')
      .filter((element) => explicitRole(element) !== null && view.rendering.exposed(element)),
  test: (element) => (DEPRECATED.has(explicitRole(element)!) ? explicitRole(element)! : null),
  none: 'No element states a role.',
  message: (n, of) => `${n} of ${of} roles are deprecated.`,
  examples: {
    passed: '<div role="list"><div role="listitem">x</div></div>',
    failed: ['<div role="directory">x</div>', '<li role="doc-endnote">x</li>'],
    notApplicable: '<p>x</p>',
  },
});
