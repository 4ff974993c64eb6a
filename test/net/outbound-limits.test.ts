import { describe, expect, it } from 'vitest';
import { readAllowlist } from '../../src/net/allowlist.ts';
import { createOutboundGuard } from '../../src/net/outbound-guard.ts';
import { createOutboundLimits, siteOf } from '../../src/net/outbound-limits.ts';
import type { PeerProcesses } from '../../src/runtime/peer-processes.ts';
import { never, recordingConnector, startOrigin, tableResolver } from './origin.ts';

const limitsWith = (maxima: { domain: number; others: number; address: number }, siblings?: PeerProcesses) => {
  const time = { now: 0 };
  const limits = createOutboundLimits({
    allowlist: readAllowlist('own.example.org:443'),
    maxima,
    siblings,
    clock: () => time.now,
  });
  return { ...limits, time };
};

/** How many of `wanted` requests pass. */
const passing = (wanted: number, take: () => void): number => {
  let passed = 0;
  for (let i = 0; i < wanted; i += 1)
    try {
      take();
      passed += 1;
    } catch (error) {
      expect(error).toMatchObject({ code: 'RATE_LIMITED', details: { retry_after: expect.any(Number) } });
    }
  return passed;
};

describe('the registrable domain', () => {
  it.each([
    ['https://a.b.example.co.uk:8443/x', 'example.co.uk'],
    ['https://one.github.io/', 'one.github.io'],
    ['https://www.example.org./', 'example.org'],
    ['http://93.184.215.14/', '93.184.215.14'],
    ['http://[2606:2800::1]/', '[2606:2800::1]'],
  ])('of %s is %s', (url, site) => expect(siteOf(new URL(url))).toBe(site));
});

describe('requests that leave', () => {
  it('count for their own domain, whatever name or port, until a minute has passed', () => {
    const { take, time } = limitsWith({ domain: 10, others: 4, address: 99 });
    let n = 0;
    const ask = () => {
      n += 1;
      take(new URL(`https://w${n}.example.com:${n % 2 ? 443 : 8443}/`), 'example.com');
    };
    expect(passing(25, ask)).toBe(10);
    expect(passing(25, () => take(new URL('https://example.net/'), 'example.net'))).toBe(10);
    time.now = 66_000;
    expect(passing(25, ask)).toBe(10);
  });

  it('of pages of other domains count apart, and less', () => {
    const { take } = limitsWith({ domain: 10, others: 4, address: 99 });
    expect(passing(57, () => take(new URL('https://b.example.com/x.css'), 'example.net'))).toBe(4);
    expect(passing(57, () => take(new URL('https://b.example.com/'), 'example.com'))).toBe(6);
  });

  it('to hosts of the operator do not count', () => {
    const { take } = limitsWith({ domain: 1, others: 1, address: 1 });
    expect(passing(9, () => take(new URL('https://own.example.org/'), undefined))).toBe(9);
  });

  it('are counted together by the processes of a machine', async () => {
    const handlers: ((news: unknown) => unknown)[] = [];
    const siblings: PeerProcesses = {
      ask: async () => [],
      tell: (_, news) => {
        for (const handler of handlers) handler(news);
      },
      on: (_, handler) => void handlers.push(handler),
    };
    const one = limitsWith({ domain: 10, others: 4, address: 99 }, { ...siblings, on: () => {} });
    const other = limitsWith({ domain: 10, others: 4, address: 99 }, { ...siblings, tell: () => {} });
    expect(passing(7, () => one.take(new URL('https://example.com/'), undefined))).toBe(7);
    await expect.poll(() => passing(1, () => other.take(new URL('https://example.com/'), undefined)) === 1).toBe(true);
    await expect.poll(() => passing(1, () => other.take(new URL('https://example.com/'), undefined))).toBe(0);
  });
});

describe('the door', () => {
  it('opens no more connections to an address than it may, whatever names lead to it', async () => {
    const origin = await startOrigin((_, response) => response.end('read'));
    const names = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`www.site-${i}.example`, ['93.184.215.14']]));
    const connector = recordingConnector(origin.port, 1);
    const door = createOutboundGuard({
      allowlist: readAllowlist(''),
      userAgent: 'Metamer',
      resolver: tableResolver(names),
      connector,
      settleMs: 0,
      maxima: { domain: 5, others: 5, address: 4 },
    });
    const outcomes = [];
    for (const name of Object.keys(names))
      outcomes.push(
        await door
          .visit({ signal: never() })
          .fetch(new URL(`http://${name}/`), { maxBytes: 100 })
          .then(
            () => 'read',
            (error: { code?: string }) => error.code,
          ),
      );
    expect([connector.endpoints.length, outcomes.slice(4).every((one) => one === 'RATE_LIMITED')]).toEqual([4, true]);
  });

  it('limits the files of a page that are elsewhere, and redirects to elsewhere', async () => {
    const origin = await startOrigin((request, response) => {
      if (request.url === '/away') response.writeHead(302, { location: 'http://b.example.com/' }).end();
      else response.end('read');
    });
    const connector = recordingConnector(origin.port, 1);
    const door = createOutboundGuard({
      allowlist: readAllowlist(''),
      userAgent: 'Metamer',
      resolver: tableResolver({ 'a.example.net': ['93.184.215.14'], 'b.example.com': ['93.184.215.15'] }),
      connector,
      settleMs: 0,
      maxima: { domain: 50, others: 3, address: 99 },
    });
    const page = new URL('http://a.example.net/');
    const visit = door.visit({ signal: never(), page });
    await visit.fetch(page, { maxBytes: 100 });
    const files = Array.from({ length: 8 }, (_, i) => new URL(`http://b.example.com/${i}.css`));
    const read = await Promise.allSettled(files.map((file) => visit.fetch(file, { maxBytes: 100 })));
    expect(read.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    await expect(visit.fetch(new URL('/away', page), { maxBytes: 100 })).rejects.toMatchObject({
      code: 'RATE_LIMITED',
    });
    expect(connector.endpoints.filter(({ address }) => address === '93.184.215.15')).toHaveLength(3);
  });
});
