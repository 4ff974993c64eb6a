// Twelve bodies of 63 MB of one key at once, on each surface that takes images: the memory of the service, and how long others wait.
import { randomFillSync } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { crc32, deflateSync } from 'node:zlib';
import { probed, watched } from './probed.mjs';
import { startService, UNLIMITED } from './processes.mjs';

const AT_ONCE = 12;
const BYTES = 63_000_000;
const PIECE = 1024 * 1024;
const IDLE_MS = 2_000;

const chunk = (type, data) => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};

/** A PNG of noise in base64, filled up to so many digits by a chunk that readers pass over. */
const noise = (width, height) => {
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
  const rest = Math.max(0, Math.floor(BYTES / 4) * 3 - length);
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
    let go = () => {};
    sent.on('drain', () => go()).on('close', () => go());
    const write = async () => {
      sent.write(head);
      for (let from = 0; from < content.length && !sent.destroyed; from += PIECE)
        if (!sent.write(content.subarray(from, from + PIECE)))
          await new Promise((resolve) => {
            go = resolve;
          });
      sent.end(tail);
    };
    void write();
  });

const LETTERS = 'letters';
const IMAGE = 'an image';
const LARGE_IMAGE = 'ten megapixels';

/** What is sent to each surface: what is no image is refused when it has come, images are decoded in a thread. */
const KINDS = {
  REST: [LETTERS, IMAGE, LARGE_IMAGE],
  tRPC: [LETTERS, IMAGE],
  GraphQL: [LETTERS, IMAGE],
  MCP: [LETTERS, IMAGE],
};

export const run = async (report) => {
  const contents = { [LETTERS]: Buffer.alloc(BYTES, 'A'), [IMAGE]: noise(500, 400), [LARGE_IMAGE]: noise(4000, 2500) };
  const service = await startService({ TIERS: UNLIMITED });
  try {
    const { pid, port } = service;
    const [hostile, other] = await service.issueKeys(2);
    const idle = await probed(port, other, () => sleep(IDLE_MS));
    for (const [surface, kinds] of Object.entries(KINDS))
      for (const kind of kinds) {
        const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
        const body = { port, key: hostile, ...SURFACES[surface], content: contents[kind] };
        const all = () => Promise.all(Array.from({ length: AT_ONCE }, () => send(agent, body)));
        const { outcome, health, contrast } = await probed(port, other, () => watched(pid, all));
        agent.destroy();
        const label = `${surface}, ${kind}`;
        const note = [...new Set(outcome.outcome)].join(', ');
        report(`${label}: resident memory`, outcome.most, 'MB', { limit: 700, note });
        report(`${label}: /v1/health`, health, 'ms at p99', { limit: 20 });
        report(`${label}: a contrast of another key`, contrast / idle.contrast, '× idle at p99', { limit: 5 });
      }
  } finally {
    await service.stop();
  }
};
