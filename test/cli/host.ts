import { readFile } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { getUntypedClient } from '@trpc/client';
import { plainCheck } from '../../src/accessibility/contrast/plain-check.ts';
import type { Host } from '../../src/cli/host.ts';
import { runCommandLine } from '../../src/cli/run.ts';
import { operationEntries } from '../../src/cli-operations.ts';
import { backUp, restore } from '../../src/database-copies.ts';
import '../packed-threads.ts';
import { type Embedded, embeddedClient, openEmbedded } from '../../src/embedded.ts';
import { createClient } from '../../src/trpc-client/client.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/** What runs without a server, by its settings: each would load its threads and documents anew. */
const running = new Map<string, Embedded>();

/** Ends what the command lines of this process have started. */
export const closeEmbedded = async (): Promise<void> => {
  const all = [...running.values()];
  running.clear();
  await Promise.all(all.map((embedded) => embedded.close()));
};

/** Runs a command line in this process, on the real operations; `input` stands on standard input. */
export const run = async (
  args: readonly string[],
  {
    environment = {},
    input = '',
    isTTY = false,
    keys,
    screen = [],
  }: {
    environment?: Record<string, string>;
    input?: string;
    isTTY?: boolean;
    /** What is typed in the terminal, and what it shows; no terminal without. */
    keys?: string;
    screen?: string[];
  } = {},
): Promise<Ran> => {
  const out: Uint8Array[] = [];
  let error = '';
  const host: Host = {
    environment,
    output: { isTTY, write: (chunk) => out.push(Buffer.from(chunk)) },
    errors: {
      write: (chunk) => {
        error += chunk;
      },
    },
    version: async () => '1.2.3',
    read: async (file) => (file === '-' ? Buffer.from(input) : readFile(file)),
    embedded: async (hosts) => {
      const settings = JSON.stringify([environment, hosts]);
      const embedded = running.get(settings) ?? openEmbedded({ environment, hosts });
      running.set(settings, embedded);
      return { client: embeddedClient(embedded), fetch: embedded.fetch, close: async () => {} };
    },
    tools: async () => {
      throw new Error('standard input is not that of this process');
    },
    signInLink: async ({ admin, url = 'http://127.0.0.1:8080' }) =>
      admin ? `${url}/account#admin=ticket` : `${url}/#sign-in=ticket`,
    backUp: (file) => backUp(environment, file),
    restore: (file, replace) => restore(environment, file, replace),
    terminal: async () => {
      if (keys === undefined) return undefined;
      const typed = new PassThrough();
      typed.end(keys);
      return {
        input: typed,
        depth: 24,
        rows: 5,
        write: (text: string) => screen.push(text),
        close: () => typed.destroy(),
      };
    },
    plainContrast: async (fg, bg) => (environment.APCA ? undefined : plainCheck(fg, bg)),
    remote: async (options) => createClient(options),
    operations: async () => operationEntries(),
    run: async (client, operation, input) => getUntypedClient(client).query(operation, input),
  };
  const code = await runCommandLine(args, host);
  return { code, out: Buffer.concat(out).toString('latin1'), error };
};
