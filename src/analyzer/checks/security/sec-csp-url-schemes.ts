import { policy } from '../samples.ts';
import { security } from './input.ts';
import { without } from './weaknesses.ts';

export const secCspUrlSchemes = security('sec-csp-url-schemes', 'serious', 'Policy allows whole schemes', {
  help: 'https://csp-evaluator.withgoogle.com/',
  fix: 'Name hosts, or use nonces, in place of data:, https: and the like.',
  run: without('PLAIN_URL_SCHEMES'),
  examples: {
    passed: [policy("script-src 'self'")],
    failed: [policy("script-src 'self' data:"), policy('script-src https:')],
    notApplicable: '',
  },
});
