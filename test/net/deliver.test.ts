import { describe, expect, it } from 'vitest';
import { readAllowlist } from '../../src/net/allowlist.ts';
import { createOutboundGuard } from '../../src/net/outbound-guard.ts';
import { never, recordingConnector, startOrigin, tableResolver } from './origin.ts';

const receiver = async (listener: Parameters<typeof startOrigin>[0]) => {
  const origin = await startOrigin(listener, { tls: true });
  const connector = recordingConnector(origin.port, 1);
  const resolver = tableResolver({ 'site.example.org': ['93.184.215.14'], 'inside.example.org': ['10.0.0.1'] });
  const door = createOutboundGuard({
    allowlist: readAllowlist(''),
    userAgent: 'Metamer',
    resolver,
    connector,
    settleMs: 0,
  });
  const post = (url: string) =>
    door.deliver({
      url,
      headers: { 'content-type': 'application/json', 'webhook-id': 'evt_1' },
      body: Buffer.from('{"a":1}'),
      signal: never(),
      timeoutMs: 1000,
    });
  return { post, connector };
};

describe('deliver', () => {
  it('posts the body once with its headers and answers status and text', async () => {
    const { post } = await receiver(async (request, response) => {
      const body = await request.toArray();
      response.writeHead(202).end(`${request.method} ${request.headers['webhook-id']} ${Buffer.concat(body)}`);
    });
    const { status, bytes } = await post('https://site.example.org/hook');
    expect([status, Buffer.from(bytes).toString()]).toEqual([202, 'POST evt_1 {"a":1}']);
  });
  it('follows no redirect', async () => {
    const { post, connector } = await receiver((_, response) =>
      response.writeHead(307, { location: 'https://127.0.0.1/' }).end(),
    );
    expect((await post('https://site.example.org/hook')).status).toBe(307);
    expect(connector.endpoints).toHaveLength(1);
  });
  it('keeps 64 kB of an answer at most', async () => {
    const { post } = await receiver((_, response) => response.end(Buffer.alloc(1_000_000)));
    expect((await post('https://site.example.org/hook')).bytes).toHaveLength(65_536);
  });
  it('has been received where the receiver answers and keeps its body open, or breaks it off', async () => {
    const open = await receiver((_, response) => response.writeHead(200).write('x'));
    expect((await open.post('https://site.example.org/hook')).status).toBe(200);
    const broken = await receiver((_, response) => {
      response.writeHead(204).flushHeaders();
      response.destroy();
    });
    expect((await broken.post('https://site.example.org/hook')).status).toBe(204);
  });
  it('refuses plain http, private receivers and silent ones', async () => {
    const { post, connector } = await receiver(() => {});
    await expect(post('http://site.example.org/hook')).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    await expect(post('https://127.0.0.1/hook')).rejects.toMatchObject({ details: { reason: 'private-address' } });
    await expect(post('https://inside.example.org/hook')).rejects.toMatchObject({ details: { reason: 'connect' } });
    expect(connector.endpoints).toEqual([]);
    await expect(post('https://site.example.org/hook')).rejects.toMatchObject({ details: { reason: 'timeout' } });
  });
});
