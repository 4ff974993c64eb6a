import { security } from './input.ts';
import { scored } from './scored.ts';

export const secXFrameOptions = security('sec-x-frame-options', 'serious', 'Frame options', {
  help: 'https://developer.mozilla.org/en-US/docs/Web/Security/Practical_implementation_guides/Clickjacking',
  fix: "Send frame-ancestors 'none' or 'self' in the content security policy, or X-Frame-Options: DENY.",
  run: scored('x-frame-options'),
  examples: {
    passed: [
      { headers: { 'x-frame-options': 'DENY' } },
      { headers: { 'content-security-policy': "frame-ancestors 'self'" } },
    ],
    failed: ['', { headers: { 'x-frame-options': 'ALLOWALL' } }],
  },
});
