import { isIP } from 'node:net';
import { invalid, quote } from '../errors/refusal.ts';
import { judgeAddress } from './address.ts';
import { type Allowlist, hostOf, portOf } from './allowlist.ts';
import { fetchFailed } from './failure.ts';

const MAX_LENGTH = 2048;
/** The ports of the web; everything else is somebody's service. */
const PORTS = new Set(['80', '443', '8080', '8443']);
/** Names that never belong to the public web (RFC 6761, 6762, 7686, 8375, and names that intranets use). */
const LOCAL_NAMES = [
  'localhost',
  'local',
  'internal',
  'intranet',
  'private',
  'home',
  'lan',
  'corp',
  'localdomain',
  'onion',
  'home.arpa',
  'test',
  'invalid',
];

/**
 * The message for every refused or unreachable address, so that a network cannot be mapped by requests. Of an address that the
 * operator allowed it does not say that only public ones are read.
 */
export const unreachable = (url: URL, allowlist: Allowlist): string => {
  const failed = `${quote(url.origin)} could not be reached.`;
  return allowlist.has(url) ? failed : `${failed} Only public addresses on ports ${[...PORTS].join(', ')} are read.`;
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL_OR_SPACE = /[\u0000-\u0020\u007f]/;

/** A URL as an error may repeat it: whatever could be a name and a password is left out, however odd its form. */
const shown = (text: unknown): string =>
  quote(typeof text === 'string' ? text.replace(/^(\s*(?:[a-z][\w+.-]*:)?[/\\]*).*@/is, '$1***@') : text);

/**
 * Reads a URL somebody sent, before any name is resolved. The parser is WHATWG's and its result is what is judged and
 * used from here on; forms that parsers disagree about are refused. Throws INVALID_INPUT about `field`.
 */
export const readUrl = (text: unknown, field = 'url'): URL => {
  const wanted = 'an absolute http or https URL such as https://example.com/';
  if (typeof text !== 'string' || text === '') throw invalid(field, `must be ${wanted}, got ${shown(text)}`);
  if (text.length > MAX_LENGTH)
    throw invalid(field, `has ${text.length} characters; at most ${MAX_LENGTH} are accepted`);
  if (CONTROL_OR_SPACE.test(text)) throw invalid(field, `contains a space or a control character: ${shown(text)}`);
  if (!/^https?:\/\//i.test(text)) throw invalid(field, `must be ${wanted}, got ${shown(text)}`);
  const authority = /^[a-z]+:\/\/([^/?#]*)/i.exec(text)?.[1] ?? '';
  if (/[@\\]/.test(authority))
    throw invalid(field, `contains credentials or a backslash before its path: ${shown(text)}`);
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || url.username !== '' || url.password !== '')
    throw invalid(field, `is not a valid URL: ${shown(text)}`);
  const host = hostOf(url);
  if (isIP(host.replace(/^\[|\]$/g, '')) === 0) {
    const labels = host.split('.');
    if (host.length > 253 || labels.some((label) => label === '' || label.length > 63))
      throw invalid(field, `contains a host name that cannot exist: ${quote(url.hostname)}`);
  }
  url.hash = '';
  return url;
};

/** The kind of target a URL is by its text alone, or null when nothing speaks against it. */
const objection = (url: URL): 'port' | 'private-address' | null => {
  const host = hostOf(url);
  const bare = host.replace(/^\[|\]$/g, '');
  if (isIP(bare) !== 0) {
    if (!judgeAddress(bare).allowed) return 'private-address';
  } else {
    const labels = host.split('.');
    if (labels.length < 2 || LOCAL_NAMES.some((name) => host === name || host.endsWith(`.${name}`)))
      return 'private-address';
  }
  return PORTS.has(portOf(url)) ? null : 'port';
};

/** Throws FETCH_FAILED for a port, literal address or name that is never read, unless the operator allowed it. */
export const judgeTarget = (url: URL, allowlist: Allowlist): void => {
  if (allowlist.has(url)) return;
  const reason = objection(url);
  if (reason) throw fetchFailed(reason, unreachable(url, allowlist));
};
