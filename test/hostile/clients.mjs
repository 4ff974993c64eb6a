// Nine clients that mean harm, each of its own address on loopback and with a free key of its own. Run as a process beside the service:
// it gets ports, keys and a site as a message, and sends back what each client was answered.
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { pagePng } from '../bench/pictures.mjs';

const JSON_TYPE = { 'content-type': 'application/json' };
/** Heavy calls wait for each other, and a busy machine is slow: beyond this they are lost. */
const MOST_WAIT_MS = 240_000;
const PART = Buffer.alloc(1024 * 1024, 'A');

/** Resolves when a request takes more of its body, or is over. */
const taken = (sent) =>
  new Promise((resolve) => {
    const go = () => {
      sent.off('drain', go).off('close', go);
      resolve();
    };
    sent.on('drain', go).on('close', go);
  });

/** What the clients have in common: how to ask one of the nodes, and until when. */
const callerOf = ({ name, address, ports, key, until, report }) => {
  const agent = new Agent({ keepAlive: true, localAddress: address, maxSockets: 64 });
  let turn = 0;
  const portOf = () => ports[turn++ % ports.length];
  const note = (status, headers) => report(name, status, headers);

  /** Asks; a body of `megabytes` is written in parts around `body`, which is a head and a tail then. */
  const ask = (path, { body, megabytes = 0, headers = {}, method = body === undefined ? 'GET' : 'POST' } = {}) =>
    new Promise((resolve) => {
      const end = (status, answered) => {
        note(status, answered);
        resolve(status);
      };
      const [head, tail] = megabytes ? body : [typeof body === 'string' ? body : (JSON.stringify(body) ?? ''), ''];
      const length = Buffer.byteLength(head) + megabytes * PART.length + Buffer.byteLength(tail);
      const sent = request({
        ...{ host: '127.0.0.1', port: portOf(), path, method, agent },
        headers: {
          ...(key ? { 'x-api-key': key } : {}),
          ...(body === undefined ? {} : { ...JSON_TYPE, 'content-length': length }),
          ...headers,
        },
      });
      sent.setTimeout(MOST_WAIT_MS, () => sent.destroy(new Error('silent')));
      // A caller that is refused while it sends may find its connection closed.
      sent.on('error', (error) => end(error.message === 'silent' ? 'silent' : 'closed'));
      sent.on('response', (response) => {
        response.on('error', () => {});
        response.resume();
        response.on('end', () => end(response.statusCode, response.headers));
      });
      const write = async () => {
        if (head) sent.write(head);
        for (let i = 0; i < megabytes && !sent.destroyed; i += 1) if (!sent.write(PART)) await taken(sent);
        sent.end(tail);
      };
      void write();
    });

  /** Keeps `width` requests in flight, taken from `make(n)` in turn. */
  const keep = async (width, make) => {
    let n = 0;
    const lane = async () => {
      while (Date.now() < until) {
        const [path, options] = make(n++);
        const status = await ask(path, options);
        // A loop on the spot would measure how fast this process is refused.
        if (status === 429 || typeof status === 'string') await sleep(20);
      }
    };
    await Promise.all(Array.from({ length: width }, lane));
  };
  return { ask, keep, portOf, note, address, until, hangUp: () => agent.destroy() };
};

/** Writes many requests at once on one connection, and reads the answers or does not. */
const pipeline = ({ portOf, address, note, until }, requests, { reads }) =>
  new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port: portOf(), localAddress: address });
    const end = () => {
      clearTimeout(over);
      socket.destroy();
      resolve();
    };
    const over = setTimeout(end, Math.max(0, until - Date.now()));
    socket.on('error', () => {});
    socket.on('close', () => {
      note('closed');
      end();
    });
    if (reads)
      socket.on('data', (bytes) => {
        for (const [, status] of bytes.toString('latin1').matchAll(/^HTTP\/1\.1 (\d{3}) /gm)) note(Number(status));
      });
    else socket.pause();
    socket.write(requests);
  });

const raw = ({ portOf, address, note }, text) =>
  new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port: portOf(), localAddress: address });
    socket.setTimeout(5_000, () => socket.destroy());
    socket.on('error', () => {});
    socket.once('data', (bytes) => {
      note(Number(bytes.toString('latin1', 9, 12)) || 'unreadable');
      socket.destroy();
    });
    socket.once('close', resolve);
    socket.write(text);
  });

const MANY = 20_000;
const many = (path) => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`.repeat(MANY);

/** By name: what each does until its time is over. */
const CLIENTS = {
  /** The dearest work of the threads, eight at a time. */
  'heavy calls': async ({ keep }) => {
    const image = pagePng(3200, 3000);
    await keep(8, (n) =>
      [
        ['/v1/personalize/palettes', { body: { depth: 1200, keep: 120, seed: n } }],
        ['/v1/accessibility/from-image', { body: { image } }],
        ['/v1/accessibility/map', { body: { ground: '#336699', resolution: 360, targets: [2, 3, 4.5, 7] } }],
        ['/v1/palette/generate', { body: { method: 'qualitative', count: 12, seed: n } }],
      ].at(n % 4),
    );
  },
  /** Bodies near the limit on every surface that accepts one. */
  'large bodies': ({ keep }) =>
    keep(12, (n) =>
      [
        ['/v1/palette/from-image', { body: ['{"image":"', '"}'], megabytes: 62 }],
        ['/v1/graphql', { body: ['{"query":"{__typename}","variables":{"a":"', '"}}'], megabytes: 62 }],
        [
          '/v1/mcp',
          {
            body: ['{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"', '"}}'],
            megabytes: 62,
            headers: { accept: 'application/json, text/event-stream' },
          },
        ],
        ['/v1/trpc/palette.fromImage', { body: ['{"image":"', '"}'], megabytes: 62 }],
      ].at(n % 4),
    ),
  /** Large bodies of which hardly anything comes, of four keys and two addresses: as many as the room for bodies holds. */
  'slow bodies': async ({ portOf, address, note, until }, { spare }) => {
    const others = address.replace('127.0.0.', '127.0.1.');
    const hold = (key, localAddress) =>
      new Promise((resolve) => {
        const socket = connect({ host: '127.0.0.1', port: portOf(), localAddress });
        const drip = setInterval(() => socket.write('A'), 1_000);
        const over = setTimeout(() => socket.destroy(), Math.max(0, until - Date.now()));
        socket.on('error', () => {});
        socket.once('data', (bytes) => note(Number(bytes.toString('latin1', 9, 12))));
        socket.once('close', () => {
          clearInterval(drip);
          clearTimeout(over);
          resolve();
        });
        socket.write(
          `POST /v1/palette/from-image HTTP/1.1\r\nHost: a\r\nX-Api-Key: ${key}\r\nContent-Type: application/json\r\nContent-Length: 60000000\r\n\r\n{"image":"`,
        );
      });
    const lane = async (key, i) => {
      while (Date.now() < until) {
        await hold(key, i % 2 ? others : address);
        await sleep(100);
      }
    };
    await Promise.all(spare.map(lane));
  },
  /** Ten connections of 20,000 requests without a key, read and unread. */
  pipelining: async (caller) => {
    const [catalog, nowhere] = [many('/v1/catalog'), many('/v1/nope')];
    const lane = async (_, i) => {
      while (Date.now() < caller.until) {
        await pipeline(caller, i % 2 ? nowhere : catalog, { reads: i % 2 === 1 });
        await sleep(50);
      }
    };
    await Promise.all(Array.from({ length: 10 }, lane));
  },
  /** Filters that no record meets, or that have to look at every one. */
  scans: ({ keep }) =>
    keep(8, (n) => [
      [
        '/v1/accessibility/corpus?max_scan=1000000&min_ratio=20.9',
        '/v1/accessibility/corpus?level=AA&max_ratio=3',
        '/v1/accessibility/corpus?grade=A%2B&max_ratio=3&sort=ratio',
        '/v1/palette/library?max_scan=500000&min_contrast=18',
        '/v1/shade/library?monotonic=false',
        '/v1/gradient/library?max_scan=100000&sort=smoothness',
        '/v1/accessibility/corpus/stats?sample=1000000',
      ].at(n % 7),
      {},
    ]),
  /** What cannot be accepted: names, ids, keys, framing. */
  refusals: async (caller) => {
    const wrong = { 'x-api-key': 'mtm_live_wrong' };
    const mess = [
      'POST /v1/color/contrast HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 60000000\r\n\r\n',
      'POST /v1/color/contrast HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n',
      'GET /v1/health HTTP/1.1\r\nHost: a\r\nHost: b\r\nX: \0\r\n\r\n',
      `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
    ];
    const garble = async () => {
      for (let n = 0; Date.now() < caller.until; n += 1) {
        await raw(caller, mess[n % mess.length]);
        await sleep(20);
      }
    };
    await Promise.all([
      garble(),
      caller.keep(6, (n) =>
        [
          ['/v1/science/convert', { body: { color: 'x'.repeat(60_000), to: ['nope'] } }],
          ['/v1/science/convert', { body: { color: '#336699', to: ['a'.repeat(3_000)] } }],
          ['/v1/personalize/palettes', { body: { styles: Array(60).fill('velvety'), intent: 'nope' } }],
          ['/v1/accessibility/corpus/00000000000000000001', {}],
          ['/v1/color/contrast', { body: { fg: '#000', bg: '#fff' }, headers: wrong }],
          ['/v1/color/contrast', { body: `${'['.repeat(30_000)}` }],
          ['/v1/analyzer/render', { body: { report: { url: 7, sections: 'none', findings: 1 }, format: 'pdf' } }],
          ['/v1/usage/live?since=999999999', {}],
        ].at(n % 8),
      ),
    ]);
  },
  /** Documents that are wide, deep, many or of the wrong kind. */
  graphql: ({ keep }) =>
    keep(6, (n) => {
      const aliases = Array.from({ length: 200 }, (_, i) => `a${i}: colorContrast(fg: "#000", bg: "#fff") { ratio }`);
      const query = [
        'subscription { x }',
        `{ ${aliases.join(' ')} }`,
        `${'{ a '.repeat(5_000)}${'}'.repeat(5_000)}`,
        '{ __schema { types { name fields { name type { name ofType { name ofType { name } } } } } } }',
        `query { ...f } fragment f on Query { ...f }`,
        `{ __typename ${'@include(if: true) '.repeat(5_000)} }`,
        'mutation { webhooksSubscribe(url: "http://127.0.0.1:1/", events: ["job.succeeded"]) { id } }',
      ].at(n % 7);
      return ['/v1/graphql', { body: { query } }];
    }),
  /** Pages that name many files of another host, and pages that never end. */
  pages: ({ keep }, { site }) =>
    keep(8, (n) => ['/v1/analyzer/inspect', { body: { url: `${site}/${['many', 'heavy', 'slow'].at(n % 3)}?${n}` } }]),
  /** Jobs, streams and deliveries, as many as there is room for. */
  queues: async ({ ask, keep, note, portOf, address, until }, { key }) => {
    const streams = Array.from({ length: 50 }, () => {
      const socket = connect({ host: '127.0.0.1', port: portOf(), localAddress: address });
      socket.on('error', () => {});
      socket.once('data', (bytes) => note(Number(bytes.toString('latin1', 9, 12))));
      socket.write(`GET /v1/usage/stream HTTP/1.1\r\nHost: a\r\nX-Api-Key: ${key}\r\n\r\n`);
      return socket;
    });
    await keep(6, (n) =>
      [
        ['/v1/jobs/personalize-deep', { body: { depth: 1200, seed: n } }],
        ['/v1/jobs/nope', { body: {} }],
        ['/v1/webhooks', { body: { url: 'http://169.254.169.254/', events: ['job.succeeded'] } }],
        ['/v1/jobs/id/job_0/events', {}],
      ].at(n % 4),
    );
    for (const socket of streams) socket.destroy();
    if (Date.now() > until) await ask('/v1/jobs');
  },
};

export const NAMES = Object.keys(CLIENTS);

const run = async ({ ports, keys, spare, site, seconds, names = NAMES }) => {
  const answers = Object.fromEntries(names.map((name) => [name, {}]));
  const unexpected = [];
  const report = (name, status, headers) => {
    answers[name][status] = (answers[name][status] ?? 0) + 1;
    if (status === 503 && headers && !headers['retry-after']) unexpected.push(`${name}: 503 without Retry-After`);
  };
  const until = Date.now() + seconds * 1000;
  await Promise.all(
    names.map(async (name, i) => {
      const caller = callerOf({
        ...{ name, ports, until, report },
        address: `127.0.0.${i + 11}`,
        key: name === 'pipelining' ? undefined : keys[i],
      });
      await CLIENTS[name](caller, { site, key: keys[i], spare });
      caller.hangUp();
    }),
  );
  return { answers, unexpected };
};

process.on('message', (orders) => {
  void run(orders).then((outcome) => {
    process.send(outcome, () => process.exit());
  });
});
