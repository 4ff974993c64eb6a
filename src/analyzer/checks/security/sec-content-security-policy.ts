import { security } from './input.ts';
import { scored } from './scored.ts';

export const secContentSecurityPolicy = security('sec-content-security-policy', 'serious', 'Content security policy', {
  help: 'https://developer.mozilla.org/en-US/docs/Web/Security/Practical_implementation_guides/CSP',
  fix: "Send a Content-Security-Policy without 'unsafe-inline' and with narrow script-src and object-src.",
  run: scored('content-security-policy'),
  examples: {
    passed: { headers: { 'content-security-policy': "default-src 'none'" } },
    failed: ['', { headers: { 'content-security-policy': "default-src 'self'; script-src 'unsafe-inline'" } }],
  },
});
