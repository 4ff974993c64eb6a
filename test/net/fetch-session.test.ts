import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readAllowlist } from '../../src/net/allowlist.ts';
import { fetchReason } from '../../src/net/failure.ts';
import type { FetchOptions } from '../../src/net/fetch-session.ts';
import { createOutboundGuard } from '../../src/net/outbound-guard.ts';
import { doorTo, never, recordingConnector, startOrigin, tableResolver } from './origin.ts';

const fetchFrom = async (
  listener: Parameters<typeof startOrigin>[0],
  options: Partial<FetchOptions> = {},
  path = '/',
) => {
  const { port, origin, connections } = await startOrigin(listener);
  const visit = doorTo([port]).visit({ signal: never() });
  const answer = visit.fetch(new URL(origin + path), { maxBytes: 1_000_000, ...options });
  return { answer, origin, connections };
};
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');
const PAGE = '<!doctype html><title>Kiln</title>'.repeat(50);

describe('a fetch', () => {
  it('answers status, headers, cookies, sizes and version as they came', async () => {
    const { answer } = await fetchFrom((request, response) => {
      response.writeHead(404, 'Nothing Here', [
        ['X-Agent', request.headers['user-agent'] ?? ''],
        ['Vary', 'a'],
        ['Vary', 'b'],
        ['Set-Cookie', 'one=1; Secure'],
        ['Set-Cookie', 'two=2'],
        ['Content-Length', '4'],
      ]);
      response.end('gone');
    });
    const got = await answer;
    expect(got).toMatchObject({ status: 404, statusText: 'Nothing Here', httpVersion: '1.1', ipFamily: 4, tls: null });
    expect(got).toMatchObject({ wireBytes: 4, size: 4, cut: false, redirects: [], encodings: [], notes: [] });
    expect(got.headers).toMatchObject({ 'x-agent': 'Metamer tests', vary: 'a, b' });
    expect(got.headers).not.toHaveProperty('set-cookie');
    expect(got.setCookie).toEqual(['one=1; Secure', 'two=2']);
  });

  it.each([
    ['gzip', gzipSync(PAGE)],
    ['x-gzip', gzipSync(PAGE)],
    ['deflate', deflateSync(PAGE)],
    ['deflate', deflateRawSync(PAGE)],
    ['br', brotliCompressSync(PAGE)],
    ['gzip, br', brotliCompressSync(gzipSync(PAGE))],
    ['identity', Buffer.from(PAGE)],
  ])('undoes %s', async (encoding, body) => {
    const { answer } = await fetchFrom((_, response) =>
      response.writeHead(200, { 'content-encoding': encoding }).end(body),
    );
    expect(text((await answer).bytes)).toBe(PAGE);
    expect((await answer).wireBytes).toBe(body.length);
  });

  it('keeps what a broken-off gzip stream gave, and says so', async () => {
    const body = gzipSync(PAGE.repeat(400), { level: 0 });
    const { answer } = await fetchFrom((_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(body.subarray(0, body.length - 100)),
    );
    const got = await answer;
    expect(got.notes).toEqual(['truncated-encoding']);
    expect(text(got.bytes).startsWith(PAGE)).toBe(true);
  });

  const JUNK = {
    'a word': Buffer.from('trailing words'),
    zeros: Buffer.alloc(30),
    'a lot': Buffer.alloc(100_000, 65),
    'the beginning of another member': Buffer.from([0x1f, 0x8b, 1, 2, 3, 4]),
    'a member with a flag nobody knows': Buffer.from([0x1f, 0x8b, 8, 0xff, 0, 0, 0, 0, 0, 0, 1]),
  };
  it.each(
    Object.entries(JUNK).flatMap(([name, junk]) =>
      (
        [
          ['gzip', gzipSync(PAGE)],
          ['deflate', deflateSync(PAGE)],
          ['br', brotliCompressSync(PAGE)],
        ] as const
      ).map(([encoding, body]) => [name, encoding, Buffer.concat([body, junk])] as const),
    ),
  )('leaves %s after %s alone', async (_, encoding, body) => {
    const { answer } = await fetchFrom((__, response) =>
      response.writeHead(200, { 'content-encoding': encoding }).end(body),
    );
    expect(text((await answer).bytes)).toBe(PAGE);
  });

  it('reads a gzip of several members whole, and one with a name and a comment before words', async () => {
    const several = await fetchFrom((_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(Buffer.concat([gzipSync(PAGE), gzipSync('more')])),
    );
    expect(text((await several.answer).bytes)).toBe(`${PAGE}more`);
    const plain = gzipSync(PAGE);
    const head = Buffer.concat([
      Buffer.from([0x1f, 0x8b, 8, 4 | 8 | 16, 0, 0, 0, 0, 0, 3, 3, 0, 1, 2, 3]),
      Buffer.from('page.html\0a comment\0'),
    ]);
    const named = await fetchFrom((_, response) =>
      response
        .writeHead(200, { 'content-encoding': 'gzip' })
        .end(Buffer.concat([head, plain.subarray(10), Buffer.from('words')])),
    );
    expect(text((await named.answer).bytes)).toBe(PAGE);
  });

  it('still refuses a gzip whose content is damaged', async () => {
    const body = gzipSync(PAGE);
    body[body.length - 8]! ^= 0xff;
    const { answer } = await fetchFrom((_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(body),
    );
    expect(fetchReason(await answer.catch((thrown) => thrown))).toBe('decode');
  });

  it.each([
    ['with its length', { 'content-length': '5000' }],
    ['in chunks', { 'transfer-encoding': 'chunked' }],
    ['until it closes', { connection: 'close' }],
  ])('names a reset within a body that comes %s', async (_, headers: Record<string, string>) => {
    const { answer } = await fetchFrom((__, response) => {
      response.useChunkedEncodingByDefault = 'transfer-encoding' in headers;
      response.writeHead(200, { 'content-type': 'text/html', ...headers });
      response.write(PAGE);
      setTimeout(() => response.socket?.resetAndDestroy(), 50);
    });
    expect(fetchReason(await answer.catch((thrown) => thrown))).toBe('reset');
  });

  it.each([
    ['an unknown encoding', 'zstd', Buffer.from('x'), 'decode'],
    ['three encodings', 'gzip, gzip, gzip', gzipSync(gzipSync(gzipSync('x'))), 'decode'],
    ['a lie about the encoding', 'gzip', Buffer.from(PAGE), 'decode'],
    ['a gzip bomb', 'gzip', gzipSync(Buffer.alloc(50_000_000)), 'too-large'],
    ['a bomb in a bomb', 'gzip, gzip', gzipSync(gzipSync(Buffer.alloc(200_000_000))), 'too-large'],
  ])('refuses %s', async (_, encoding, body, reason) => {
    const { answer } = await fetchFrom(
      (__, response) => response.writeHead(200, { 'content-encoding': encoding }).end(body),
      { maxBytes: 5_000_000 },
    );
    expect(fetchReason(await answer.catch((thrown) => thrown))).toBe(reason);
  });

  it('refuses a ratio that no page has, even below the size limit', async () => {
    const { answer } = await fetchFrom(
      (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(3_000_000))),
      { maxBytes: 5_000_000 },
    );
    expect(fetchReason(await answer.catch((thrown) => thrown))).toBe('too-large');
  });

  it('stops reading at the limit: refused, or cut where the caller allows it', async () => {
    const endless: Parameters<typeof startOrigin>[0] = (_, response) => {
      response.on('error', () => {});
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536, 97)));
        response.once('drain', more);
      };
      more();
    };
    const refused = await fetchFrom(endless, { maxBytes: 300_000 });
    expect(fetchReason(await refused.answer.catch((thrown) => thrown))).toBe('too-large');
    const cut = await fetchFrom(endless, { maxBytes: 300_000, overflow: 'cut' });
    expect(await cut.answer).toMatchObject({ cut: true, size: null });
    expect((await cut.answer).bytes).toHaveLength(300_000);
  });

  it('asks for a range without encoding and learns the whole size', async () => {
    const { answer } = await fetchFrom(
      (request, response) => {
        expect(request.headers['accept-encoding']).toBe('identity');
        response.writeHead(206, { 'content-range': 'bytes 0-9/12345' }).end(request.headers.range);
      },
      { range: 10, overflow: 'cut' },
    );
    expect(await answer).toMatchObject({ size: 12_345, status: 206 });
    expect(text((await answer).bytes)).toBe('bytes=0-9');
  });

  it.each([
    ['answers nothing', () => {}],
    [
      'drips for ever',
      (_: unknown, response: import('node:http').ServerResponse) => {
        const timer = setInterval(() => response.write(' '), 20);
        response.on('close', () => clearInterval(timer));
      },
    ],
  ])('ends at its deadline when a server %s', async (_, listener) => {
    const { answer } = await fetchFrom(listener, { timeoutMs: 300 });
    expect(fetchReason(await answer.catch((thrown) => thrown))).toBe('timeout');
  });

  it.each([
    ['closes at once', (socket: import('node:net').Socket) => socket.destroy()],
    ['speaks something else', (socket: import('node:net').Socket) => socket.end('220 mail.example.org ESMTP\r\n')],
    [
      'sends a body shorter than promised',
      (socket: import('node:net').Socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\nshort'),
    ],
    [
      'sends two lengths',
      (socket: import('node:net').Socket) =>
        socket.end('HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'),
    ],
    [
      'sends 60 kB of headers',
      (socket: import('node:net').Socket) =>
        socket.end(`HTTP/1.1 200 OK\r\n${`X: ${'y'.repeat(1000)}\r\n`.repeat(60)}\r\n`),
    ],
    [
      'switches protocols',
      (socket: import('node:net').Socket) =>
        socket.end('HTTP/1.1 101 Switching\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n'),
    ],
  ])('fails clearly when a server %s', async (_, speak) => {
    const { answer } = await fetchFrom((request) => speak(request.socket));
    expect(fetchReason(await answer.catch((thrown) => thrown))).toBe('http-protocol');
  });

  it('is given up when the caller leaves', async () => {
    const { port, origin } = await startOrigin(() => {});
    const caller = new AbortController();
    const answer = doorTo([port]).visit({ signal: caller.signal }).fetch(new URL(origin), { maxBytes: 9 });
    setTimeout(() => caller.abort(new Error('gone')), 50);
    await expect(answer).rejects.toThrow('gone');
  });
});

describe('redirects', () => {
  it('are followed with every hop named', async () => {
    const { answer, origin } = await fetchFrom((request, response) => {
      if (request.url === '/') response.writeHead(301, { location: 'a?b=1#c' }).end();
      else if (request.url === '/a?b=1') response.writeHead(308, { location: '/end' }).end();
      else response.end('end');
    });
    expect(await answer).toMatchObject({
      url: `${origin}/`,
      finalUrl: `${origin}/end`,
      redirects: [
        { url: `${origin}/`, status: 301, location: `${origin}/a?b=1` },
        { url: `${origin}/a?b=1`, status: 308, location: `${origin}/end` },
      ],
    });
  });

  it.each([
    ['a circle', (request: { url?: string | undefined }) => (request.url === '/' ? '/b' : '/')],
    ['a chain of 20', (request: { url?: string | undefined }) => `/${Number(request.url?.slice(1) || 0) + 1}`],
  ])('end with too-many-redirects in %s', async (_, next) => {
    const { answer, connections } = await fetchFrom((request, response) =>
      response.writeHead(302, { location: next(request) }).end(),
    );
    expect(fetchReason(await answer.catch((thrown) => thrown))).toBe('too-many-redirects');
    expect(connections()).toBeLessThanOrEqual(11);
  });

  it('carry cookies within the call, to the same host only', async () => {
    const other = await startOrigin((request, response) => response.end(request.headers.cookie ?? 'none'));
    const first = await startOrigin((request, response) => {
      if (request.url === '/away') response.writeHead(302, { location: `${other.origin}/` }).end();
      else if (request.headers.cookie === 'pass=1') response.end('let in');
      else response.writeHead(302, { location: request.url, 'set-cookie': 'pass=1; Path=/' }).end();
    });
    const visit = doorTo([first.port, other.port]).visit({ signal: never() });
    expect(text((await visit.fetch(new URL(first.origin), { maxBytes: 99 })).bytes)).toBe('let in');
    expect(text((await visit.fetch(new URL(`${first.origin}/away`), { maxBytes: 99 })).bytes)).toBe('none');
  });

  it('carry no cookie that has ended, or that is for https alone', async () => {
    const cookies = [
      'a=1',
      'b=2; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
      'c=3; Secure',
      'd=4; Max-Age=9; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
      'e=5; max-age=0',
      'g=8; Expires=0',
      'f',
      '=7',
    ];
    const origin = await startOrigin((request, response) => {
      if (request.url === '/all') response.end(request.headers.cookie);
      else response.writeHead(302, { location: '/all', 'set-cookie': cookies }).end();
    });
    const visit = doorTo([origin.port]).visit({ signal: never() });
    expect(text((await visit.fetch(new URL(origin.origin), { maxBytes: 99 })).bytes)).toBe('a=1; d=4; g=8');
  });

  it('are not made of a Refresh header or a 300 with Location', async () => {
    const { answer } = await fetchFrom((_, response) =>
      response.writeHead(300, { location: 'http://127.0.0.1/', refresh: '0;url=http://127.0.0.1/' }).end('choose'),
    );
    expect(await answer).toMatchObject({ status: 300, redirects: [] });
  });
});

describe('TLS', () => {
  it('is verified against the name, and its facts are told', async () => {
    const origin = await startOrigin((_, response) => response.end('safe'), { tls: true });
    const connector = recordingConnector(origin.port, 1);
    const resolver = tableResolver({ 'site.example.org': ['93.184.215.14'], 'other.example.org': ['93.184.215.14'] });
    const door = createOutboundGuard({
      allowlist: readAllowlist(''),
      userAgent: 'x',
      resolver,
      connector,
      settleMs: 0,
    });
    const visit = door.visit({ signal: never() });
    const got = await visit.fetch(new URL('https://site.example.org/'), { maxBytes: 99 });
    expect(got.tls).toMatchObject({ protocol: 'TLSv1.3', issuer: 'Metamer tests', subject: 'site.example.org' });
    expect(Date.parse(got.tls?.validTo ?? '')).toBeGreaterThan(Date.parse('2100-01-01'));
    const wrong = await visit.fetch(new URL('https://other.example.org/'), { maxBytes: 99 }).catch((thrown) => thrown);
    expect(wrong).toMatchObject({ code: 'FETCH_FAILED', details: { reason: 'tls', tls: 'wrong-host' } });
  });

  // promise 1.136.1: A page that cannot be read for its certificate is FETCH_FAILED
  it('fails as tls for a certificate that no one signed and for a server without TLS', async () => {
    const signedByNobody = await startOrigin((_, response) => response.end(), { tls: true });
    const plain = await startOrigin((_, response) => response.end());
    const visit = doorTo([signedByNobody.port, plain.port]).visit({ signal: never() });
    for (const [port, kind] of [
      [signedByNobody.port, 'self-signed'],
      [plain.port, 'protocol'],
    ] as const) {
      const failed = await visit
        .fetch(new URL(`https://127.0.0.1:${port}/`), { maxBytes: 9 })
        .catch((thrown) => thrown);
      expect(failed).toMatchObject({ details: { reason: 'tls', tls: kind } });
    }
  });
});
