import { request as send } from 'node:http';

/** Hands a request on to the service, and its answer back as it comes. */
export const forward = (base, request, response) => {
  const { hostname, port } = new URL(base);
  const onward = send(
    { hostname, port, method: request.method, path: request.url, headers: request.headers },
    (answer) => {
      response.writeHead(answer.statusCode, answer.rawHeaders);
      answer.pipe(response);
    },
  );
  onward.once('error', () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502, { 'content-type': 'text/plain' }).end('The service did not answer.\n');
  });
  response.once('close', () => onward.destroy());
  request.pipe(onward);
};
