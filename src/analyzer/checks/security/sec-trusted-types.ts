import { lighthouse } from '../links.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { security } from './input.ts';

export const secTrustedTypes = security('sec-trusted-types', 'info', 'No trusted types', {
  help: lighthouse('best-practices/trusted-types-xss'),
  fix: "Add require-trusted-types-for 'script' to the policy.",
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
});
