/** Hosts of the operator's own that the address rules do not apply to, each as `host:port`. */
export interface Allowlist {
  has(url: URL): boolean;
  readonly entries: readonly string[];
}

const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/** The port a URL leads to, as text. */
export const portOf = (url: URL): string => url.port || (DEFAULT_PORTS[url.protocol] ?? '');

/** `URL.hostname` without the one trailing dot a fully qualified name may carry. */
export const hostOf = (url: URL): string => url.hostname.toLowerCase().replace(/\.$/, '');

/**
 * Reads `host:port` entries separated by commas or spaces, IPv6 hosts in brackets. The match is by name as written, and such a
 * name may then resolve to any address. Throws an Error naming an entry it cannot read.
 */
export const readAllowlist = (text: string): Allowlist => {
  const entries = text
    .split(/[\s,]+/)
    .filter((entry) => entry !== '')
    .map((entry) => {
      const match = /^(\[[0-9a-f:.]+\]|[^:/@\s]+):(\d{1,5})$/i.exec(entry);
      if (!match || Number(match[2]) < 1 || Number(match[2]) > 65_535)
        throw new Error(`must be a list of host:port, has ${JSON.stringify(entry)}`);
      return `${hostOf(new URL(`http://${match[1]}/`))}:${Number(match[2])}`;
    });
  const known = new Set(entries);
  return { has: (url) => known.has(`${hostOf(url)}:${portOf(url)}`), entries };
};

/** Settings of the door, which the configuration reads with its own. */
export const NET_SETTINGS = {
  allowlist: {
    variable: 'FETCH_ALLOW_HOSTS',
    fallback: '',
    meaning:
      'Comma-separated host:port pairs that page fetches and webhook deliveries may reach although they are private.',
    read: readAllowlist,
  },
} as const;
