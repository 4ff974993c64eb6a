import { policy } from '../samples.ts';
import { security } from './input.ts';
import { without } from './weaknesses.ts';

export const secCspUnsafeInline = security('sec-csp-unsafe-inline', 'serious', 'Policy lets inline scripts run', {
  help: 'https://csp-evaluator.withgoogle.com/',
  fix: "Replace 'unsafe-inline' by nonces or hashes.",
  run: without('SCRIPT_UNSAFE_INLINE'),
  examples: {
    passed: [policy("script-src 'self'"), policy("script-src 'unsafe-inline' 'nonce-r4nd0mV4lu3'")],
    failed: [policy("script-src 'unsafe-inline'")],
    notApplicable: '',
  },
});
