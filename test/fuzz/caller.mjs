// Sends requests to a started service and reads what comes back.
import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const MOST_MS = 300_000;

/** Status, headers and body of one request; a stream is cut off once its headers are there. */
export const send = (base, { method, path, headers, body }) =>
  new Promise((resolve) => {
    const started = performance.now();
    const end = (answer) => resolve({ ms: performance.now() - started, ...answer });
    let sent;
    try {
      sent = request(`${base}${path}`, {
        method,
        agent,
        headers: { ...headers, ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }) },
      });
    } catch (error) {
      // Node refuses to send what is no HTTP: there is nothing to see.
      end({ unsent: error.message });
      return;
    }
    sent.setTimeout(MOST_MS, () => sent.destroy(new Error(`no answer within ${MOST_MS} ms`)));
    sent.on('error', (error) => end({ fault: error.message }));
    sent.on('response', (response) => {
      const type = response.headers['content-type'] ?? '';
      const answer = { status: response.statusCode, headers: response.headers, type };
      // A stream of known length is one message, as MCP sends it.
      const isMessage = type.startsWith('text/event-stream') && response.headers['content-length'] !== undefined;
      if (type.startsWith('text/event-stream') && !isMessage) {
        sent.removeAllListeners('error');
        sent.on('error', () => {});
        response.destroy();
        end(answer);
        return;
      }
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () => {
        const bytes = Buffer.concat(parts);
        if (!type.startsWith('application/json') && !isMessage) return end({ ...answer, size: bytes.length });
        try {
          const text = isMessage ? bytes.toString().replace(/^[^]*?^data: /m, '') : bytes.toString();
          end({ ...answer, size: bytes.length, body: JSON.parse(text) });
        } catch {
          end({ ...answer, fault: 'JSON that cannot be parsed' });
        }
      });
    });
    sent.end(body);
  });

export const hangUp = () => agent.destroy();
