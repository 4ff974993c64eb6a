import type { RunOperation } from './api/surfaces.ts';
import { localHosts } from './cli/audit/local-hosts.ts';
import type { OpenClient } from './cli/command.ts';
import { runWith } from './trpc-client/operation.ts';

/** Hosts of this machine whose services stay open after their last page. */
const KEPT = 2;

/** `host:port` of a page of this machine; undefined for any other input. */
const localHostOf = (operation: string, input: unknown): string | undefined => {
  const { url } = (operation === 'analyzer.inspect' ? input : {}) as { readonly url?: unknown };
  return typeof url === 'string' && URL.canParse(url) ? localHosts([url])[0] : undefined;
};

/** A service that reads the pages of one host, and the pages that it is reading now. */
interface Reader {
  readonly opened: Promise<{ readonly run: RunOperation; readonly close: () => Promise<void> }>;
  reading: number;
}

/**
 * Runs operations with clients that `open` makes. A page of this machine is read as `metamer audit` reads it: that host and port alone are
 * allowed, for that page, so that no page of the web leads to another. The services of the two hosts read last are kept; `close` ends all.
 */
export const runWithLocalPages = async (open: OpenClient) => {
  const start = async (hosts: readonly string[]) => {
    const { client, close } = await open(hosts);
    return { run: runWith(client), close };
  };
  const usual = await start([]);
  /** By host, the one read last at the end. */
  const readers = new Map<string, Reader>();

  const end = async (host: string, { opened }: Reader): Promise<void> => {
    readers.delete(host);
    await opened.then(
      ({ close }) => close(),
      () => {},
    );
  };
  const endOldest = async (): Promise<void> => {
    const idle = [...readers].filter(([, { reading }]) => reading === 0);
    const surplus = Math.max(0, Math.min(idle.length, readers.size - KEPT));
    await Promise.all(idle.slice(0, surplus).map(([host, reader]) => end(host, reader)));
  };

  const run: RunOperation = async (operation, input) => {
    const host = localHostOf(operation, input);
    if (host === undefined) return usual.run(operation, input);
    const reader = readers.get(host) ?? { opened: start([host]), reading: 0 };
    readers.delete(host);
    readers.set(host, reader);
    reader.reading += 1;
    try {
      return await (await reader.opened).run(operation, input);
    } finally {
      reader.reading -= 1;
      // One that could not be opened is opened again for the next page.
      const isLost = await reader.opened.then(
        () => false,
        () => true,
      );
      if (isLost && readers.get(host) === reader) readers.delete(host);
      await endOldest();
    }
  };
  return {
    run,
    close: async (): Promise<void> => {
      await Promise.all([...[...readers].map(([host, reader]) => end(host, reader)), usual.close()]);
    },
  };
};
