import { readCookie } from '../../stages/security/observatory/cookies.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { security } from './input.ts';

export const secCookieLifetime = security('sec-cookie-lifetime', 'info', 'Cookie lifetime above 400 days', {
  help: 'https://datatracker.ietf.org/doc/html/draft-ietf-httpbis-rfc6265bis',
  fix: 'Use a shorter lifetime: browsers limit it to 400 days.',
  run: ({ facts, now }) => {
    const all = facts.setCookie.flatMap((line) => readCookie(line) ?? []);
    if (all.length === 0) return notApplicable('The response sets no cookies.');
    const long = all.filter(({ attributes }) => {
      // A Max-Age that is no whole number is ignored (RFC 6265, 5.2.2).
      const age = /^-?\d+$/.test(attributes['max-age'] ?? '') ? Number(attributes['max-age']) : Number.NaN;
      const until = Date.parse(attributes.expires ?? '');
      return (Number.isNaN(age) ? (until - now) / 1000 : age) > 400 * 86_400;
    });
    return long.length === 0
      ? passed(all.length)
      : failed(
          `${long
            .map(({ name }) => name)
            .join(', ')
            .slice(0, 200)}.`,
        );
  },
  examples: {
    passed: [{ cookies: ['a=1; Max-Age=3600'] }, { cookies: ['a=1; Max-Age=1e9'] }],
    failed: [
      { cookies: ['a=1; Max-Age=99999999'] },
      { cookies: ['a=1; Max-Age=; Expires=Fri, 31 Dec 2038 23:59:59 GMT'] },
    ],
    notApplicable: '',
  },
});
