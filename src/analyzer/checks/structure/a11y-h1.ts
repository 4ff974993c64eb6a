import { axe } from '../links.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { headingLevel } from './headings.ts';
import { a11y, type View } from './view.ts';

export const a11yH1 = a11y('a11y-h1', 'moderate', 'Page has no main heading', {
  help: axe('page-has-heading-one'),
  fix: 'Start the main content with an h1.',
  run: (view: View) => {
    if (!view.page.body?.children.length) return notApplicable('The page has no content.');
    return view.withRole('heading').some((heading) => headingLevel(heading) === 1)
      ? passed()
      : failed('There is no heading of level 1.');
  },
  examples: {
    passed: ['<h1>A</h1>', '<div role="heading" aria-level="1">A</div>'],
    failed: '<h2>A</h2>',
    notApplicable: '',
  },
});
