import { UsageError } from '../command.ts';

const THIS_MACHINE = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** `host:port` of addresses on this machine: whoever works here may read their own pages. */
export const localHosts = (addresses: readonly string[]): string[] => [
  ...new Set(
    addresses.flatMap((address) => {
      if (!URL.canParse(address))
        throw new UsageError(`url: must be an absolute address, got ${JSON.stringify(address)}`);
      const { protocol, hostname, port } = new URL(address);
      return THIS_MACHINE.test(hostname) ? [`${hostname}:${port || (protocol === 'http:' ? '80' : '443')}`] : [];
    }),
  ),
];
