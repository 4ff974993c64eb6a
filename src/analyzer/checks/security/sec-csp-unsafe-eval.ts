import { policy } from '../samples.ts';
import { security } from './input.ts';
import { without } from './weaknesses.ts';

export const secCspUnsafeEval = security('sec-csp-unsafe-eval', 'moderate', 'Policy lets text become code', {
  help: 'https://csp-evaluator.withgoogle.com/',
  fix: "Remove 'unsafe-eval' and 'unsafe-hashes'.",
  run: without('SCRIPT_UNSAFE_EVAL', 'SCRIPT_UNSAFE_HASHES'),
  examples: {
    passed: [policy("script-src 'self'")],
    failed: [
      policy("script-src 'unsafe-eval' 'strict-dynamic' 'nonce-r4nd0mV4lu3'"),
      policy("script-src 'unsafe-hashes'"),
    ],
    notApplicable: '',
  },
});
