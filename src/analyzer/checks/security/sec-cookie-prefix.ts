import { type Cookie, readCookie } from '../../stages/security/observatory/cookies.ts';
import { mdn } from '../links.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
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

export const secCookiePrefix = security('sec-cookie-prefix', 'moderate', 'Cookie prefix requirements are not met', {
  help: mdn('HTTP/Reference/Headers/Set-Cookie#cookie_prefixes'),
  fix: '__Secure- needs Secure; __Host- needs Secure, Path=/ and no Domain; __Http- and __Host-Http- need HttpOnly besides.',
  run: ({ facts }) => {
    const all = facts.setCookie.flatMap((line) => readCookie(line) ?? []).filter(demandOf);
    if (all.length === 0) return notApplicable('No cookie has a prefix.');
    const lost = all.filter((cookie) => !demandOf(cookie)!(cookie)).map(({ name }) => name);
    return lost.length === 0 ? passed(all.length) : failed(`Browsers reject ${lost.join(', ').slice(0, 200)}.`);
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
});
