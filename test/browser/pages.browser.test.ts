import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import axe from 'axe-core';
import { build } from 'esbuild';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../service.ts';
import { launch } from './launch.ts';

let service: TestService;
let key: string;
let browser: Browser;
beforeAll(async () => {
  service = await startTestService();
  key = (await service.issue()).secret;
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await service.stop();
});

/** Opens an address; notes what the page asks for elsewhere, and what the browser complains of. */
const open = async (path: string) => {
  const page = await browser.newPage();
  const elsewhere: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(service.url) && !request.url().startsWith('data:')) elsewhere.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(service.url + path);
  return { page, elsewhere, complaints };
};

describe('a page of another origin', () => {
  it('calls by the typed client, batches, streams and all, and reads the headers', async () => {
    const { outputFiles } = await build({
      entryPoints: ['src/trpc-client/client.ts'],
      bundle: true,
      write: false,
      format: 'iife',
      globalName: 'metamer',
    });
    const script = outputFiles[0]!.text;
    const host = createServer((_, response) => {
      response.setHeader('content-type', 'text/html').end('<!doctype html><title>elsewhere</title>');
    });
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    try {
      const page = await browser.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      await page.goto(`http://127.0.0.1:${(host.address() as AddressInfo).port}/`);
      await page.addScriptTag({ content: script });
      const seen = await page.evaluate(`(async () => {
        const [baseUrl, apiKey] = ${JSON.stringify([service.url, key])};
        const client = metamer.createClient({ baseUrl, apiKey });
        const [one, two] = await Promise.all([
          client.color.contrast.query({ fg: '#000', bg: '#fff' }),
          client.color.contrast.query({ fg: '#777', bg: '#fff' }),
        ]);
        const refused = await client.color.contrast.query({ fg: 'x', bg: '#fff' }).catch((error) => metamer.refusalOf(error).code);
        const first = await new Promise((resolve, reject) => {
          const stream = client.usage.stream.subscribe({}, {
            onData: (message) => { stream.unsubscribe(); resolve(message.event ?? message.data.event); },
            onError: reject,
          });
        });
        const rest = await fetch(baseUrl + '/v1/usage/me', {
          headers: { 'x-api-key': apiKey, traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01', 'if-none-match': '"x"' },
        });
        return [one.contrast_ratio, two.contrast_ratio > 4, refused, first, rest.headers.get('x-quota-remaining') !== null];
      })()`);
      expect(seen).toEqual([21, true, 'INVALID_INPUT', 'hello', true]);
      // The refused call is all that the browser reports.
      expect(complaints.filter((text) => !text.includes('400'))).toEqual([]);
    } finally {
      host.close();
    }
  });
});

describe('the status page', () => {
  it('has no violation that axe-core finds, light and dark', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page, elsewhere } = await open('/v1/status');
      await page.emulateMedia({ colorScheme });
      expect(
        await page.evaluate(`${axe.source}; axe.run().then((found) => found.violations.map((one) => one.id))`),
      ).toEqual([]);
      expect(elsewhere).toEqual([]);
    }
  });
});
