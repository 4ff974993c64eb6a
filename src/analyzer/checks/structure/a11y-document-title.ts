import { ownText } from '../../reading/page/parse.ts';
import { act } from '../links.ts';
import * as sample from '../samples.ts';
import { failed, passed } from '../verdict.ts';
import { a11y } from './view.ts';

export const a11yDocumentTitle = a11y('a11y-document-title', 'serious', 'Page has no title', {
  help: act('2779a5'),
  fix: 'Add a title element that describes the page.',
  run: ({ page }) => {
    const [first] = page.byTag('title');
    if (!first) return failed('The page has no title element.');
    return ownText(first).trim() ? passed() : failed('The title element is empty.', [page.item(first)]);
  },
  examples: {
    passed: '',
    failed: [
      sample.whole('<html lang="en"><body>x'),
      sample.whole('<html lang="en"><title> </title><body>x'),
      sample.whole('<html lang="en"><body><svg><title>Bowl</title></svg>'),
    ],
  },
});
