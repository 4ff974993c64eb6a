// The same procedures behind the Koa middleware of trpc-to-openapi as it comes, with the same gate. It writes into the schemas that it
// meets, so it has a process of its own. Prints the port of the service that it asks for keys, and its own.
import Koa from 'koa';
import { createOpenApiKoaMiddleware } from 'trpc-to-openapi';
import { appRouter } from '../../dist/routers/index.js';
import { createCallIds } from '../../dist/src/accounts/call-id.js';
import { RequestContext } from '../../dist/src/http/exchange.js';
import { readServiceConfig, startService } from '../../dist/src/service.js';

const service = await startService(readServiceConfig(process.env), appRouter, { quiet: true });
// Numbers of calls that no process of this database makes.
const ids = createCallIds();
ids.move(63, 0, Number.MAX_SAFE_INTEGER);
const app = new Koa();
app.use(
  createOpenApiKoaMiddleware({
    router: appRouter,
    createContext: ({ req, res }) => new RequestContext(req, res, service.services, () => ids.next()),
  }),
);
const server = app.listen(0, '127.0.0.1', () =>
  process.stdout.write(`${service.url} http://127.0.0.1:${server.address().port}\n`),
);
