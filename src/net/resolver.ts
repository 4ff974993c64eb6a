import { promises as dns } from 'node:dns';

/** Turns a host name into IP addresses as text; rejects or gives none when there are none. */
export interface Resolver {
  resolve(host: string): Promise<readonly string[]>;
}

/**
 * Asks the configured DNS servers for A and AAAA at once. Not `dns.lookup`: that one blocks a thread shared with zlib
 * and the file system, and reads the hosts file.
 */
export const systemResolver = ({ timeoutMs = 2000, tries = 2 } = {}): Resolver => {
  const resolver = new dns.Resolver({ timeout: timeoutMs, tries });
  return {
    async resolve(host) {
      const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
      return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    },
  };
};
