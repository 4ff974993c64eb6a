import { security } from './input.ts';
import { scored } from './scored.ts';

export const secCrossOriginOpenerPolicy = security(
  'sec-cross-origin-opener-policy',
  'minor',
  'Cross-origin opener policy',
  {
    help: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Cross-Origin-Opener-Policy',
    fix: 'Use same-origin, same-origin-allow-popups, noopener-allow-popups or unsafe-none.',
    run: scored('cross-origin-opener-policy'),
    examples: {
      passed: ['', { headers: { 'cross-origin-opener-policy': 'same-origin' } }],
      failed: { headers: { 'cross-origin-opener-policy': '"same-origin"' } },
    },
  },
);
