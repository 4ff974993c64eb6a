import { policy } from '../samples.ts';
import { security } from './input.ts';
import { without } from './weaknesses.ts';

export const secCspMissingDirectives = security(
  'sec-csp-missing-directives',
  'serious',
  'Policy leaves out what it must say',
  {
    help: 'https://csp-evaluator.withgoogle.com/',
    fix: "Add script-src, object-src 'none' and base-uri 'none'.",
    run: without('MISSING_DIRECTIVES'),
    examples: {
      passed: [policy("script-src 'none'; object-src 'none'; base-uri 'none'")],
      failed: [policy("img-src 'self'"), policy("script-src 'nonce-r4nd0mV4lu3'")],
      notApplicable: '',
    },
  },
);
