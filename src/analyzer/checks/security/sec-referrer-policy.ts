import { security } from './input.ts';
import { scored } from './scored.ts';

export const secReferrerPolicy = security('sec-referrer-policy', 'minor', 'Referrer policy', {
  help: 'https://developer.mozilla.org/en-US/docs/Web/Security/Practical_implementation_guides/Referrer_policy',
  fix: 'Send Referrer-Policy: strict-origin-when-cross-origin or a stricter one.',
  run: scored('referrer-policy'),
  examples: {
    passed: ['', { headers: { 'referrer-policy': 'no-referrer' } }],
    failed: { headers: { 'referrer-policy': 'unsafe-url' } },
  },
});
