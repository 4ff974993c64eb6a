import { lighthouse } from '../../../model/links.ts';
import { attr } from '../../../page/tree/node.ts';
import { weakLibraries } from '../facts/libraries.ts';
import { security } from './input.ts';

export const secJsLibraries = security('sec-js-libraries', 'moderate', 'Script library with a known vulnerability', {
  help: lighthouse('best-practices/no-vulnerable-libraries'),
  fix: 'Update the library.',
  requirements: null,
  elements: ({ page }) => page.$(page.byTag('script')).filter('[src]').get(),
  test: (script) => weakLibraries(attr(script, 'src')!).join('; ') || null,
  none: 'No script is loaded from a file.',
  message: (n) => `${n} scripts are old releases with published vulnerabilities.`,
  examples: {
    passed: '<script src="/js/jquery-3.7.1.min.js"></script>',
    failed: '<script src="/jquery-1.9.0.js"></script>',
  },
});
