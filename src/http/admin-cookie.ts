import type { IncomingMessage } from 'node:http';
import { SESSION_MS } from '../accounts/admin-sessions.ts';
import { ApiError } from '../api/errors.ts';
import { isLoopback } from '../runtime/loopback.ts';

/** Over TLS the browser itself refuses the name to anything that is not Secure. */
const NAMES = { https: '__Secure-metamer-admin', http: 'metamer-admin' } as const;
type Scheme = keyof typeof NAMES;

/** Browsers send it to these paths alone: no other surface ever sees it. */
const SCOPE = 'Path=/account; HttpOnly; SameSite=Strict';

const cookieOf = (scheme: Scheme, token: string, seconds: number): string =>
  `${NAMES[scheme]}=${token}; ${SCOPE}; Max-Age=${seconds}${scheme === 'https' ? '; Secure' : ''}`;

/** `Set-Cookie` with the token of a session, for a page of this scheme. */
export const sessionCookie = (scheme: Scheme, token: string): string => cookieOf(scheme, token, SESSION_MS / 1000);

/** `Set-Cookie` that removes it. */
export const noSessionCookie = (scheme: Scheme): string => cookieOf(scheme, '', 0);

/**
 * The token that a request brings. Browsers send the cookie of the longest path first, so one that another service of the host
 * has set for all its paths does not hide it.
 */
export const tokenIn = ({ headers: { cookie = '' } }: IncomingMessage): string | undefined => {
  const pairs = cookie.split(';').map((pair) => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()] as const;
  });
  const named = (name: string): string | undefined => pairs.find(([one]) => one === name)?.[1];
  return named(NAMES.https) ?? named(NAMES.http);
};

const refused = (why: string): ApiError => new ApiError('FORBIDDEN', why, { details: { field: 'origin' } });

/** Throws FORBIDDEN where a browser says that another site, or no page at all, sends the request. */
export const checkSite = ({ headers }: IncomingMessage): void => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin')
    throw refused('These paths are for the page /account of this service. Programs use /v1/admin with x-admin-key.');
};

/**
 * The scheme of the page that sends a request which changes something. The header Origin cannot be set by a script. Throws
 * FORBIDDEN unless it is the address of this service, over HTTPS or on this computer.
 */
export const schemeOfPage = (request: IncomingMessage): Scheme => {
  checkSite(request);
  const { origin, host = '' } = request.headers;
  const page = origin !== undefined && URL.canParse(origin) ? new URL(origin) : undefined;
  if (page === undefined || page.origin !== `${page.protocol}//${host.toLowerCase()}`)
    throw refused('origin: must be the address of this service; a proxy has to pass the header Host on unchanged.');
  if (page.protocol === 'https:') return 'https';
  if (page.protocol === 'http:' && isLoopback(page.hostname)) return 'http';
  throw refused('origin: administrators sign in over HTTPS, or on the computer on which the service runs.');
};
