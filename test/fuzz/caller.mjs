// Sends requests to a started service and reads what comes back.
import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const MOST_MS = 300_000;

/** Status, headers and body of one request; a stream that has no end is cut off once its headers are there. */
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
      const isStream = type.startsWith('text/event-stream');
      if (isStream && !response.headers['content-length']) {
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
        // A message of MCP comes as an event that is whole.
        const event = isStream ? /^data: (.*)$/m.exec(bytes.toString())?.[1] : undefined;
        if (event === undefined && !/^application\/([\w.-]+\+)?json\b/.test(type))
          return end({ ...answer, size: bytes.length });
        try {
          end({ ...answer, size: bytes.length, body: JSON.parse(event ?? bytes.toString()) });
        } catch {
          end({ ...answer, fault: 'JSON that cannot be parsed' });
        }
      });
    });
    sent.end(body);
  });

export const hangUp = () => agent.destroy();
