import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PATHS } from '../../../src/web/paths.ts';
import { sharedBrowser } from '../../browser/launch.ts';
import type { Browser, BrowserContext, Page, Route } from '../../browser/packages.ts';
import { type ServiceProcess, startProcess } from '../../processes.ts';
import { copyBuild, deployDocument, deployFormer, deployNext, deployWithout, namesOf, versionOf } from './new-build.ts';

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });

let folder: string;
let port: number;
let service: ServiceProcess;
let browser: Browser;
let context: BrowserContext;

const start = async (): Promise<void> => {
  service = await startProcess({ PORT: String(port), DATABASE_URL: `file:${folder}/metamer.db` }, folder);
};
/** Stops the service, changes what it serves, and starts it again at the same address. */
const deploy = async (change: (folder: string) => void): Promise<void> => {
  await service.end('SIGTERM');
  change(folder);
  await start();
};

beforeAll(async () => {
  browser = await sharedBrowser();
});
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'metamer-test-'));
  port = await freePort();
  copyBuild(folder);
  await start();
  context = await browser.newContext({ viewport: { width: 1280, height: 860 } });
});
afterEach(async () => {
  await context.close();
  await service.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const shown = async (page: Page): Promise<void> => {
  await page.locator('h1').first().waitFor();
  await page.locator('.first-view').waitFor({ state: 'detached' });
};

const visit = async (path: string, page?: Page): Promise<Page> => {
  const opened = page ?? (await context.newPage());
  await opened.goto(service.url + path);
  await shown(opened);
  return opened;
};

/** Waits until all files are kept. */
const goesOffline = (page: Page) => page.getByText('Works offline').waitFor();

/** The scripts that a page has run, its workers' among them. */
const scriptsOf = (page: Page): Promise<string[]> =>
  page.evaluate(
    `performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname).filter((path) => path.startsWith('/assets/') && path.endsWith('.js')).map((path) => path.slice('/assets/'.length))`,
  );

const buildOf = (page: Page): Promise<string | undefined> => page.evaluate('document.documentElement.dataset.build');
/**
 * Visits until the page is of the build that the service has: where that takes long to respond, as on a busy machine, the kept
 * document is shown.
 */
const visitBuild = async (version: string | undefined, path: string, opened?: Page): Promise<Page> => {
  const page = await visit(path, opened);
  while ((await buildOf(page)) !== version) await visit(path, page);
  return page;
};
const cachesOf = (page: Page): Promise<string[]> => page.evaluate('caches.keys()');
/** The builds that open pages are made of: a page that was closed may count for a moment longer. */
const openBuilds = (page: Page): Promise<string[]> =>
  page.evaluate(`navigator.locks.query().then(({ held }) => [...new Set(held.map(({ name }) => name))].toSorted())`);

/** Views that ask the service. The reference is below `/v1`, which nothing is kept of. */
const NEED_SERVICE = ['/account', '/audit'];
const KEPT = PATHS.filter((path) => path !== '/v1/docs');

describe('without a connection', () => {
  it('every view opens at its own address after one visit to another, and says what needs the service', async () => {
    const page = await visit('/');
    await goesOffline(page);
    await context.setOffline(true);
    for (const path of [...KEPT, '/colour', '/browse', '/usage']) {
      await visit(path, page);
      const note = await page.locator('.offline-note').textContent();
      expect([path, note]).toEqual([
        path,
        expect.stringMatching(
          NEED_SERVICE.includes(path) || path === '/usage' ? /need a connection/ : /works without a connection/,
        ),
      ]);
    }
    // What computes does: in the page, and in its workers.
    await visit('/contrast#fg=7298bc&bg=ffffff', page);
    await expect.poll(() => page.getByLabel('Contrast ratio', { exact: true }).textContent()).toBe('3.02');
    await visit('/make/shades#c=7298bc', page);
    await expect.poll(() => page.locator('[data-color]').count()).toBeGreaterThan(10);
    await visit('/browse/palettes', page);
    await expect.poll(() => page.locator('.results [data-id]').count()).toBeGreaterThan(10);
    await context.setOffline(false);
    await expect.poll(() => page.locator('.offline-note').count()).toBe(0);
  });

  it('a page that was opened before there was a service worker goes on too, when the service has stopped', async () => {
    const page = await visit('/contrast');
    await goesOffline(page);
    await service.end('SIGTERM');
    await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Vision' }).click();
    await page.getByRole('heading', { level: 1, name: 'Vision' }).waitFor();
    await visit('/make/tokens', page);
    await page.getByRole('heading', { level: 1, name: 'Tokens' }).waitFor();
    await start();
  });
});

describe('what goes past the service worker', () => {
  it('is the API, sign-in and what belongs to an account: it asks for files of the page alone, and keeps nothing else', async () => {
    const asked: string[] = [];
    context.on('request', (request) => {
      if (request.serviceWorker()) asked.push(new URL(request.url()).pathname);
    });
    const page = await visit('/');
    await goesOffline(page);
    await visit('/account', page);
    const answered: string[] = [];
    page.on('response', (response) => {
      if (response.fromServiceWorker()) answered.push(new URL(response.url()).pathname);
    });
    await page.evaluate(
      `Promise.all(['/v1', '/v1/health', '/v1/usage/me', '/sign-in', '/account/session', '/account?ticket=1'].map((path) => fetch(path)))`,
    );
    await visit('/v1/docs', page);
    await visit('/make', page);
    const outside = (paths: readonly string[]) =>
      paths.filter((path) => !path.startsWith('/assets/') && !(KEPT as readonly string[]).includes(path));
    expect(answered.length).toBeGreaterThan(0);
    expect(outside(answered)).toEqual([]);
    expect(outside(asked).filter((path) => path !== '/sw.js')).toEqual([]);
    const keys: string[] = await page.evaluate(
      `caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name).then((cache) => cache.keys())))).then((all) => all.flat().map(({ url }) => url.slice(location.origin.length)))`,
    );
    expect(keys.length).toBeGreaterThan(KEPT.length);
    expect(outside(keys)).toEqual([]);
  });
});

describe('a new build', () => {
  it('is taken whole by the next load; a page of the former build keeps its files until it is gone', async () => {
    const former = { version: versionOf(folder), names: namesOf(folder) };
    const old = await visit('/');
    await goesOffline(old);
    await deploy(deployNext);
    const next = { version: versionOf(folder), names: namesOf(folder) };
    expect(next.version).not.toBe(former.version);

    // Another tab has the new one at once, while the old page is still there.
    const tab = await visitBuild(next.version, '/contrast');
    await goesOffline(tab);
    expect((await cachesOf(tab)).length).toBe(2);
    await old.getByText('A new version is stored').waitFor();

    // A view that the old page never opened, with its worker, from files that the service no longer has.
    const lead = old.getByRole('navigation', { name: 'Views' });
    await lead.getByRole('link', { name: 'Make', exact: true }).click();
    await old.getByRole('heading', { level: 1, name: 'Make' }).waitFor();
    await lead.getByRole('link', { name: 'Vision' }).click();
    await old.getByRole('heading', { level: 1, name: 'Vision' }).waitFor();
    expect(await buildOf(old)).toBe(former.version);
    const [ofOld, ofTab] = [await scriptsOf(old), await scriptsOf(tab)];
    expect(ofOld.filter((name) => !former.names.includes(name))).toEqual([]);
    expect(ofOld.some((name) => name.startsWith('view-vision'))).toBe(true);
    expect(ofTab.filter((name) => !next.names.includes(name))).toEqual([]);

    // The old page loads again: it is whole the new one, without a connection too, and the former files go.
    await old.reload();
    await shown(old);
    expect(await buildOf(old)).toBe(next.version);
    await expect.poll(() => cachesOf(old)).toEqual([`metamer-${next.version}`]);
    expect((await scriptsOf(old)).filter((name) => !next.names.includes(name))).toEqual([]);
    await context.setOffline(true);
    await visit('/vision', old);
    expect(await buildOf(old)).toBe(next.version);
  });

  it('gives way to the former one, to which the service returns, though pages of both are open', async () => {
    const former = versionOf(folder);
    const old = await visit('/');
    await goesOffline(old);
    await deploy(deployNext);
    const next = versionOf(folder);
    const tab = await visitBuild(next, '/contrast');
    await goesOffline(tab);
    await deploy(deployFormer);
    const again = await visitBuild(former, '/vision');
    await goesOffline(again);
    await old.getByText('Works offline').waitFor();
    await tab.getByText('A new version is stored').waitFor();
    expect((await cachesOf(old)).toSorted()).toEqual([`metamer-${former}`, `metamer-${next}`].toSorted());

    // With its last page goes what was kept of the one that was withdrawn.
    await tab.close();
    await expect.poll(() => openBuilds(again)).toEqual([`metamer-build-${former}`]);
    await context.setOffline(true);
    await visit('/make', again);
    expect(await buildOf(again)).toBe(former);
    await expect.poll(() => cachesOf(again)).toEqual([`metamer-${former}`]);
  });

  it('that is not whole, as while two nodes have different ones, is not kept, and leaves the former one', async () => {
    const former = versionOf(folder);
    const page = await visit('/');
    await goesOffline(page);
    await deploy((web) => {
      deployNext(web);
      // One document is still that of the former build.
      deployDocument(web, 'make');
    });
    const asked = context.waitForEvent('request', {
      predicate: (request) => request.serviceWorker() !== null && request.url().endsWith('/make'),
    });
    const tab = await visitBuild(versionOf(folder), '/contrast');
    await asked;
    await expect.poll(() => cachesOf(tab)).toEqual([`metamer-${former}`]);
    await tab.close();
    await context.setOffline(true);
    await visit('/vision', page);
    expect(await buildOf(page)).toBe(former);
  });

  it('without a service worker removes the former one and what it kept', async () => {
    const page = await visit('/');
    await goesOffline(page);
    await deploy(deployWithout);
    await visitBuild(undefined, '/contrast', page);
    await expect.poll(() => cachesOf(page)).toEqual([]);
    expect(await page.evaluate('navigator.serviceWorker.getRegistrations().then(({ length }) => length)')).toBe(0);
    await visit('/make/tokens', page);
    await expect.poll(() => cachesOf(page)).toEqual([]);
  });
});

describe('a service worker that fails', () => {
  it('to get a file or a document for the moment requests it again', async () => {
    const failed: string[] = [];
    const failOnce = (pattern: string, fail: (route: Route) => Promise<void>) =>
      context.route(pattern, (route) => {
        const { pathname } = new URL(route.request().url());
        if (failed.includes(pathname) || route.request().serviceWorker() === null) return route.fallback();
        failed.push(pathname);
        return fail(route);
      });
    await failOnce('**/vision', (route) => route.fulfill({ status: 503, body: '' }));
    await failOnce('**/assets/view-audit-*.js', (route) => route.abort('connectionreset'));
    const page = await visit('/contrast');
    await goesOffline(page);
    expect(failed).toEqual(['/vision', expect.stringMatching(/view-audit/)]);
    await context.setOffline(true);
    await visit('/vision', page);
  });

  it.each([
    ['to be loaded', '**/sw.js', 1],
    ['to get a document each time', '**/vision', 3],
  ])('%s is tried again, without another load of the page', async (_, pattern, times) => {
    let failed = 0;
    await context.route(pattern, (route) => {
      const isOfWorker = pattern.endsWith('.js') || route.request().serviceWorker() !== null;
      if (failed === times || !isOfWorker) return route.fallback();
      failed += 1;
      return route.fulfill({ status: 503, body: '' });
    });
    const page = await visit('/contrast');
    await goesOffline(page);
    expect(failed).toBe(times);
  });

  it('leaves the page as it is', async () => {
    await context.route('**/sw.js', (route) => route.fulfill({ status: 500, body: '' }));
    const page = await visit('/contrast');
    await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Vision' }).click();
    await page.getByRole('heading', { level: 1, name: 'Vision' }).waitFor();
  });
});
