import { createMcpHandler } from '@modelcontextprotocol/server';
import type { AnyRouter } from '@trpc/server';
import { operationsOf } from '../api/operations.ts';
import type { Mcp, RunOperation } from '../api/surfaces.ts';
import type { Pieces } from '../runtime/in-pieces.ts';
import { createToolServers } from './server.ts';
import { unknownToolError } from './unknown-tool.ts';

/** The tools over streamable HTTP. Nothing is kept between requests, so any process of any node answers any of them. */
export function* createMcp(router: AnyRouter): Pieces<Mcp> {
  const serverFor = yield* createToolServers(operationsOf(router));
  const runners = new WeakMap<Request, RunOperation>();
  const handler = createMcpHandler(
    ({ requestInfo }) => {
      const run = requestInfo && runners.get(requestInfo);
      if (!run) throw new TypeError('a server was asked for without a request');
      return serverFor(run);
    },
    { legacy: 'stateless', maxSubscriptions: 0 },
  );
  return async (request, body, run) => {
    const unknown = unknownToolError(body);
    if (unknown) return Response.json(unknown);
    runners.set(request, run);
    return handler.fetch(request, { parsedBody: body });
  };
}
