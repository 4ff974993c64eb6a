// A server on loopback for pages made to hurt, and a service that may read it.
import { createServer } from 'node:http';
import { startService, UNLIMITED } from '../bench/processes.mjs';

/** Starts both. `answers(path)` gives a listener for a path, or undefined for 404. */
export const startDrill = async (answers) => {
  const site = createServer((request, response) => {
    response.on('error', () => {});
    const listener = answers(request.url);
    if (listener) listener(request, response);
    else response.writeHead(404, { 'content-type': 'text/plain' }).end('none');
  });
  await new Promise((resolve) => site.listen(0, '127.0.0.1', resolve));
  const { port } = site.address();
  const service = await startService({ TIERS: UNLIMITED, FETCH_ALLOW_HOSTS: `127.0.0.1:${port}` });
  const inspect = async (key, path, scope) => {
    const started = performance.now();
    const answer = await fetch(`${service.base}/v1/analyzer/inspect`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify({ url: `http://127.0.0.1:${port}${path}`, ...(scope ? { scope } : {}) }),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      cost: answer.headers.get('x-credits-cost'),
      bytes: text.length,
      body: JSON.parse(text),
      ms: performance.now() - started,
    };
  };
  return {
    service,
    inspect,
    stop: async () => {
      await service.stop();
      site.closeAllConnections();
      site.close();
    },
  };
};

/** Answers a body as a page. */
export const html =
  (body, headers = {}) =>
  (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);
