import { security } from './input.ts';
import { scored } from './scored.ts';

export const secStrictTransportSecurity = security(
  'sec-strict-transport-security',
  'serious',
  'Strict transport security',
  {
    help: 'https://developer.mozilla.org/en-US/docs/Web/Security/Practical_implementation_guides/TLS#http_strict_transport_security',
    fix: 'Send Strict-Transport-Security with max-age of at least 15768000.',
    run: scored('strict-transport-security'),
    examples: {
      passed: { headers: { 'strict-transport-security': 'max-age=31536000' } },
      failed: ['', { headers: { 'strict-transport-security': 'max-age=100' } }],
    },
  },
);
