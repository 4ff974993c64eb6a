import { describe, expect, it } from 'vitest';
import { readAllowlist } from '../../src/net/allowlist.ts';
import { fetchReason } from '../../src/net/failure.ts';
import { createOutboundGuard } from '../../src/net/outbound-guard.ts';
import { unreachable } from '../../src/net/target.ts';
import { type Names, never, recordingConnector, startOrigin, tableResolver } from './origin.ts';

/** A door over recorded connections, and what one fetch through it came to. */
const attempt = async (
  address: string,
  { names = {}, redirects = {} }: { names?: Names; redirects?: Readonly<Record<string, string>> } = {},
) => {
  const good = await startOrigin((request, response) => {
    const location = redirects[`${request.headers.host}${request.url}`];
    if (location) response.writeHead(302, { location }).end();
    else response.end('read');
  });
  const bad = await startOrigin((_, response) => response.end('secret'));
  const resolver = tableResolver(names);
  const connector = recordingConnector(good.port, bad.port);
  const kinds: string[] = [];
  const door = createOutboundGuard({
    allowlist: readAllowlist(''),
    userAgent: 'Metamer tests',
    resolver,
    connector,
    settleMs: 0,
    log: ({ kind }) => kinds.push(kind),
  });
  const outcome = await door
    .visit({ signal: never() })
    .fetch(new URL(address), { maxBytes: 1000 })
    .then(
      ({ finalUrl }) => ({ finalUrl, reason: null, message: '' }),
      (thrown: Error) => ({ finalUrl: null, reason: fetchReason(thrown), message: thrown.message }),
    );
  expect(bad.connections(), 'connections to a forbidden origin').toBe(0);
  return { ...outcome, kinds, asked: resolver.asked, endpoints: connector.endpoints };
};

const HOST = { 'www.example.org': ['93.184.215.14'] };

it('says which addresses are read, unless the operator allowed the one that cannot be reached', () => {
  const url = new URL('http://127.0.0.1:9/');
  expect(unreachable(url, readAllowlist(''))).toContain('Only public addresses on ports 80, 443');
  expect(unreachable(url, readAllowlist('127.0.0.1:9'))).toBe('"http://127.0.0.1:9" could not be reached.');
});

describe('the door', () => {
  it('connects to the address that was judged, and asks the name once', async () => {
    const { finalUrl, endpoints, asked } = await attempt('http://www.example.org/a', { names: HOST });
    expect(finalUrl).toBe('http://www.example.org/a');
    expect(endpoints).toEqual([{ address: '93.184.215.14', family: 4, port: 80, serverName: null }]);
    expect(asked).toEqual(['www.example.org']);
  });

  it('does not ask a name again on the way, so a second answer cannot be slipped in', async () => {
    let times = 0;
    const good = await startOrigin((request, response) =>
      request.url === '/' ? response.writeHead(302, { location: '/next' }).end() : response.end('read'),
    );
    const bad = await startOrigin((_, response) => response.end('secret'));
    const resolver = {
      resolve: async () => (times++ === 0 ? ['93.184.215.14'] : ['169.254.169.254']),
    };
    const connector = recordingConnector(good.port, bad.port);
    const door = createOutboundGuard({
      allowlist: readAllowlist(''),
      userAgent: 'x',
      resolver,
      connector,
      settleMs: 0,
    });
    const { finalUrl } = await door
      .visit({ signal: never() })
      .fetch(new URL('http://www.example.org/'), { maxBytes: 99 });
    expect(finalUrl).toBe('http://www.example.org/next');
    expect(connector.endpoints.map(({ address }) => address)).toEqual(['93.184.215.14', '93.184.215.14']);
    expect(bad.connections()).toBe(0);
  });

  // promise 1.63.1, 1.143.1: A name that leads to a private or reserved address is not connected to
  it.each([
    ['a private address', ['10.1.2.3']],
    ['loopback in IPv6', ['::1']],
    ['a mapped private address', ['::ffff:192.168.0.1']],
    ['a public and a private address', ['93.184.215.14', '127.0.0.1']],
    ['a public A and a private AAAA', ['93.184.215.14', 'fd00::1']],
    ['something that is no address', ['www.example.net']],
  ])('refuses a name that leads to %s, before any connection', async (_, addresses) => {
    const { reason, endpoints } = await attempt('http://www.example.org/', { names: { 'www.example.org': addresses } });
    expect(reason).toBe('connect');
    expect(endpoints).toEqual([]);
  });

  it('tells private, unknown and closed targets apart in the log alone', async () => {
    const inside = await attempt('http://www.example.org/', { names: { 'www.example.org': ['10.0.0.1'] } });
    const unknown = await attempt('http://www.example.org/', { names: {} });
    const resolver = tableResolver(HOST);
    const kinds: string[] = [];
    const connector = { connect: () => Promise.reject(Object.assign(new Error('closed'), { code: 'ECONNREFUSED' })) };
    const log = ({ kind }: { kind: string }) => kinds.push(kind);
    const door = createOutboundGuard({
      allowlist: readAllowlist(''),
      userAgent: 'x',
      resolver,
      connector,
      settleMs: 0,
      log,
    });
    const closed = await door
      .visit({ signal: never() })
      .fetch(new URL('http://www.example.org/'), { maxBytes: 9 })
      .catch((thrown: Error) => thrown);
    expect(fetchReason(closed)).toBe('connect');
    expect(new Set([inside.message, unknown.message, (closed as Error).message]).size).toBe(1);
    expect(inside.message).not.toContain('10.0.0.1');
    expect([inside.kinds, unknown.kinds, kinds]).toEqual([['dns:ipv4-private'], ['no-address'], ['ECONNREFUSED']]);
  });

  it.each([
    ['a loopback address', 'http://127.0.0.1/'],
    ['a number that is an address', 'http://2852039166/'],
    ['IPv6 loopback', 'http://[::1]:8080/'],
    ['another port', 'http://www.example.org:6379/'],
    ['a file', 'file:///etc/hostname'],
    ['credentials', 'http://user:pass@www.example.org/'],
  ])('does not follow a redirect to %s', async (_, location) => {
    const { reason, endpoints } = await attempt('http://www.example.org/', {
      names: HOST,
      redirects: { 'www.example.org/': location },
    });
    expect(reason).toBe('redirect-refused');
    expect(endpoints).toHaveLength(1);
  });

  it('judges the second hop like the first', async () => {
    const { reason, endpoints } = await attempt('http://www.example.org/', {
      names: { ...HOST, 'inside.example.org': ['192.168.1.1'] },
      redirects: { 'www.example.org/': '/a', 'www.example.org/a': 'http://inside.example.org/' },
    });
    expect(reason).toBe('connect');
    expect(endpoints).toHaveLength(2);
  });
});
