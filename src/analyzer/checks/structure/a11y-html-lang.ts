import { attr, hasAttr } from '../../reading/page/node.ts';
import { act } from '../links.ts';
import * as sample from '../samples.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { htmlRoot } from './language.ts';
import { a11y } from './view.ts';

export const a11yHtmlLang = a11y('a11y-html-lang', 'serious', 'Page language is not declared', {
  help: act('b5c3f8'),
  fix: 'Declare the language of the page: <html lang="en">.',
  run: (view) => {
    const root = htmlRoot(view);
    if (!root) return notApplicable('The document has no html element.');
    if (attr(root, 'lang')?.trim()) return passed();
    return failed(
      hasAttr(root, 'lang')
        ? 'The lang attribute of the html element is empty.'
        : 'The html element has no lang attribute.',
      [view.page.item(root)],
    );
  },
  examples: {
    passed: '',
    failed: [sample.whole('<html><body>x</body></html>'), sample.whole('<html lang=" "><body>x</body></html>')],
  },
});
