// Twelve bodies of 63 MB of one key at once, on each surface that takes images: the memory of the service, and how long others wait.
import { randomFillSync } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { crc32, deflateSync } from 'node:zlib';
import { residentMb } from './processes.mjs';

const AT_ONCE = 12;
const BYTES = 63_000_000;
const PIECE = 1024 * 1024;
const IDLE_MS = 2_000;
/** Memory is looked at so often. */
const LOOK_MS = 20;

const chunk = (type, data) => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};

/** A PNG of ten megapixels of noise in base64, filled up to so many digits by a chunk that readers pass over. */
const noise = (digits) => {
  const [width, height] = [4000, 2500];
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 6], 8);
  const rows = randomFillSync(Buffer.alloc(height * (width * 4 + 1)));
  for (let row = 0; row < height; row += 1) rows[row * (width * 4 + 1)] = 0;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows, { level: 0 }))];
  const end = chunk('IEND', Buffer.alloc(0));
  const length = [...parts, end].reduce((sum, part) => sum + part.length, 12);
  const rest = Math.max(0, Math.floor(digits / 4) * 3 - length);
  return Buffer.from(Buffer.concat([...parts, chunk('prVt', Buffer.alloc(rest, 'x')), end]).toString('base64'));
};

/** Head and tail of a body around an image, by surface. */
const SURFACES = {
  REST: { path: '/v1/palette/from-image', head: '{"maxPixels":10000000,"image":"', tail: '"}' },
  tRPC: { path: '/v1/trpc/palette.fromImage', head: '{"maxPixels":10000000,"image":"', tail: '"}' },
  GraphQL: {
    path: '/v1/graphql',
    head: '{"query":"query($i:String!){paletteFromImage(image:$i,maxPixels:10000000){width}}","variables":{"i":"',
    tail: '"}}',
  },
  MCP: {
    path: '/v1/mcp',
    head: '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"palette_from_image","arguments":{"image":"',
    tail: '"}}}',
  },
};

/** Resolves with the status of an answer to a body that is written in pieces, or with what went wrong. */
const send = (agent, { port, key, path, head, content, tail }) =>
  new Promise((resolve) => {
    const sent = request({
      ...{ host: '127.0.0.1', port, path, method: 'POST', agent },
      headers: {
        'x-api-key': key,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'content-length': head.length + content.length + tail.length,
      },
    });
    sent.on('error', (error) => resolve(error.code));
    sent.on('response', (response) => {
      let bytes = 0;
      response.on('data', (part) => {
        bytes += part.length;
      });
      response.on('end', () => resolve(bytes > 4096 ? `answer of ${bytes} bytes` : response.statusCode));
      response.on('error', (error) => resolve(error.code));
    });
    const write = async () => {
      sent.write(head);
      for (let from = 0; from < content.length && !sent.destroyed; from += PIECE)
        if (!sent.write(content.subarray(from, from + PIECE)))
          await Promise.race([
            new Promise((go) => sent.once('drain', go)),
            new Promise((go) => sent.once('close', go)),
          ]);
      sent.end(tail);
    };
    void write();
  });

const p99 = (latencies) => latencies.toSorted((a, b) => a - b)[Math.floor(0.99 * latencies.length)];

/** Asks for health and a contrast until `work` is done; answers the 99th percentile of each. */
const probed = async (port, key, work) => {
  const contrast = {
    ...{ path: '/v1/color/contrast', method: 'POST', body: '{"fg":"#123456","bg":"#ffffff"}' },
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
  };
  const probes = [{ path: '/v1/health' }, contrast].map(
    (asked) => new Worker(new URL('../hostile/probe.mjs', import.meta.url), { workerData: { port, ...asked } }),
  );
  const outcome = await work();
  const figures = await Promise.all(
    probes.map(async (probe) => {
      const { latencies } = await new Promise((resolve, reject) => {
        probe.once('message', resolve).once('error', reject);
        probe.postMessage('stop');
      });
      return p99(latencies);
    }),
  );
  return { outcome, health: figures[0], contrast: figures[1] };
};

/** The most resident memory while `work` goes on. */
const watched = async (pid, work) => {
  let most = 0;
  const looking = setInterval(() => {
    most = Math.max(most, residentMb(pid));
  }, LOOK_MS);
  const outcome = await work();
  clearInterval(looking);
  return { most, outcome };
};

/** Reports of each surface and kind of body what it takes of a service that has two keys: whose bodies come, and who asks beside. */
export const measureBodies = async (report, { pid, port }, [hostile, other]) => {
  const kinds = { 'no image': Buffer.alloc(BYTES, 'A'), 'ten megapixels': noise(BYTES) };
  const idle = await probed(port, other, () => sleep(IDLE_MS));
  for (const [surface, { path, head, tail }] of Object.entries(SURFACES))
    for (const [kind, content] of Object.entries(kinds)) {
      const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
      const all = () =>
        Promise.all(
          Array.from({ length: AT_ONCE }, () => send(agent, { port, key: hostile, path, head, content, tail })),
        );
      const { outcome, health, contrast } = await probed(port, other, () => watched(pid, all));
      agent.destroy();
      const label = `twelve bodies of 63 MB, ${kind}, ${surface}`;
      const note = [...new Set(outcome.outcome)].join(', ');
      report(`${label}: resident memory`, outcome.most, 'MB', { limit: 700, note });
      report(`${label}: /v1/health`, health, 'ms at p99', { limit: 20 });
      report(`${label}: a contrast of another key`, contrast / idle.contrast, '× idle at p99', { limit: 5 });
    }
};
