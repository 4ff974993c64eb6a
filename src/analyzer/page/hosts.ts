import { getDomain } from 'tldts';
import { type Page, perPage } from './tree/page.ts';

export interface Host {
  readonly name: string;
  /** The registrable domain; null if there is none, as of IP addresses. */
  readonly domain: string | null;
}

/**
 * Looks up the hosts of absolute http and https addresses as `Page.resolve` gives them: pages name a few hosts many
 * times.
 */
export const hostsOf = perPage(() => {
  const known = new Map<string, Host>();
  return (url: string): Host => {
    const path = url.indexOf('/', url.indexOf('//') + 2);
    const authority = path < 0 ? url : url.slice(0, path);
    const before = known.get(authority);
    if (before) return before;
    const host: Host = { name: new URL(url).hostname, domain: getDomain(authority) };
    known.set(authority, host);
    return host;
  };
});

export const isForeign = (page: Page, address: string | undefined): boolean => {
  const url = address === undefined ? null : page.resolve(address);
  if (url === null || !/^https?:/.test(url)) return false;
  const hostOf = hostsOf(page);
  return hostOf(url).domain !== hostOf(page.url).domain;
};
