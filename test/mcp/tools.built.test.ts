import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../service.ts';
import { describeTools, FEW_TOOLS } from './tool-suite.ts';

const METAMER = join(import.meta.dirname, '../../dist/server/metamer.js');

let service: TestService;
let key: string;
const open: Client[] = [];

/** A page that `audit_page` may read, although it is private. */
const site = createServer(({ url }, response) => {
  if (url === '/home') response.writeHead(302, { location: '/' }).end();
  else if (url === '/away') response.writeHead(302, { location: service.url }).end();
  else
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .end('<!doctype html><title></title><img src="/a.png">');
});
let host: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  service = await startTestService({ FETCH_ALLOW_HOSTS: host });
  key = (await service.issue('enterprise')).secret;
});
afterAll(async () => {
  for (const client of open) await client.close();
  await service.stop();
  site.close();
});

/** `legacy` begins with initialize; `auto` asks first what the server speaks, and takes the newest. */
type Mode = 'legacy' | 'auto';
const clientOf = (mode: Mode): Client => new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });

const overStdio = async (environment: Record<string, string>, mode: Mode = 'legacy'): Promise<Client> => {
  const client = clientOf(mode);
  open.push(client);
  const env = { PATH: process.env.PATH ?? '', FETCH_ALLOW_HOSTS: host, ...environment };
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [METAMER, 'mcp'], env }));
  return client;
};

const page = (): string => `http://${host}/`;
const served = () => ({ BASE_URL: service.url, API_KEY: key });
describeTools('over standard input, without a server', () => overStdio({}), page);
describeTools('over standard input, on a server', () => overStdio(served()), page, FEW_TOOLS);
describeTools('over standard input, by the newest protocol', () => overStdio({}, 'auto'), page, FEW_TOOLS);

describe('standard input', () => {
  it.each([
    ['without a server', {}],
    ['on a server', 'served'],
  ])('refuses what no body may hold, and answers the calls beside it, %s', async (_, form) => {
    const client = await overStdio(form === 'served' ? served() : {});
    let deep: unknown = [];
    for (let i = 0; i < 1_000; i += 1) deep = [deep];
    const ask = (fg: unknown) => client.callTool({ name: 'check_contrast', arguments: { fg, bg: '#ffffff' } });
    const [refused, answered] = await Promise.all([ask(deep), ask('#000000')]);
    expect(refused).toMatchObject({
      isError: true,
      content: [{ text: 'INVALID_INPUT: body: is nested more than 100 levels deep' }],
    });
    expect(answered.structuredContent).toMatchObject({ ratio: 21 });
  });
});

describe('pages of this machine', () => {
  it('are read without being named in the settings; other private addresses are not', async () => {
    const client = await overStdio({ FETCH_ALLOW_HOSTS: '' });
    const audit = (url: string) => client.callTool({ name: 'audit_page', arguments: { url, scope: ['seo'] } });
    expect((await audit(page())).structuredContent).toMatchObject({ final_url: page() });
    expect(await audit('http://10.0.0.1/')).toMatchObject({ isError: true });
    // A redirect stays on the host and port of the page.
    expect((await audit(`${page()}home`)).structuredContent).toMatchObject({ final_url: page() });
    expect(await audit(`${page()}away`)).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining('redirects to an address that may not be fetched') }],
    });
  });
});

describe('an agent that stops reading', () => {
  it('ends the tools, without a crash', async () => {
    const child = spawn(process.execPath, [METAMER, 'mcp'], { env: { PATH: process.env.PATH ?? '' } });
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk.toString();
    });
    const ended = once(child, 'exit');
    child.stdin.on('error', () => {});
    child.stdout.destroy();
    const ping = `${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' })}\n`;
    // The first answer may still fit into the pipe.
    const sending = setInterval(() => child.stdin.write(ping), 250);
    const [code] = (await ended) as [number | null];
    clearInterval(sending);
    expect(code).toBe(0);
    expect(errors).not.toMatch(/^ +at /m);
  }, 60_000);
});

describe('the protocol', () => {
  it('is the newest that the client asks for', async () => {
    const versions = [];
    for (const mode of ['legacy', 'auto'] as const)
      versions.push((await overStdio({}, mode)).getNegotiatedProtocolVersion());
    expect(versions).toEqual(['2025-11-25', '2026-07-28']);
  });
});
