import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { printedAdminLink, printedLink } from '../../src/sign-in-link.ts';
import type { Browser } from '../browser/packages.ts';
import { openWorkbench } from '../web/walks/workbench.ts';
import type { GivenFile } from './hand.ts';

/** What is around the page: the service, a web site to audit, a screenshot on the person's disk. */
export interface World {
  readonly origin: string;
  readonly browser: Browser;
  /** A new API key. */
  newKey(): Promise<string>;
  /** Where a link that the service prints leads: it signs in a browser once. */
  signInPath(): Promise<string>;
  /** Where the link leads that the service prints for its administrator. */
  adminPath(): Promise<string>;
  /** A call of the service with a key: one of its own, without another. */
  call(path: string, json: unknown, key?: string): Promise<unknown>;
  /** Puts a page on the web site; its address. */
  publish(path: string, html: string): string;
  /** A picture of a page with text of little contrast. */
  screenshot(): Promise<GivenFile>;
}

export const SCREENSHOT_SIZE = { width: 600, height: 400 } as const;
const SCREEN = `<!doctype html><body style="margin:24px;background:#fff;font:32px sans-serif">
<p style="color:#999">Grey words on white paper</p><p style="color:#222">Dark words on white paper</p>
<p style="background:#7298bc;color:#fff;padding:16px">White words on blue</p>`;

/** A service, a browser and a web site for all tests of a file; the browser is Chromium unless another is named. */
export const openWorld = (launchOther?: () => Promise<Browser>): World => {
  const pages = new Map<string, string>();
  const site = createServer((request, response) => {
    const html = pages.get(request.url ?? '');
    response.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(html ?? '');
  });
  let host = '';
  beforeAll(async () => {
    await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
    host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  });
  afterAll(() => site.close());
  const workbench = openWorkbench('pro', () => ({ FETCH_ALLOW_HOSTS: host }));
  let other: Browser | undefined;
  beforeAll(async () => {
    other = await launchOther?.();
  });
  afterAll(() => other?.close());
  const pathOf = async (print: typeof printedLink): Promise<string> => {
    const { file, url } = workbench.service;
    const printed = await print({ DATABASE_URL: `file:${file}`, PORT: new URL(url).port });
    return printed.slice(url.length);
  };
  let drawn: Promise<GivenFile> | undefined;
  const draw = async (): Promise<GivenFile> => {
    const page = await workbench.browser.newPage({ viewport: SCREENSHOT_SIZE });
    await page.setContent(SCREEN);
    const buffer = await page.screenshot();
    await page.close();
    return { name: 'screen.png', mimeType: 'image/png', buffer };
  };
  return {
    get origin() {
      return workbench.service.url;
    },
    get browser() {
      return other ?? workbench.browser;
    },
    newKey: async () => (await workbench.service.issue('pro')).secret,
    signInPath: () => pathOf(printedLink),
    adminPath: () => pathOf((environment) => printedAdminLink(environment, undefined)),
    call: async (path, json, key = workbench.key) => (await workbench.service.call('POST', path, { key, json })).body,
    publish(path, html) {
      pages.set(path, html);
      return `http://${host}${path}`;
    },
    screenshot() {
      drawn ??= draw();
      return drawn;
    },
  };
};
