import { axe } from '../links.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { a11y } from './view.ts';

export const a11yLandmarkMain = a11y('a11y-landmark-main', 'moderate', 'There is not exactly one main landmark', {
  help: axe('landmark-one-main'),
  fix: 'Put the main content of the page into a single main element.',
  run: (view) => {
    if (!view.page.body?.children.length) return notApplicable('The page has no content.');
    const found = view.withRole('main');
    if (found.length === 1) return passed();
    return failed(
      found.length ? `There are ${found.length} main landmarks.` : 'There is no main landmark.',
      found.map((element) => view.page.item(element)),
    );
  },
  examples: {
    passed: '<main>x</main>',
    failed: ['<p>x</p>', '<main>x</main><div role="main">y</div>'],
    notApplicable: '',
  },
});
