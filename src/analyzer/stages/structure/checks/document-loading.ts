import { chrome } from '../../../model/links.ts';
import { failed, judge, notApplicable, passed, say } from '../../../model/verdict.ts';
import { attr, type Element, hasAttr } from '../../../page/tree/node.ts';
import { ownText } from '../../../page/tree/parse.ts';
import { check } from './check.ts';

/** Bytes below which Lighthouse does not look. */
const LITTLE = 1400;

const isBlocking = (script: Element): boolean =>
  !hasAttr(script, 'async') &&
  !hasAttr(script, 'defer') &&
  /^(|(text|application)\/(java|ecma)script)$/i.test(attr(script, 'type')?.trim() ?? '');

export const DOCUMENT_LOADING_CHECKS = [
  check('doc-compression', 'minor', 'Page is sent without compression', {
    help: chrome('lighthouse/performance/uses-text-compression'),
    fix: 'Send text with Content-Encoding br, zstd or gzip.',
    requirements: null,
    run: ({ gathered }) => {
      const { bytes, encodings } = gathered.page;
      if (bytes.length < LITTLE) return notApplicable('The page is too small for compression to matter.');
      return encodings.length > 0
        ? passed()
        : failed(say`${Math.round(bytes.length / 1000)} kB of text were sent as they are.`);
    },
    examples: {
      passed: { body: 'x'.repeat(3000), encodings: ['br'] },
      failed: { body: 'x'.repeat(3000) },
      notApplicable: '<p>x</p>',
    },
  }),
  check('doc-render-blocking', 'minor', 'Script in the head holds up the page', {
    help: chrome('lighthouse/performance/render-blocking-resources'),
    fix: 'Add defer, async or type="module" to scripts in the head.',
    requirements: null,
    run: ({ page }) => {
      const scripts = page.$(page.byTag('script')).filter('head [src]').get();
      return judge({ page }, scripts, (script) => (isBlocking(script) ? attr(script, 'src')!.slice(0, 100) : null), {
        none: 'No script is loaded in the head.',
        message: (n, of) => `${n} of ${of} scripts in the head are run before anything is shown.`,
      });
    },
    examples: {
      passed: [
        { head: '<script src="/a.js" defer></script>' },
        { head: '<script type="module" src="/a.js"></script>' },
      ],
      failed: { head: '<script src="/a.js"></script>' },
      notApplicable: '<script src="/a.js"></script>',
    },
  }),
  check('doc-legacy-script', 'minor', 'Script uses what slows pages down', {
    help: chrome('lighthouse/best-practices/no-document-write'),
    fix: 'Insert elements instead of document.write, and use pagehide instead of unload.',
    requirements: null,
    elements: ({ page }) => page.$(page.byTag('script')).filter(':not([src])').get(),
    test: (script) => {
      const text = ownText(script);
      const found = [
        ...(/\bdocument\s*\.\s*write(ln)?\s*\(/.test(text) ? ['document.write'] : []),
        ...(/addEventListener\(\s*['"](before)?unload['"]|\bon(before)?unload\s*=/.test(text) ? ['unload'] : []),
      ];
      return found.join(', ') || null;
    },
    none: 'There are no inline scripts.',
    message: (n, of) => `${n} of ${of} inline scripts use document.write or unload.`,
    examples: {
      passed: '<script>let a = 1</script>',
      failed: ['<script>document.write("x")</script>', '<script>addEventListener("unload", go)</script>'],
      notApplicable: '<script src="/a.js"></script>',
    },
  }),
];
