import { security } from './input.ts';
import { scored } from './scored.ts';

export const secCrossOriginResourcePolicy = security(
  'sec-cross-origin-resource-policy',
  'minor',
  'Cross-origin resource policy',
  {
    help: 'https://developer.mozilla.org/en-US/docs/Web/Security/Practical_implementation_guides/CORP',
    fix: 'Use same-origin, same-site or cross-origin.',
    run: scored('cross-origin-resource-policy'),
    examples: {
      passed: ['', { headers: { 'cross-origin-resource-policy': 'same-site' } }],
      failed: { headers: { 'cross-origin-resource-policy': 'whoever' } },
    },
  },
);
