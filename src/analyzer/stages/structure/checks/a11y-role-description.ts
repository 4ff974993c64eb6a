import { axe } from '../../../model/links.ts';
import { attr } from '../../../page/tree/node.ts';
import { a11y } from './check.ts';

export const a11yRoleDescription = a11y(
  'a11y-role-description',
  'serious',
  'aria-roledescription on an element without a role',
  {
    help: axe('aria-roledescription'),
    fix: 'Use aria-roledescription only on elements that have a role.',
    requirements: { criteria: [{ sc: '4.1.2', when: 'may' }] },
    elements: (view) =>
      view.page
        .byAttribute('aria-roledescription')
        .filter((element) => attr(element, 'aria-roledescription')?.trim() && view.rendering.exposed(element)),
    test: (element, view) => {
      const role = view.roleOf(element);
      return role === null || /^(none|paragraph)$/.test(role) ? attr(element, 'aria-roledescription')! : null;
    },
    none: 'No element describes its role.',
    message: (n, of) => `${n} of ${of} elements describe a role they do not have.`,
    examples: {
      passed: '<section aria-label="Bowls" aria-roledescription="carousel">x</section>',
      failed: ['<p aria-roledescription="card">x</p>', '<audio controls aria-roledescription="card"></audio>'],
      notApplicable: '<p>x</p>',
    },
  },
);
