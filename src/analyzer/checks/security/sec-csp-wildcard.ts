import { policy } from '../samples.ts';
import { security } from './input.ts';
import { without } from './weaknesses.ts';

export const secCspWildcard = security('sec-csp-wildcard', 'serious', 'Policy allows every host', {
  help: 'https://csp-evaluator.withgoogle.com/',
  fix: 'Name hosts, or use nonces, in place of *.',
  run: without('PLAIN_WILDCARD'),
  examples: {
    passed: [policy("script-src 'self'; object-src 'none'")],
    failed: [policy('script-src *'), policy('object-src *')],
    notApplicable: '',
  },
});
