import { html } from '../../../model/links.ts';
import { judge, passed } from '../../../model/verdict.ts';
import { ELEMENTS } from '../facts/html-values.ts';
import { check } from './check.ts';

export const docUnknownElement = check('doc-unknown-element', 'minor', 'Element is none of HTML', {
  help: html('indices.html#elements-3'),
  fix: 'Correct its name; one of your own needs a dash.',
  requirements: null,
  run: ({ page }) => {
    const unknown = page.byTag(...page.tags.filter((name) => !name.includes('-') && !ELEMENTS.has(name)));
    if (!unknown.length) return passed();
    return judge({ page }, unknown, ({ name }) => name, {
      none: '',
      message: (n) => `${n} elements are none of HTML.`,
    });
  },
  examples: { passed: ['<p>x</p>', '<x-y>x</x-y>', '<svg><path/></svg>'], failed: '<wigdet>x</wigdet>' },
});
