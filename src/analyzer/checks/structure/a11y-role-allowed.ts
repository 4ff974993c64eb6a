import { explicitRole, implicitRole } from '../../reading/page/role.ts';
import { axe } from '../links.ts';
import { allowedRoles } from './allowed-roles.ts';
import { a11y } from './view.ts';

export const a11yRoleAllowed = a11y('a11y-role-allowed', 'minor', 'Role is not allowed on this element', {
  help: axe('aria-allowed-role'),
  fix: 'Use an element without a role of its own, such as div or span, or the element that has the role built in.',
  elements: (view) =>
    view.page
      .byAttribute('role')
      .filter(
        (element) => element.namespace === 'html' && explicitRole(element) !== null && view.rendering.exposed(element),
      ),
  test: (element) => {
    const role = explicitRole(element)!;
    const allowed = role === implicitRole(element) ? null : allowedRoles(element);
    return allowed === null || allowed.has(role) ? null : `${element.name} role="${role}"`;
  },
  none: 'No element states a role.',
  message: (n, of) => `${n} of ${of} roles are not allowed on their element.`,
  examples: {
    passed: [
      '<div role="button">x</div>',
      '<a href="/x" role="button">x</a>',
      '<nav role="navigation">x</nav>',
      '<ul role="menu"><li role="menuitem">x</li></ul>',
      '<img alt="" role="presentation" src="/a.png">',
    ],
    failed: [
      '<main role="navigation">x</main>',
      '<h2 role="button">x</h2>',
      '<input type="radio" role="button" aria-label="x">',
      '<img alt="" role="button" src="/a.png">',
      '<label role="button">x</label>',
    ],
    notApplicable: '<p>x</p>',
  },
});
