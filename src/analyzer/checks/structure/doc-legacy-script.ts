import { hasAttr } from '../../reading/page/node.ts';
import { ownText } from '../../reading/page/parse.ts';
import { chrome } from '../links.ts';
import { check } from './document-check.ts';

export const docLegacyScript = check('doc-legacy-script', 'minor', 'Script uses what slows pages down', {
  help: chrome('lighthouse/best-practices/no-document-write'),
  fix: 'Insert elements instead of document.write, and use pagehide instead of unload.',
  elements: ({ page }) => page.byTag('script').filter((script) => !hasAttr(script, 'src')),
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
});
