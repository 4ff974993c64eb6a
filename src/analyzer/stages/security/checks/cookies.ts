import { mdn } from '../../../model/links.ts';
import { failed, notApplicable, passed, say } from '../../../model/verdict.ts';
import { type Cookie, readCookie } from '../facts/observatory/cookies.ts';
import { security } from './input.ts';

const hostOnly = ({ path, attributes }: Cookie): boolean => path === '/' && !attributes.domain;

/** What a prefix asks of its cookie; names are compared without regard to case (RFC 6265bis, 4.1.3). */
const PREFIXES: readonly (readonly [RegExp, (cookie: Cookie) => boolean])[] = [
  [/^__host-http-/i, (cookie) => cookie.secure && cookie.httpOnly && hostOnly(cookie)],
  [/^__http-/i, ({ secure, httpOnly }) => secure && httpOnly],
  [/^__host-/i, (cookie) => cookie.secure && hostOnly(cookie)],
  [/^__secure-/i, ({ secure }) => secure],
];

const demandOf = ({ name }: Cookie) => PREFIXES.find(([prefix]) => prefix.test(name))?.[1];

export const COOKIES_CHECKS = [
  security('sec-cookie-prefix', 'moderate', 'Cookie prefix requirements are not met', {
    help: mdn('HTTP/Reference/Headers/Set-Cookie#cookie_prefixes'),
    fix: '__Secure- needs Secure; __Host- needs Secure, Path=/ and no Domain; __Http- and __Host-Http- need HttpOnly besides.',
    requirements: null,
    run: ({ facts }) => {
      const all = facts.setCookie.flatMap((line) => readCookie(line) ?? []).filter(demandOf);
      if (all.length === 0) return notApplicable('No cookie has a prefix.');
      const lost = all.filter((cookie) => !demandOf(cookie)!(cookie)).map(({ name }) => name);
      return lost.length === 0 ? passed(all.length) : failed(say`Browsers reject ${lost.join(', ').slice(0, 200)}.`);
    },
    examples: {
      passed: [{ cookies: ['__Host-a=1; Secure; Path=/'] }, { cookies: ['__Http-a=1; Secure; HttpOnly'] }],
      failed: [
        { cookies: ['__Secure-a=1'] },
        { cookies: ['__secure-a=1'] },
        { cookies: ['__Host-a=1; Secure; Path=/x'] },
        { cookies: ['__Host-a=1; Path=/', '__Host-a=1; Secure; Path=/'] },
        { cookies: ['__Http-a=1; Secure'] },
      ],
      notApplicable: { cookies: ['a=1'] },
    },
  }),
  security('sec-cookie-lifetime', 'info', 'Cookie lifetime above 400 days', {
    help: 'https://datatracker.ietf.org/doc/html/draft-ietf-httpbis-rfc6265bis',
    fix: 'Use a shorter lifetime: browsers limit it to 400 days.',
    requirements: null,
    run: ({ facts, now }) => {
      const all = facts.setCookie.flatMap((line) => readCookie(line) ?? []);
      if (all.length === 0) return notApplicable('The response sets no cookies.');
      const long = all.filter(({ attributes }) => {
        // A Max-Age that is not an integer is ignored (RFC 6265, 5.2.2).
        const age = /^-?\d+$/.test(attributes['max-age'] ?? '') ? Number(attributes['max-age']) : Number.NaN;
        const until = Date.parse(attributes.expires ?? '');
        return (Number.isNaN(age) ? (until - now) / 1000 : age) > 400 * 86_400;
      });
      return long.length === 0
        ? passed(all.length)
        : failed(
            say`${long
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
  }),
];
