import { getDomain } from 'tldts';
import type { SecurityFacts } from '../facts.ts';
import { hstsIsInForce } from './hsts.ts';
import { scoredTest, worse } from './types.ts';

export interface Cookie {
  readonly name: string;
  readonly domain: string | null;
  readonly path: string | null;
  readonly secure: boolean;
  readonly httpOnly: boolean;
  readonly sameSite: 'strict' | 'lax' | 'none' | null;
  /** Attributes as sent, lower-case names. */
  readonly attributes: Readonly<Record<string, string>>;
}

const SAME_SITE = new Set(['strict', 'lax', 'none']);

/** One Set-Cookie value (RFC 6265, 5.2); null if there is no name and value. The value itself is not kept. */
export const readCookie = (line: string): Cookie | null => {
  const [pair = '', ...rest] = line.split(';');
  const equals = pair.indexOf('=');
  const name = pair.slice(0, equals).trim();
  if (equals < 1 || name === '') return null;
  const attributes: Record<string, string> = {};
  for (const part of rest) {
    const [key = '', ...value] = part.split('=');
    if (key.trim() !== '') attributes[key.trim().toLowerCase()] = value.join('=').trim();
  }
  const sameSite = (attributes.samesite ?? '').toLowerCase();
  return {
    name,
    domain: attributes.domain ? attributes.domain.toLowerCase().replace(/^\./, '') : null,
    path: attributes.path?.startsWith('/') ? attributes.path : null,
    secure: 'secure' in attributes,
    httpOnly: 'httponly' in attributes,
    sameSite: SAME_SITE.has(sameSite) ? (sameSite as 'strict' | 'lax' | 'none') : null,
    attributes,
  };
};

/** Whether a browser would keep a cookie of this host: its domain is the host's own, its name prefix is earned. */
const isKept = (cookie: Cookie, host: string): boolean => {
  const { name, domain, path, secure } = cookie;
  if (domain !== null && domain !== host) {
    const registrable = getDomain(domain, { allowPrivateDomains: true });
    if (!host.endsWith(`.${domain}`) || registrable === null) return false;
  }
  if (name.startsWith('__Secure-') && !secure) return false;
  return !name.startsWith('__Host-') || (secure && path === '/' && domain === null);
};

/** The cookies a browser would hold after this answer; a later one replaces an earlier of the same name and place. */
export const keptCookies = (facts: Pick<SecurityFacts, 'setCookie' | 'url'>): Cookie[] => {
  const host = facts.url.hostname;
  const kept = new Map<string, Cookie>();
  for (const line of facts.setCookie) {
    const cookie = readCookie(line);
    if (cookie && isKept(cookie, host))
      kept.set(`${cookie.name};${cookie.domain ?? host};${cookie.path ?? ''}`, cookie);
  }
  return [...kept.values()];
};

/** Set by a load balancer for itself. */
const IGNORED = new Set(['heroku-session-affinity']);

const hasBrokenSameSite = (line: string): boolean =>
  line
    .split(';')
    .map((part) => part.trim().split('='))
    .some(
      ([key = '', value]) =>
        key.trim().toLowerCase() === 'samesite' && !SAME_SITE.has((value ?? '').trim().toLowerCase()),
    );

const RESULTS = {
  'cookies-secure-with-httponly-sessions-and-samesite': 5,
  'cookies-secure-with-httponly-sessions': 0,
  'cookies-not-found': 0,
  'cookies-without-secure-flag-but-protected-by-hsts': -5,
  'cookies-without-secure-flag': -20,
  'cookies-session-without-secure-flag-but-protected-by-hsts': -10,
  'cookies-samesite-flag-invalid': -20,
  'cookies-anticsrf-without-samesite-flag': -20,
  'cookies-session-without-httponly-flag': -30,
  'cookies-session-without-secure-flag': -40,
} as const;
type Result = keyof typeof RESULTS;

/** From best to worst; not the order of the modifiers. */
const ORDER: readonly Result[] = [
  'cookies-without-secure-flag-but-protected-by-hsts',
  'cookies-without-secure-flag',
  'cookies-session-without-secure-flag-but-protected-by-hsts',
  'cookies-samesite-flag-invalid',
  'cookies-anticsrf-without-samesite-flag',
  'cookies-session-without-httponly-flag',
  'cookies-session-without-secure-flag',
];

/** Everything wrong with one cookie. */
const faultsOf = (cookie: Cookie, hsts: boolean): Result[] => {
  const name = cookie.name.toLowerCase();
  const session = name.includes('login') || name.includes('sess');
  const faults: Result[] = [];
  if (!cookie.secure) {
    if (cookie.sameSite === 'none') faults.push('cookies-samesite-flag-invalid');
    faults.push(hsts ? 'cookies-without-secure-flag-but-protected-by-hsts' : 'cookies-without-secure-flag');
    if (session)
      faults.push(
        hsts ? 'cookies-session-without-secure-flag-but-protected-by-hsts' : 'cookies-session-without-secure-flag',
      );
  }
  if (name.includes('csrf') && cookie.sameSite === null) faults.push('cookies-anticsrf-without-samesite-flag');
  if (session && !cookie.httpOnly) faults.push('cookies-session-without-httponly-flag');
  return faults;
};

export const cookies = scoredTest({
  id: 'cookies',
  title: 'Cookies',
  results: RESULTS,
  run: (facts) => {
    const hsts = hstsIsInForce(facts);
    const found = keptCookies(facts).filter(({ name }) => !IGNORED.has(name));
    const data = found.map(({ attributes: _, ...cookie }) => cookie);
    if (found.length === 0) return { result: 'cookies-not-found', data };
    let result: Result | null = facts.setCookie.some(hasBrokenSameSite) ? 'cookies-samesite-flag-invalid' : null;
    for (const cookie of found) for (const fault of faultsOf(cookie, hsts)) result = worse(ORDER, fault, result);
    result ??= found.some(({ sameSite }) => sameSite === null)
      ? 'cookies-secure-with-httponly-sessions'
      : 'cookies-secure-with-httponly-sessions-and-samesite';
    return { result, data };
  },
});
