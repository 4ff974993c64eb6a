import { security } from './input.ts';
import { scored } from './scored.ts';

export const secXContentTypeOptions = security('sec-x-content-type-options', 'minor', 'Content type options', {
  help: 'https://developer.mozilla.org/en-US/docs/Web/Security/Practical_implementation_guides/MIME_types',
  fix: 'Send X-Content-Type-Options: nosniff.',
  run: scored('x-content-type-options'),
  examples: {
    passed: { headers: { 'x-content-type-options': 'nosniff' } },
    failed: ['', { headers: { 'x-content-type-options': 'sniff' } }],
  },
});
