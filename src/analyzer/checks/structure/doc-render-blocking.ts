import { attr, closest, type Element, hasAttr } from '../../reading/page/node.ts';
import { chrome } from '../links.ts';
import { judge } from '../verdict.ts';
import { check } from './document-check.ts';

const isBlocking = (script: Element): boolean =>
  !hasAttr(script, 'async') &&
  !hasAttr(script, 'defer') &&
  /^(|(text|application)\/(java|ecma)script)$/i.test(attr(script, 'type')?.trim() ?? '');

export const docRenderBlocking = check('doc-render-blocking', 'minor', 'Script in the head holds up the page', {
  help: chrome('lighthouse/performance/render-blocking-resources'),
  fix: 'Add defer, async or type="module" to scripts in the head.',
  run: ({ page }) => {
    const scripts = page.byTag('script').filter((script) => hasAttr(script, 'src') && closest(script, 'head'));
    return judge({ page }, scripts, (script) => (isBlocking(script) ? attr(script, 'src')!.slice(0, 100) : null), {
      none: 'No script is loaded in the head.',
      message: (n, of) => `${n} of ${of} scripts in the head are run before anything is shown.`,
    });
  },
  examples: {
    passed: [{ head: '<script src="/a.js" defer></script>' }, { head: '<script type="module" src="/a.js"></script>' }],
    failed: { head: '<script src="/a.js"></script>' },
    notApplicable: '<script src="/a.js"></script>',
  },
});
