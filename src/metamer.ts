#!/usr/bin/env node
import { readFile } from 'node:fs/promises';
import type { Host } from './cli/host.ts';
import { runCommandLine } from './cli/run.ts';

const readInput = async (): Promise<Uint8Array> => {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks);
};

/** The command line in this process. What a command does not need is not loaded. */
const host: Host = {
  environment: process.env,
  output: process.stdout,
  errors: process.stderr,
  version: async () => (await import('./api/endpoint.ts')).VERSION,
  read: (file) => (file === '-' ? readInput() : readFile(file)),
  async embedded(hosts) {
    const { embeddedClient, openEmbedded } = await import('./embedded.ts');
    const embedded = openEmbedded({ environment: process.env, hosts });
    return { client: embeddedClient(embedded), fetch: embedded.fetch, close: () => embedded.close() };
  },
  async tools(open) {
    const [{ serveTools }, { runWithLocalPages }, { appRouter }] = await Promise.all([
      import('./mcp/stdio.ts'),
      import('./local-pages.ts'),
      import('../routers/index.ts'),
    ]);
    const { run, close } = await runWithLocalPages(open);
    try {
      await serveTools(appRouter, run);
    } finally {
      await close();
    }
  },
  async signInLink({ admin, url }) {
    const { printedAdminLink, printedLink } = await import('./sign-in-link.ts');
    return admin ? printedAdminLink(process.env, url) : printedLink(process.env);
  },
  operations: async () => (await import('./cli-operations.ts')).operationEntries(),
  async run(client, operation, input) {
    const { getUntypedClient } = await import('@trpc/client');
    return getUntypedClient(client).query(operation, input);
  },
  async backUp(file) {
    const { backUp } = await import('./database-copies.ts');
    return backUp(process.env, file);
  },
  async restore(file, replace) {
    const { restore } = await import('./database-copies.ts');
    return restore(process.env, file, replace);
  },
  async terminal() {
    const [{ openSync }, { ReadStream, WriteStream }] = await Promise.all([import('node:fs'), import('node:tty')]);
    try {
      // A terminal is there even where both standard streams are piped.
      const [keys, screen] =
        process.platform === 'win32' ? ['\\\\.\\CONIN$', '\\\\.\\CONOUT$'] : ['/dev/tty', '/dev/tty'];
      const [input, output] = [new ReadStream(openSync(keys, 'r')), new WriteStream(openSync(screen, 'w'))];
      return {
        input,
        rows: output.rows,
        depth: output.getColorDepth() as 1 | 4 | 8 | 24,
        write: (text: string) => output.write(text),
        close() {
          input.destroy();
          output.destroy();
        },
      };
    } catch {
      return undefined;
    }
  },
  async plainContrast(fg, bg) {
    // The setting decides what an answer has.
    if (process.env.APCA) return undefined;
    return (await import('./accessibility/contrast/plain-check.ts')).plainCheck(fg, bg);
  },
  async remote(options) {
    const { createClient } = await import('./trpc-client/client.ts');
    return createClient(options);
  },
};

// A reader that has seen enough, such as `head`, closes the pipe.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });

const args = process.argv.slice(2);
if (args[0] === 'serve' && args.length === 1) await import('./main.ts');
else process.exitCode = await runCommandLine(args, host);
