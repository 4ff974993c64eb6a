// The floor of the HTTP bench: bare node:http that reads the same JSON, computes the same contrast and answers the same headers
// and members, without having to work any of the headers out.
import { createServer } from 'node:http';
import { contrastReport } from '../../../dist/src/accessibility/contrast/report.js';
import { parseHex } from '../../../dist/src/color/rgb.js';

/** Headers that the bench has seen on an answer of the service: name, value, name, value. */
const HEADERS = JSON.parse(process.env.HEADERS ?? '[]');

const server = createServer({ keepAliveTimeout: 75_000 }, (request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const { fg, bg } = JSON.parse(Buffer.concat(chunks).toString());
    const body = JSON.stringify(contrastReport(parseHex(fg), parseHex(bg), 2000));
    response.writeHead(200, [...HEADERS, 'content-length', String(Buffer.byteLength(body))]);
    response.end(body);
  });
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`port ${server.address().port}\n`));
