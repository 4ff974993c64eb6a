import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../service.ts';
import { launch } from './launch.ts';

const FILES: Readonly<Record<string, readonly [type: string, content: string | Buffer]>> = {
  '/': ['text/html', '<!doctype html><title>elsewhere</title>'],
  '/client.js': ['text/javascript', readFileSync('dist/npm/metamer-client/index.js')],
};

let service: TestService;
let browser: Browser;
let host: Server;
beforeAll(async () => {
  service = await startTestService();
  host = createServer(({ url = '' }, response) => {
    const [type, content] = FILES[url] ?? ['text/plain', ''];
    response.setHeader('content-type', type).end(content);
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  host.close();
  await service.stop();
});

describe('metamer-client on a page of another origin', () => {
  it('calls, is refused, sends and gets files, reads pages and streams, and tells the limits', async () => {
    const { secret } = await service.issue();
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await page.goto(`http://127.0.0.1:${(host.address() as AddressInfo).port}/`);
    const seen = await page.evaluate(`(async () => {
      const { createClient, MetamerError } = await import('/client.js');
      const [baseUrl, apiKey] = ${JSON.stringify([service.url, secret])};
      const client = createClient({ baseUrl, apiKey });
      const { contrast_ratio } = await client.color.contrast({ fg: '#000', bg: '#fff' });
      const { credits, rate, requestId } = client.lastAnswer;
      const refused = await client.color.contrast({ fg: 'x', bg: '#fff' }).catch((error) => error);
      const png = await client.palette.png({ hue: 210, seed: 1, width: 50, height: 10 });
      const { colors } = await client.palette.fromImage({ image: new Blob([png.bytes]), count: 3 });
      const picture = await client.color.contrast.picture({ fg: '#000', bg: '#fff' }, { type: 'image/svg+xml' });
      const found = [];
      for await (const one of client.shadeLibrary.browse.records({ limit: 3 })) if (found.push(one.id) === 7) break;
      const { id } = await client.jobs.queue({ type: 'palette-batch', count: 3, seed: 1 });
      const events = [];
      for await (const { event } of client.jobs.stream({ id })) events.push(event);
      const csv = await client.jobs.get.file({ id }, 'text/csv');
      const away = await createClient({ baseUrl: 'http://127.0.0.1:1', retries: 0 }).discovery.health().catch((error) => error);
      return {
        contrast_ratio,
        meter: [credits.cost, credits.remaining > 0, rate.limit > 0, rate.resetsAt instanceof Date, requestId.startsWith('req_')],
        refused: [refused instanceof MetamerError, refused.code, refused.details.field],
        png: [png.mediaType, png.filename, png.bytes.length > 50, colors.length],
        picture: picture.text().startsWith('<svg'),
        found: found.length,
        last: events.at(-1),
        csv: [csv.mediaType, csv.filename === id + '.csv'],
        away: [away.code, away.message.startsWith('Cannot reach http://127.0.0.1:1: ')],
      };
    })()`);
    expect(seen).toEqual({
      contrast_ratio: 21,
      meter: [1, true, true, true, true],
      refused: [true, 'INVALID_INPUT', 'fg'],
      png: ['image/png', 'palette.png', true, 3],
      picture: true,
      found: 7,
      last: 'succeeded',
      csv: ['text/csv', true],
      away: ['UNREACHABLE', true],
    });
    // What was refused, and the address where nobody listens, is all that the browser reports.
    expect(complaints.filter((text) => !/400|ERR_(CONNECTION_REFUSED|UNSAFE_PORT)/.test(text))).toEqual([]);
  });
});
