import { keptCookies, readCookie } from '../../stages/security/observatory/cookies.ts';
import { mdn } from '../links.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { security } from './input.ts';

export const secCookiePrefix = security('sec-cookie-prefix', 'moderate', 'Cookie prefix requirements are not met', {
  help: mdn('HTTP/Reference/Headers/Set-Cookie#cookie_prefixes'),
  fix: '__Secure- needs Secure; __Host- needs Secure, Path=/ and no Domain.',
  run: ({ facts }) => {
    const all = facts.setCookie
      .flatMap((line) => readCookie(line) ?? [])
      .filter(({ name }) => /^__(secure|host)-/i.test(name));
    if (all.length === 0) return notApplicable('No cookie has a prefix.');
    const kept = new Set(keptCookies(facts).map(({ name }) => name));
    const lost = all.filter(({ name }) => !kept.has(name)).map(({ name }) => name);
    return lost.length === 0 ? passed(all.length) : failed(`Browsers reject ${lost.join(', ').slice(0, 200)}.`);
  },
  examples: {
    passed: { cookies: ['__Host-a=1; Secure; Path=/'] },
    failed: [{ cookies: ['__Secure-a=1'] }, { cookies: ['__Host-a=1; Secure; Path=/x'] }],
    notApplicable: { cookies: ['a=1'] },
  },
});
