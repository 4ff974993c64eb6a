import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Ranges that look public to an address library and are not: the wire server every Azure machine can reach, and the
 * deprecated 6to4 relay anycast block (RFC 7526).
 */
const REFUSED = ['168.63.129.16/32', '192.88.99.0/24'].map((range) => ipaddr.parseCIDR(range));
/** All of today's global unicast IPv6 (IANA IPv6 address space registry); anything else is reserved or special. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

export interface AddressVerdict {
  readonly allowed: boolean;
  /** The kind of range, such as `ipv4-loopback`: for logs, never for callers. */
  readonly kind: string;
}

const refused = (kind: string): AddressVerdict => ({ allowed: false, kind });

const judgeIPv4 = (address: ipaddr.IPv4): AddressVerdict => {
  const range = address.range();
  if (range !== 'unicast') return refused(`ipv4-${range}`);
  if (REFUSED.some(([block, bits]) => block.kind() === 'ipv4' && address.match(block as ipaddr.IPv4, bits)))
    return refused('ipv4-cloud-or-deprecated');
  return { allowed: true, kind: 'public' };
};

const judgeIPv6 = (address: ipaddr.IPv6): AddressVerdict => {
  if (address.isIPv4MappedAddress()) {
    const inner = judgeIPv4(address.toIPv4Address());
    return inner.allowed ? inner : refused(`ipv4-mapped:${inner.kind}`);
  }
  // Translation prefixes (NAT64, 6to4, Teredo) are refused whole: what they lead to is decided elsewhere.
  const range = address.range();
  if (range !== 'unicast') return refused(`ipv6-${range}`);
  return address.match(GLOBAL_UNICAST) ? { allowed: true, kind: 'public' } : refused('ipv6-outside-2000::/3');
};

/**
 * Whether a connection to an IP address may be opened: public unicast only (RFC 6890 and the IANA special-purpose
 * registries). Takes canonical text as a resolver or `URL.hostname` gives it, brackets allowed.
 */
export const judgeAddress = (text: string): AddressVerdict => {
  const bare = text.replace(/^\[|\]$/g, '').replace(/%.*$/, '');
  const family = isIP(bare);
  if (family === 0) return refused('not-an-address');
  return family === 4 ? judgeIPv4(ipaddr.IPv4.parse(bare)) : judgeIPv6(ipaddr.IPv6.parse(bare));
};
