import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import type { AnyRouter } from '@trpc/server';
import type { RunOperation } from '../api/mcp.ts';
import { operationsOf } from '../api/operations.ts';
import { createToolServers } from './server.ts';

/** The largest message: a picture in base64. */
const MOST_BYTES = 64 * 1024 * 1024;

/** The tools over standard input and output; resolves when the input has ended. */
export const serveTools = async (router: AnyRouter, run: RunOperation): Promise<void> => {
  const serverFor = createToolServers(operationsOf(router));
  const transport = new StdioServerTransport(process.stdin, process.stdout, { maxBufferSize: MOST_BYTES });
  serveStdio(() => serverFor(run), { transport, onerror: (error) => process.stderr.write(`${error.message}\n`) });
  await new Promise((resolve) => process.stdin.once('close', resolve));
};
