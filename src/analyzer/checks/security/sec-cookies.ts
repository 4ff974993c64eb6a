import { security } from './input.ts';
import { scored } from './scored.ts';

export const secCookies = security('sec-cookies', 'serious', 'Cookies', {
  help: 'https://developer.mozilla.org/en-US/docs/Web/Security/Practical_implementation_guides/Cookies',
  fix: 'Set Secure and SameSite on every cookie and HttpOnly on session cookies.',
  run: scored('cookies'),
  examples: {
    passed: ['', { cookies: ['a=1; Secure; SameSite=Lax'] }],
    failed: [{ cookies: ['a=1'] }, { cookies: ['login=1; Secure'] }],
  },
});
