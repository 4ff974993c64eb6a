import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import type { AnyRouter } from '@trpc/server';
import { ApiError } from '../api/errors.ts';
import { operationsOf } from '../api/operations.ts';
import type { RunOperation } from '../api/surfaces.ts';
import { atOnce } from '../runtime/in-pieces.ts';
import { createToolServers } from './server.ts';

/** Maximum message size: an image in base64. */
const MOST_BYTES = 64 * 1024 * 1024;

/** As deep as a body of REST may be nested. */
const MOST_LEVELS = 100;

/** Refuses what no body of REST may hold: over HTTP that is done when the body is read. */
const refuseHostile = (value: unknown, levels = MOST_LEVELS): void => {
  if (typeof value !== 'object' || value === null) return;
  if (levels === 0) throw new ApiError('INVALID_INPUT', `body: is nested more than ${MOST_LEVELS} levels deep`);
  if (Object.hasOwn(value, '__proto__'))
    throw new ApiError('INVALID_INPUT', '__proto__: this member name is not allowed');
  for (const inner of Object.values(value)) refuseHostile(inner, levels - 1);
};

/** The tools over standard input and output; resolves when the input has ended, or when no one reads the output any more. */
export const serveTools = async (router: AnyRouter, run: RunOperation): Promise<void> => {
  const serverFor = atOnce(createToolServers(operationsOf(router)));
  const transport = new StdioServerTransport(process.stdin, process.stdout, { maxBufferSize: MOST_BYTES });
  const guarded: RunOperation = async (operation, input) => {
    refuseHostile(input);
    return run(operation, input);
  };
  const onerror = ({ name, message }: Error): void => {
    const text = name === 'ZodError' ? 'Skipped a line that is not an MCP message.' : message;
    process.stderr.write(`${text}\n`);
  };
  serveStdio(() => serverFor(guarded), { transport, onerror });
  await new Promise((resolve) => {
    process.stdin.once('close', resolve);
    process.stdout.once('error', resolve);
  });
  process.stdin.destroy();
};
