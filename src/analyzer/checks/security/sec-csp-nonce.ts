import { policy } from '../samples.ts';
import { security } from './input.ts';
import { without } from './weaknesses.ts';

export const secCspNonce = security('sec-csp-nonce', 'moderate', 'Nonce is too short or no base64', {
  help: 'https://csp-evaluator.withgoogle.com/',
  fix: 'Use at least 8 random characters of base64, new with every answer.',
  run: without('NONCE_LENGTH', 'NONCE_CHARSET'),
  examples: {
    passed: [policy("script-src 'nonce-r4nd0mV4lu3'")],
    failed: [policy("script-src 'nonce-a'"), policy("script-src 'nonce-#r4nd0mV4lu3#'")],
    notApplicable: '',
  },
});
