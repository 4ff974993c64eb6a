// A closed-loop HTTP load over plain sockets: each connection sends its next request when the last answer is complete.
import { connect } from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');

/** Bytes of the complete answer at the start of `buffer`, or 0 where it is not complete yet. */
const answerLength = (buffer) => {
  const end = buffer.indexOf(HEAD_END);
  if (end === -1) return 0;
  const head = buffer.toString('latin1', 0, end);
  const length = Number(/content-length: *(\d+)/i.exec(head)?.[1] ?? 0);
  const total = end + 4 + length;
  return buffer.length >= total ? total : 0;
};

/** The bytes of a POST. */
export const postRequest = ({ path, body, headers = {} }) => {
  const lines = [
    `POST ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`);
};

/**
 * Sends `total` requests over `connections` sockets; connection i takes requests[i % requests.length].
 * Answers { seconds, latencies (ms, sorted), statuses }.
 */
export const runLoad = ({ port, connections, total, requests }) =>
  new Promise((resolve, reject) => {
    const latencies = new Float64Array(total);
    const statuses = new Map();
    let sent = 0;
    let done = 0;
    let open = connections;
    const started = performance.now();
    for (let i = 0; i < connections; i += 1) {
      const request = requests[i % requests.length];
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      let pending = Buffer.alloc(0);
      let at = 0;
      const next = () => {
        if (sent >= total) {
          socket.end();
          return;
        }
        sent += 1;
        at = performance.now();
        socket.write(request);
      };
      socket.on('connect', next);
      socket.on('data', (chunk) => {
        pending = pending.length ? Buffer.concat([pending, chunk]) : chunk;
        const length = answerLength(pending);
        if (!length) return;
        const status = pending.toString('latin1', 9, 12);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        pending = pending.subarray(length);
        latencies[done] = performance.now() - at;
        done += 1;
        next();
      });
      socket.on('error', reject);
      socket.on('close', () => {
        open -= 1;
        if (open === 0)
          resolve({
            seconds: (performance.now() - started) / 1000,
            latencies: latencies.sort(),
            statuses: Object.fromEntries(statuses),
          });
      });
    }
  });
