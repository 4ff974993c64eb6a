import type { RunOperation } from './api/surfaces.ts';
import { localHosts } from './cli/audit/local-hosts.ts';
import type { Call } from './cli/command.ts';
import { runWith } from './trpc-client/operation.ts';

/** `host:port` of a page of this machine; undefined for any other input. */
const localHostOf = (operation: string, input: unknown): string | undefined => {
  const { url } = (operation === 'analyzer.inspect' ? input : {}) as { readonly url?: unknown };
  return typeof url === 'string' && URL.canParse(url) ? localHosts([url])[0] : undefined;
};

/**
 * Runs operations as `connect` has them. A page of this machine is read as `metamer audit` reads it: that host and port alone are
 * allowed, for that page, so that no page of the web leads to another.
 */
export const runWithLocalPages = async (connect: Call['client']): Promise<RunOperation> => {
  const run = runWith(await connect());
  const local = new Map<string, Promise<RunOperation>>();
  return async (operation, input) => {
    const host = localHostOf(operation, input);
    if (host === undefined) return run(operation, input);
    const known = local.get(host) ?? connect([host]).then(runWith);
    local.set(host, known);
    return (await known)(operation, input);
  };
};
