import { mdn } from '../../../model/links.ts';
import { attr, hasAttr } from '../../../page/tree/node.ts';
import { security } from './input.ts';

export const secSriMismatchedCrossorigin = security(
  'sec-sri-mismatched-crossorigin',
  'moderate',
  'integrity without crossorigin',
  {
    help: mdn('Security/Subresource_Integrity'),
    fix: 'Add crossorigin="anonymous"; otherwise browsers block the file.',
    requirements: null,
    elements: ({ page }) => page.$(page.byTag('script', 'link')).filter('[integrity]:not([integrity=""])').get(),
    test: (element, { page }) => {
      const address = attr(element, element.name === 'link' ? 'href' : 'src');
      const url = address === undefined ? null : page.resolve(address);
      if (url === null || new URL(url).origin === new URL(page.url).origin) return null;
      return hasAttr(element, 'crossorigin') ? null : url;
    },
    none: 'No element has an integrity attribute.',
    message: (n) => `${n} files from other origins cannot be verified without crossorigin.`,
    examples: {
      passed: '<script src="https://example.net/a.js" integrity="sha384-x" crossorigin></script>',
      failed: '<script src="https://example.net/a.js" integrity="sha384-x"></script>',
      notApplicable: '',
    },
  },
);
