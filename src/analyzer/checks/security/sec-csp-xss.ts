import { failed, notApplicable, passed } from '../verdict.ts';
import { security } from './input.ts';
import { evaluatePolicy } from './policy.ts';

const EVALUATOR = 'https://csp-evaluator.withgoogle.com/';

export const secCspXss = security({
  id: 'sec-csp-xss',
  title: 'Content security policy can be bypassed',
  severity: 'moderate',
  help: EVALUATOR,
  fix: "Use nonces or hashes with 'strict-dynamic', object-src 'none' and base-uri 'none'.",
  run: (view) => {
    if (!view.csp.directives) return notApplicable('There is no enforced policy.');
    const problems = evaluatePolicy(view);
    return problems.length === 0
      ? passed()
      : failed(`${problems.map(({ directive, problem }) => `${directive} ${problem}`).join('; ')}.`);
  },
  examples: {
    passed: {
      headers: {
        'content-security-policy':
          "script-src 'nonce-r4nd0mValue' 'strict-dynamic'; object-src 'none'; base-uri 'none'; require-trusted-types-for 'script'",
      },
    },
    failed: { headers: { 'content-security-policy': "script-src 'nonce-r4nd0mValue'; object-src 'none'" } },
    notApplicable: '',
  },
});
