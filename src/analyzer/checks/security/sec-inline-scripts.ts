import { attr, type Element, hasAttr } from '../../reading/page/node.ts';
import { mdn } from '../links.ts';
import { judge, notApplicable } from '../verdict.ts';
import { type SecurityView, security } from './input.ts';

const inlineScripts = (view: SecurityView): Element[] =>
  view.page
    .byTag('script')
    .filter(
      (script) =>
        !hasAttr(script, 'src') &&
        /^(|module|(text|application)\/(java|ecma)script)$/i.test((attr(script, 'type') ?? '').trim()),
    );

export const secInlineScripts = security('sec-inline-scripts', 'moderate', 'Inline script without a nonce', {
  help: mdn('HTTP/Guides/CSP#nonces'),
  fix: 'Give inline scripts a nonce or their hash, or move them to files.',
  run: (view) => {
    const script = view.csp.directives?.['script-src'] ?? view.csp.directives?.['default-src'];
    if (!script) return notApplicable('No policy restricts scripts.');
    const hashed = script.some((source) => /^'sha\d+-/.test(source));
    return judge(
      view,
      inlineScripts(view),
      (element) => {
        if (hasAttr(element, 'nonce')) return null;
        return hashed ? { unsure: 'The policy lists hashes; one of them may match this script.' } : 'no nonce';
      },
      {
        none: 'There are no inline scripts.',
        message: (n, of) =>
          `${n} of ${of} inline scripts have no nonce, so the policy either blocks them or allows all inline scripts.`,
      },
    );
  },
  examples: {
    passed: {
      headers: { 'content-security-policy': "script-src 'nonce-x'" },
      body: '<script nonce="x">1</script>',
    },
    failed: { headers: { 'content-security-policy': "script-src 'nonce-x'" }, body: '<script>1</script>' },
    undecided: { headers: { 'content-security-policy': "script-src 'sha256-x'" }, body: '<script>1</script>' },
    notApplicable: '<script>1</script>',
  },
});
