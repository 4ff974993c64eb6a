import { lighthouse, mdn } from '../../links.ts';
import { failed, notApplicable, passed, undecided } from '../../verdict.ts';
import { headerItem, oshp, type SecurityView, security } from '../define.ts';
import { keptCookies, readCookie } from '../observatory/cookies.ts';
import { tokenOf } from '../observatory/isolation.ts';

/** Headers that did something once, or nothing ever, by what OWASP lists; a value that is fine makes an exception. */
const DEPRECATED: Readonly<Record<string, (value: string) => boolean>> = {
  'x-xss-protection': (value) => value.trim() === '0',
  'expect-ct': () => false,
  'public-key-pins': () => false,
  'public-key-pins-report-only': () => false,
  'feature-policy': () => false,
  pragma: () => false,
  p3p: () => false,
  'x-webkit-csp': () => false,
  'x-content-security-policy': () => false,
};

/** Headers that name what runs the site (OWASP Secure Headers Project, headers to remove). */
const LEAKING = [
  'x-powered-by',
  'x-aspnet-version',
  'x-aspnetmvc-version',
  'x-generator',
  'x-powered-cms',
  'x-drupal-cache',
  'x-runtime',
  'x-version',
  'x-mod-pagespeed',
  'x-php-version',
  'x-server-powered-by',
];

export const leakingHeaders = (headers: Readonly<Record<string, string>>): string[] => [
  ...(/\/\s*\d|\d+\.\d+/.test(headers.server ?? '') ? ['server'] : []),
  ...LEAKING.filter((name) => headers[name] !== undefined),
];

export const deprecatedHeaders = (headers: Readonly<Record<string, string>>): string[] =>
  Object.entries(DEPRECATED).flatMap(([name, fine]) =>
    headers[name] === undefined || fine(headers[name]) ? [] : [name],
  );

const MEMBER =
  /^[a-z][a-z0-9-]*=(\*|self|src|none|\((?:\s*(?:\*|self|src|"[^"\s]+")\s*)*\))(;[a-z-]+=("[^"]*"|[\w-]+))*$/;

/** Members of a Permissions-Policy value that are not of its syntax (a structured dictionary of lists). */
const brokenPermissions = (value: string): string[] =>
  value
    .split(/,(?![^(]*\))/)
    .map((member) => member.trim())
    .filter((member) => !MEMBER.test(member));

const named = (view: SecurityView, names: readonly string[]) =>
  names.map((name) => headerItem(name, view.facts.headers[name]!));

export const headerChecks = [
  security(
    {
      id: 'sec-permissions-policy',
      title: 'Permissions policy is invalid',
      severity: 'minor',
      help: mdn('HTTP/Reference/Headers/Permissions-Policy'),
      fix: 'Write features like camera=(), geolocation=(self).',
    },
    ({ facts }) => {
      const value = facts.headers['permissions-policy'];
      if (value === undefined) return notApplicable('There is no such header.');
      const broken = brokenPermissions(value);
      return broken.length === 0
        ? passed()
        : failed(`Invalid: ${broken.slice(0, 3).join(', ').slice(0, 200)}.`, [headerItem('Permissions-Policy', value)]);
    },
  ),
  security(
    {
      id: 'sec-coop',
      title: 'Window is not isolated from other origins',
      severity: 'info',
      help: lighthouse('best-practices/origin-isolation'),
      fix: 'Send Cross-Origin-Opener-Policy: same-origin.',
    },
    ({ facts }) => {
      const value = facts.headers['cross-origin-opener-policy'];
      const token = value === undefined ? null : tokenOf(value.trim());
      return token === null || token === 'unsafe-none'
        ? failed('A page that opens this one keeps a reference to its window.')
        : passed();
    },
  ),
  security(
    {
      id: 'sec-server-leak',
      title: 'Headers disclose server software',
      severity: 'minor',
      help: oshp,
      fix: 'Remove version numbers and product headers.',
    },
    (view) => {
      const found = leakingHeaders(view.facts.headers);
      return found.length === 0
        ? passed()
        : failed(`${found.join(', ')} name products or versions.`, named(view, found));
    },
  ),
  security(
    {
      id: 'sec-deprecated-headers',
      title: 'Obsolete headers',
      severity: 'minor',
      help: oshp,
      fix: 'Remove them; some of them are harmful.',
    },
    (view) => {
      const found = deprecatedHeaders(view.facts.headers);
      return found.length === 0 ? passed() : failed(`${found.join(', ')} should be removed.`, named(view, found));
    },
  ),
  security(
    {
      id: 'sec-cache-private',
      title: 'Response with cookies may be cached by shared caches',
      severity: 'moderate',
      help: mdn('HTTP/Guides/Caching'),
      fix: 'Send Cache-Control: private or no-store with responses that set cookies.',
    },
    ({ facts }) => {
      if (facts.setCookie.length === 0) return notApplicable('The response sets no cookies.');
      const value = (facts.headers['cache-control'] ?? '').toLowerCase();
      const shared = /\bpublic\b|s-maxage=[1-9]/.test(value) && !/\b(private|no-store)\b/.test(value);
      return shared
        ? failed('Shared caches may store this response and its cookies.', [headerItem('Cache-Control', value)])
        : passed();
    },
  ),
  security(
    {
      id: 'sec-clear-site-data',
      title: 'Clear-Site-Data on an ordinary page',
      severity: 'info',
      help: mdn('HTTP/Reference/Headers/Clear-Site-Data'),
      fix: 'Send it on logout, not with every page.',
    },
    (view) =>
      view.facts.headers['clear-site-data'] === undefined
        ? notApplicable('There is no such header.')
        : failed('Loading this page deletes the data that the site has stored.', named(view, ['clear-site-data'])),
  ),
  security(
    {
      id: 'sec-x-permitted-cross-domain',
      title: 'Cross-domain policy files are allowed',
      severity: 'info',
      help: oshp,
      fix: 'Send X-Permitted-Cross-Domain-Policies: none.',
    },
    (view) => {
      const value = view.facts.headers['x-permitted-cross-domain-policies'];
      if (value === undefined) return notApplicable('There is no such header.');
      return value.trim().toLowerCase() === 'none'
        ? passed()
        : failed(
            `'${value.slice(0, 60)}' lets plug-in documents read this site.`,
            named(view, ['x-permitted-cross-domain-policies']),
          );
    },
  ),
  security(
    {
      id: 'sec-cookie-prefix',
      title: 'Cookie prefix requirements are not met',
      severity: 'moderate',
      help: mdn('HTTP/Reference/Headers/Set-Cookie#cookie_prefixes'),
      fix: '__Secure- needs Secure; __Host- needs Secure, Path=/ and no Domain.',
    },
    ({ facts }) => {
      const all = facts.setCookie
        .flatMap((line) => readCookie(line) ?? [])
        .filter(({ name }) => /^__(secure|host)-/i.test(name));
      if (all.length === 0) return notApplicable('No cookie has a prefix.');
      const kept = new Set(keptCookies(facts).map(({ name }) => name));
      const lost = all.filter(({ name }) => !kept.has(name)).map(({ name }) => name);
      return lost.length === 0 ? passed(all.length) : failed(`Browsers reject ${lost.join(', ').slice(0, 200)}.`);
    },
  ),
  security(
    {
      id: 'sec-cookie-lifetime',
      title: 'Cookie lifetime above 400 days',
      severity: 'info',
      help: 'https://datatracker.ietf.org/doc/html/draft-ietf-httpbis-rfc6265bis',
      fix: 'Use a shorter lifetime: browsers limit it to 400 days.',
    },
    ({ facts, now }) => {
      const all = facts.setCookie.flatMap((line) => readCookie(line) ?? []);
      if (all.length === 0) return notApplicable('The response sets no cookies.');
      const long = all.filter(({ attributes }) => {
        const age = Number(attributes['max-age'] ?? Number.NaN);
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
  ),
  security(
    {
      id: 'sec-security-txt',
      title: 'security.txt is missing or invalid',
      severity: 'info',
      help: 'https://www.rfc-editor.org/rfc/rfc9116',
      fix: 'Serve /.well-known/security.txt with Contact and Expires.',
    },
    ({ gathered, now }) => {
      const file = gathered.securityTxt;
      if (!file || file.error)
        return undecided(`security.txt was not read${file?.error ? `: ${file.error.message}` : '.'}`);
      const text = Buffer.from(file.bytes).toString('utf8');
      if (file.status !== 200 || /^\s*</.test(text)) return failed('It does not exist.');
      const expires = Date.parse(/^Expires:\s*(\S+)/im.exec(text)?.[1] ?? '');
      const faults = /^Contact:\s*\S/im.test(text) ? [] : ['Contact is missing'];
      if (Number.isNaN(expires)) faults.push('Expires is missing');
      else if (expires < now) faults.push('it has expired');
      return faults.length === 0 ? passed() : failed(`${faults.join('; ')}.`);
    },
  ),
];
