// A server that does nothing, on a thread of its own: how long an answer takes on this machine at this moment, whoever else needs it.
import { createServer } from 'node:http';
import { parentPort } from 'node:worker_threads';

const server = createServer((request, response) => {
  request.resume();
  response.setHeader('content-type', 'application/json').end('{"status":"ok"}');
});
server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
