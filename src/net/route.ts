import { isIP } from 'node:net';
import { judgeAddress } from './address.ts';
import { type Allowlist, hostOf, portOf } from './allowlist.ts';
import type { Endpoint } from './connector.ts';
import type { Resolver } from './resolver.ts';

/** Why a name leads nowhere: for logs only. Callers learn one thing for all of them. */
export class NoRoute extends Error {
  readonly kind: string;
  constructor(kind: string) {
    super(kind);
    this.name = 'NoRoute';
    this.kind = kind;
  }
}

const ADDRESSES = 4;

/** The name for SNI and certificate: none over plain HTTP, empty where the host is an address. */
const serverNameOf = ({ protocol }: URL, host: string): string | null => {
  if (protocol !== 'https:') return null;
  return isIP(host) === 0 ? host : '';
};

/**
 * Finds the addresses a URL may be connected to, each name asked for once per instance: what was judged is what is
 * connected to. One address that may not be reached refuses the whole name. Rejects with NoRoute.
 */
export const createRoutes = (resolver: Resolver, allowlist: Allowlist) => {
  const names = new Map<string, Promise<readonly string[]>>();

  const lookUp = (host: string): Promise<readonly string[]> => {
    const known = names.get(host);
    if (known) return known;
    const asked = resolver.resolve(host).catch(() => []);
    names.set(host, asked);
    return asked;
  };

  const addressesOf = async (url: URL): Promise<readonly string[]> => {
    const bare = hostOf(url).replace(/^\[|\]$/g, '');
    const literal = isIP(bare) !== 0;
    const addresses = literal ? [bare] : await lookUp(bare);
    if (addresses.length === 0 && allowlist.has(url) && bare === 'localhost') return ['127.0.0.1', '::1'];
    if (addresses.length === 0) throw new NoRoute('no-address');
    if (!allowlist.has(url))
      for (const address of addresses) {
        const { allowed, kind } = judgeAddress(address);
        if (!allowed) throw new NoRoute(literal ? kind : `dns:${kind}`);
      }
    return addresses;
  };

  return async (url: URL): Promise<Endpoint[]> => {
    const bare = hostOf(url).replace(/^\[|\]$/g, '');
    const serverName = serverNameOf(url, bare);
    const endpoints = (await addressesOf(url)).map((address) => ({
      address,
      family: isIP(address) === 6 ? (6 as const) : (4 as const),
      port: Number(portOf(url)),
      serverName,
    }));
    return endpoints.toSorted((a, b) => a.family - b.family).slice(0, ADDRESSES);
  };
};
