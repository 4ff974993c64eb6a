import { lighthouse, mdn } from '../../../model/links.ts';
import { failed, judge, notApplicable, passed } from '../../../model/verdict.ts';
import { attr, type Element, hasAttr } from '../../../page/tree/node.ts';
import { type SecurityView, security } from './input.ts';

const inlineScripts = (view: SecurityView): Element[] =>
  view.page
    .byTag('script')
    .filter(
      (script) =>
        !hasAttr(script, 'src') &&
        /^(|module|(text|application)\/(java|ecma)script)$/i.test((attr(script, 'type') ?? '').trim()),
    );

export const INLINE_CODE_CHECKS = [
  security('sec-trusted-types', 'info', 'No trusted types', {
    help: lighthouse('best-practices/trusted-types-xss'),
    fix: "Add require-trusted-types-for 'script' to the policy.",
    requirements: null,
    run: ({ csp }) => {
      if (!csp.directives) return notApplicable('There is no enforced policy.');
      return csp.directives['require-trusted-types-for']
        ? passed()
        : failed('The policy does not require trusted types.');
    },
    examples: {
      passed: { headers: { 'content-security-policy': "require-trusted-types-for 'script'" } },
      failed: { headers: { 'content-security-policy': "script-src 'self'" } },
      notApplicable: [
        '',
        // A policy outside head is none.
        `<meta http-equiv="Content-Security-Policy" content="require-trusted-types-for 'script'">`,
      ],
    },
  }),
  security('sec-inline-scripts', 'moderate', 'Inline script without a nonce', {
    help: mdn('HTTP/Guides/CSP#nonces'),
    fix: 'Give inline scripts a nonce or their hash, or move them to files.',
    requirements: null,
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
  }),
  security('sec-inline-handlers', 'info', 'Event handlers in attributes', {
    help: mdn('HTTP/Guides/CSP#blocking_inline_javascript'),
    fix: 'Attach handlers in a script, so that a strict policy is possible.',
    requirements: null,
    run: (view) => {
      const handlers = view.page.attributeNames.filter((name) => /^on[a-z]+$/.test(name));
      const found = view.page.byAttribute(...handlers);
      if (found.length === 0) return passed();
      return judge(view, found, () => '', { none: '', message: (n) => `${n} elements have event handler attributes.` });
    },
    examples: { passed: '<p>text', failed: '<p onclick="go()">text' },
  }),
];
