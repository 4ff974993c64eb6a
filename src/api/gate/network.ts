const ALL_GROUPS = 8;
const NETWORK_GROUPS = 4;

const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'));

/**
 * What a limit takes for one caller: the address itself for IPv4, and for IPv6 its first 64 bits, since whoever has one
 * such address has all of that network to choose from (RFC 4291, 2.5.4). Anything that is not an address is returned
 * unchanged.
 */
export const networkOf = (address: string): string => {
  if (!address.includes(':')) return address;
  const [bare = ''] = address.toLowerCase().split('%', 1);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  if (!/^[\da-f:.]+$/.test(bare)) return address;
  const [head = '', tail] = bare.split('::', 2);
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')];
  const left = tail === undefined ? 0 : Math.max(0, ALL_GROUPS - before.length - after.length);
  const groups = [...before, ...Array<string>(left).fill('0'), ...after].slice(0, NETWORK_GROUPS);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
};
