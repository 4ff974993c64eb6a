// The same procedures behind the request handler of trpc-to-openapi as it comes (its middleware for Express takes plain requests too), with the same gate and metering and none of our headers.
// Prints its port, and that of the service whose keys it takes.
import { createServer } from 'node:http';
import { createOpenApiExpressMiddleware } from 'trpc-to-openapi';
import { appRouter } from '../../../dist/routers/index.js';
import { createCallIds } from '../../../dist/src/accounts/call-id.js';
import { RequestContext } from '../../../dist/src/http/exchange.js';
import { readServiceConfig, startService } from '../../../dist/src/service.js';

const service = await startService(readServiceConfig(process.env), appRouter, { quiet: true });
// Numbers of calls that no process of this database makes.
const ids = createCallIds();
ids.move(63, 0, Number.MAX_SAFE_INTEGER);
const handle = createOpenApiExpressMiddleware({
  router: appRouter,
  createContext: ({ req, res }) => new RequestContext(req, res, service.services, () => ids.next()),
});
const server = createServer({ keepAliveTimeout: 75_000 }, handle);
server.listen(0, '127.0.0.1', () =>
  process.stdout.write(`keys ${new URL(service.url).port}\nport ${server.address().port}\n`),
);
process.on('SIGTERM', () => service.stop({ grace: 0 }).then(() => process.exit(0)));
