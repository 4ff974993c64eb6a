import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '../../browser/packages.ts';
import { violations } from './browser.ts';
import { describeLooks, openWorkbench, press } from './workbench.ts';

const PAGE =
  '<!doctype html><html lang=en><title>Shop</title><h1>Shop</h1><h3>Skipped</h3><img src="/a.png"><button></button>';
let html = PAGE;
const site = createServer((request, response) => {
  if (request.url === '/moved') return response.writeHead(301, { location: '/' }).end();
  response.statusCode = request.url === '/' ? 200 : 404;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  return response.end(request.url === '/' ? html : '');
});

let address: string;
/** A report of the page, as a file that was saved before. */
let saved: { name: string; mimeType: string; buffer: Buffer };
let host: string;
beforeAll(async () => {
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  address = `http://${host}/`;
});
afterAll(() => site.close());
const workbench = openWorkbench('enterprise', () => ({ FETCH_ALLOW_HOSTS: host }));
beforeAll(async () => {
  const { status, text } = await workbench.service.call('POST', '/v1/analyzer/inspect', {
    key: workbench.key,
    json: { url: address },
  });
  expect([status, text]).toEqual([200, expect.stringContaining('"markupA11y"')]);
  saved = { name: 'saved.json', mimeType: 'application/json', buffer: Buffer.from(text) };
});

const open = (path = '/audit', options = {}, expected?: RegExp) => workbench.open(path, options, expected);
const giveKey = async (page: Page): Promise<void> => {
  await page.getByText('An audit needs a key').click();
  await workbench.giveKey(page);
};
const failing = (page: Page) => page.getByRole('heading', { name: /^Fails \(\d+\)/ });
const formats = (page: Page) => page.locator('.report').getByRole('button', { name: 'Export', exact: true });
const openSaved = async (page: Page, file = saved, into = 'Open a saved report') =>
  page.getByLabel(`${into}: file`).setInputFiles(file);

it('says before anything is audited that reports cannot be shown where what draws them does not come', async () => {
  const { page, leave } = await open('/contrast', {}, /Failed to load resource|net::ERR_FAILED/);
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const isOfReports = (await response.text()).includes('Example report');
    await (isOfReports ? route.abort() : route.fulfill({ response }));
  });
  await page.getByRole('link', { name: 'Audit', exact: true }).click();
  await page.getByRole('alert').filter({ hasText: 'Reports cannot be shown' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.unroute('**/assets/*.js');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await page.getByText('The shop is fictional').waitFor();
  await leave();
});

describe('the example', () => {
  it('stands there without a key, says what it is, and gives way to what is opened', async () => {
    const { page, leave } = await open();
    await page.getByText('The shop is fictional').waitFor();
    await expect.poll(() => page.locator('.report-head h2').textContent()).toBe('Home');
    await expect.poll(() => page.locator('.finding').count()).toBeGreaterThan(15);
    expect(await violations(page)).toEqual([]);
    // What is asked for without a key opens the place where one is pasted, and what was typed stays.
    const address = page.getByRole('textbox', { name: 'Page URL' });
    await address.fill('https://example.com/');
    await address.press('Enter');
    await page.getByText('print a link that signs this browser in').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('password');
    await expect.poll(() => address.inputValue()).toBe('https://example.com/');
    expect(await violations(page)).toEqual([]);
    await openSaved(page);
    await page.getByRole('heading', { level: 2, name: 'Shop' }).waitFor();
    await expect.poll(() => page.getByText('The shop is fictional').count()).toBe(0);
    await leave();
  });

  it('can be closed and opened again; where it cannot be loaded the page says what it is for', async () => {
    const { page, leave } = await open('/audit', {}, /status of 503/);
    await page.getByRole('button', { name: 'Close the example' }).click();
    await page.getByRole('heading', { name: 'No report is open' }).waitFor();
    await page.getByRole('button', { name: 'View an example report' }).click();
    await page.getByText('The shop is fictional').waitFor();
    await page.route('**/guide/examples/**', (route) => route.fulfill({ status: 503, body: '' }));
    await page.reload();
    await page.getByRole('heading', { name: 'No report is open' }).waitFor();
    await page.getByRole('button', { name: 'View an example report' }).click();
    await page.getByText('The example could not be loaded. Try again.').first().waitFor();
    await leave();
  });
});

describe('a saved report', () => {
  it('opens without a key: grouped, filtered, and with what was not measured at its end', async () => {
    const { page, leave } = await open();
    await expect.poll(() => page.getByRole('button', { name: /^Audit \(12 credits\)/ }).isDisabled()).toBe(true);
    await openSaved(page);
    // It takes the place of the example.
    await page.getByRole('heading', { level: 2, name: 'Shop' }).waitFor();
    await failing(page).waitFor();
    // The report begins with what was found: what it leaves out is one card, and the last.
    await expect.poll(() => page.locator('.report > :last-child').textContent()).toMatch(/^Not measured.*Contrast/);
    expect(await page.locator('.report').getByText('Not measured', { exact: true }).count()).toBe(1);
    const all = await page.locator('.finding').count();
    await page.getByLabel('Filter text').fill('alternative');
    await expect.poll(() => page.locator('.finding h3').allTextContents()).toEqual(['Image has no text alternative']);
    await page.getByLabel('Filter text').fill('no such words');
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(() => page.locator('.finding').count()).toBe(all);
    await page.getByLabel('Severity').selectOption('critical');
    const critical = await page.locator('.finding').count();
    expect(critical).toBeGreaterThan(0);
    expect(critical).toBeLessThan(all);
    await page.getByText(/^Passes \(\d+\)/).click();
    await expect.poll(() => page.getByText('a11y-document-title').isVisible()).toBe(true);
    expect(await violations(page)).toEqual([]);
    await leave();
  });

  it('says which markup mends a place, and copies it; names the criteria, and shows the findings of one', async () => {
    const { page, leave } = await open('/audit', { permissions: ['clipboard-read', 'clipboard-write'] });
    await openSaved(page);
    const finding = page.locator('.finding').filter({ hasText: 'Image has no text alternative' });
    await expect.poll(() => finding.locator('.markup-change del').textContent()).toContain('<img src="/a.png">');
    const mended = finding.locator('.markup-change ins');
    await expect.poll(() => mended.textContent()).toMatch(/<img [^>]*alt=/);
    await finding.getByRole('button', { name: /^Copy/ }).click();
    await page
      .getByText(/^Copied/)
      .first()
      .waitFor();
    const copied = String(await page.evaluate('navigator.clipboard.readText()'));
    expect(copied).toMatch(/^<img [^>]*alt=/);
    expect(await mended.textContent()).toContain(copied);
    const all = await page.locator('.finding').count();
    await page.getByLabel('WCAG').selectOption('1.1.1');
    await expect.poll(() => page.locator('.finding').count()).toBeLessThan(all);
    for (const foot of await page.locator('.finding-foot').allTextContents()) expect(foot).toContain('1.1.1');
    await page.getByText('WCAG conformance').click();
    const row = page.locator('.conformance tr').filter({ hasText: '1.1.1' });
    await expect.poll(() => row.locator('td').first().textContent()).toBe('fails');
    expect(await page.locator('.conformance tbody tr').count()).toBeGreaterThan(50);
    expect(await violations(page)).toEqual([]);
    await leave();
  });

  it('is exported from one menu, by keyboard too', async () => {
    const { page, leave } = await open();
    await openSaved(page);
    const menu = page.locator('#report-formats');
    const focused = () => page.evaluate('document.activeElement.textContent');
    await formats(page).press('Enter');
    await expect.poll(() => menu.getByRole('listitem').count()).toBe(5);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await expect.poll(focused).toMatch(/^JSON/);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await expect.poll(focused).toMatch(/^Export/);
    await press(page, 'ArrowDown', 'ArrowDown', 'ArrowDown');
    await expect.poll(focused).toMatch(/^SARIF/);
    await press(page, 'ArrowUp', 'Home', 'ArrowUp');
    await expect.poll(focused).toBe('Print');
    await press(page, 'ArrowDown', 'ArrowDown');
    const [kept] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(kept.suggestedFilename()).toBe('report-earl.json');
    await menu.waitFor({ state: 'hidden' });
    await expect.poll(focused).toMatch(/^Export/);
    await leave();
  });

  it.each([
    ['no JSON', 'plain text', 'is not JSON'],
    ['a list of numbers', '[1]', 'does not contain a report'],
    ['an object of something else', '{"a":1}', 'does not contain a report'],
  ])('that is %s is refused in words, and the open one stays', async (_, text, why) => {
    const { page, leave } = await open();
    await openSaved(page);
    await page.getByRole('heading', { level: 2, name: 'Shop' }).waitFor();
    await openSaved(page, { ...saved, name: 'wrong.json', buffer: Buffer.from(text) });
    await page
      .getByRole('alert')
      .filter({ hasText: `wrong.json ${why}` })
      .waitFor();
    await page.getByRole('heading', { level: 2, name: 'Shop' }).waitFor();
    await expect.poll(() => failing(page).isVisible()).toBe(true);
    await leave();
  });

  it('of a hostile hand is text and nothing else', async () => {
    const report = JSON.parse(saved.buffer.toString());
    const mark = '<img src=x onerror=alert(1)>';
    report.sections.core.markupA11y.findings[0].title = mark;
    report.sections.core.markupA11y.findings[0].help = 'javascript:alert(1)';
    report.sections.core.meta.title = mark;
    const { page, leave } = await open();
    await openSaved(page, { ...saved, buffer: Buffer.from(JSON.stringify(report)) });
    await page.getByRole('heading', { level: 2, name: mark }).waitFor();
    await expect.poll(() => page.locator('main img').count()).toBe(0);
    await expect.poll(() => page.locator('a[href^="javascript"]').count()).toBe(0);
    await leave();
  });
});

describe('an audit', () => {
  it('is run by keyboard, run again to see what changed, and kept for other tools', async () => {
    html = PAGE;
    const { page, leave } = await open();
    await giveKey(page);
    await page.keyboard.press('/');
    await page.keyboard.type(address);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 2, name: 'Shop' }).waitFor();
    await page.waitForURL((url) => url.hash.startsWith('#url=http://127.0.0.1'));
    // It is kept after it is shown.
    await expect.poll(() => page.locator('.kept li').count()).toBe(1);
    html = PAGE.replace('<img ', '<img alt="A shop" ').replace('<h3>Skipped', '<a href="/x">here</a><h3>Skipped');
    await page.getByLabel('Page URL').press('Enter');
    await page.getByRole('heading', { name: 'Since the audit before' }).waitFor();
    await expect
      .poll(() => page.locator('.changes-sum').textContent())
      .toMatch(/^[1-9]\d* new, [1-9]\d* fixed, [1-9]\d* unchanged/);
    expect(await violations(page)).toEqual([]);
    for (const [name, file] of [
      [/^JSON/, 'report.json'],
      [/^EARL/, 'report-earl.json'],
      [/^SARIF/, 'report.sarif'],
      [/^CSV/, 'conformance.csv'],
      [/^HTML \(10 credits\)/, 'report.html'],
      [/^PDF \(10 credits\)/, 'report.pdf'],
    ] as const) {
      await formats(page).click();
      const [kept] = await Promise.all([
        page.waitForEvent('download'),
        page.locator('#report-formats').getByRole('button', { name }).click(),
      ]);
      expect(kept.suggestedFilename()).toBe(file);
    }
    await openSaved(page, saved, 'Compare with an earlier report');
    await page.getByRole('heading', { name: 'Since saved.json' }).waitFor();
    await leave();
  });

  it('says why it cannot be, how a page of this computer can, and keeps the address', async () => {
    const { page, leave } = await open('/audit#url=http://localhost:1/', {}, /status of (429|502)/);
    await giveKey(page);
    await page.getByRole('button', { name: /^Audit/ }).click();
    await page.getByRole('alert').filter({ hasText: 'FETCH_FAILED' }).waitFor();
    await page.getByText('FETCH_ALLOW_HOSTS=localhost:1').waitFor();
    await page.route('**/v1/analyzer/inspect', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '7', 'content-type': 'application/json' },
        body: JSON.stringify({ error: { code: 'RATE_LIMITED', message: 'Too many calls.' } }),
      }),
    );
    await page.getByRole('button', { name: /^Try again/ }).click();
    await page.getByRole('button', { name: 'Try again (in 7 s)' }).waitFor();
    await expect.poll(() => page.getByLabel('Page URL').inputValue()).toBe('http://localhost:1/');
    expect(await violations(page)).toEqual([]);
    await leave();
  });

  it('that takes long is told from one that hangs, and can be stopped', async () => {
    const { page, leave } = await open('/audit#url=http://127.0.0.1/');
    await giveKey(page);
    await page.route('**/v1/analyzer/inspect', () => undefined);
    await page.getByRole('button', { name: /^Audit/ }).click();
    await page.getByText(/, \d+ s …/).waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    expect(await page.getByRole('button', { name: /^Audit/ }).isEnabled()).toBe(true);
    await leave();
  });
});

describeLooks(
  (options) => open('/audit', options),
  async (page) => {
    await openSaved(page);
    await page.getByText('Page composition').click();
  },
);

it('in print nothing is folded, and afterwards all is as it was', async () => {
  const { page, leave } = await open();
  await openSaved(page);
  await page.getByRole('heading', { level: 2, name: 'Shop' }).waitFor();
  const folded = () => page.locator('main details:not([open])').count();
  const before = await folded();
  // What unfolds is loaded after the view: until then the event does nothing.
  await expect
    .poll(async () => {
      await page.evaluate("dispatchEvent(new Event('beforeprint'))");
      return folded();
    })
    .toBe(0);
  await page.evaluate("dispatchEvent(new Event('afterprint'))");
  expect(await folded()).toBe(before);
  await leave();
});

describe('the history', () => {
  it('gives back after a reload what was paid for, and what was before it', async () => {
    const { page, leave } = await open();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/v1/analyzer/inspect')) asked.push(request.postDataJSON().url);
    });
    await giveKey(page);
    const field = page.getByRole('textbox', { name: 'Page URL' });
    const rows = page.getByRole('region', { name: 'History' }).locator('.kept li');
    const heading = async () => (await failing(page).textContent())!;
    const audit = async (source: string, count: number): Promise<string> => {
      html = source;
      await field.press('Enter');
      await expect.poll(() => rows.count()).toBe(count);
      return heading();
    };
    // Without a scheme: it is completed, and asked for once.
    await field.fill(host);
    const first = await audit(PAGE, 1);
    expect(asked).toEqual([`http://${host}`]);
    const second = await audit(PAGE.replace('<button></button>', ''), 2);
    html = PAGE;
    expect(second).not.toBe(first);
    const changed = await page.locator('.changes-sum').textContent();
    await page.waitForURL((url) => url.hash.includes(host));
    await page.reload();
    await expect.poll(heading).toBe(second);
    expect(await page.locator('.changes-sum').textContent()).toBe(changed);
    await expect.poll(() => rows.first().textContent()).toContain('Shown above');
    expect(await violations(page)).toEqual([]);
    await rows.last().getByRole('button', { name: 'Open the report of' }).press('Enter');
    await expect.poll(heading).toBe(first);
    await expect.poll(() => rows.last().textContent()).toContain('Shown above');
    await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('report-title');
    expect(await page.locator('.changes-sum').count()).toBe(0);
    // Another view and back: what was opened stays, although a later one is kept.
    await page.getByRole('link', { name: 'Contrast', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Contrast' }).waitFor();
    await page.getByRole('link', { name: 'Audit', exact: true }).click();
    expect(await heading()).toBe(first);
    await page.goto(`${workbench.service.url}/contrast`);
    await page.goto(`${workbench.service.url}/audit#url=nothing.test`);
    await page.getByRole('heading', { name: 'No report is open' }).waitFor();
    await page.evaluate(`location.hash = 'url=${address}'`);
    await expect.poll(heading).toBe(second);
    expect(asked).toHaveLength(2);
    await leave();
  });

  it('finds the report of an address that leads to another', async () => {
    html = PAGE;
    const { page, leave } = await open(`/audit#url=${address}moved`);
    await giveKey(page);
    await page.getByRole('button', { name: /^Audit/ }).click();
    await page.getByRole('heading', { level: 2, name: 'Shop' }).waitFor();
    await expect.poll(() => page.locator('.kept li').count()).toBe(1);
    // Reports of files, as the command line makes them, have no address.
    const ofFile = { ...JSON.parse(saved.buffer.toString()), url: 'index.html', final_url: 'index.html' };
    await page
      .getByLabel('Import history: file')
      .setInputFiles({ ...saved, buffer: Buffer.from(JSON.stringify(ofFile)) });
    await page
      .getByText(/^Imported 1 report/)
      .first()
      .waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 2, name: 'Shop' }).waitFor();
    await leave();
  });

  it('finds the report of an address that leads to another site, among many of its own', async () => {
    const { page, leave } = await open();
    await openSaved(page);
    const report = JSON.parse(saved.buffer.toString());
    const reports = Array.from({ length: 11 }, (_, i) => {
      const [url, site] = [`https://short.example/${i}`, i === 0 ? 'https://example.org' : 'https://short.example'];
      const core = { ...report.sections.core, meta: { ...report.sections.core.meta, title: `Report ${i}` } };
      const made = {
        url,
        final_url: `${site}/page-${i}`,
        created_at: new Date(Date.UTC(2026, 0, 1 + i)).toISOString(),
      };
      return { ...report, ...made, sections: { ...report.sections, core } };
    });
    await page
      .getByLabel('Import history: file')
      .setInputFiles({ ...saved, buffer: Buffer.from(JSON.stringify(reports)) });
    await page.getByText('Imported 11 reports.').first().waitFor();
    for (const i of [0, 5]) {
      await page.goto(`${workbench.service.url}/contrast`);
      await page.goto(`${workbench.service.url}/audit#url=https://short.example/${i}`);
      await page.getByRole('heading', { level: 2, name: `Report ${i}`, exact: true }).waitFor();
    }
    await leave();
  });

  it('shows an audit that ends while a file is refused', async () => {
    html = PAGE;
    const { page, leave } = await open(`/audit#url=${address}`);
    await giveKey(page);
    // The file is chosen at the moment the report is put into the storage.
    await page.evaluate(`(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (...given) {
        const field = document.querySelector('[aria-label="Open a saved report: file"]');
        const chosen = new DataTransfer();
        chosen.items.add(new File(['plain text'], 'wrong.json', { type: 'application/json' }));
        field.files = chosen.files;
        field.dispatchEvent(new Event('change', { bubbles: true }));
        return put.apply(this, given);
      };
    })()`);
    await page.getByRole('button', { name: /^Audit/ }).click();
    await page.getByRole('alert').filter({ hasText: 'wrong.json is not JSON' }).waitFor();
    await page.getByRole('heading', { level: 2, name: 'Shop' }).waitFor();
    await expect.poll(() => page.locator('.kept li').count()).toBe(1);
    await leave();
  });

  it('says that a report is not kept where the storage is full', async () => {
    html = PAGE;
    const { page, leave } = await open(`/audit#url=${address}`);
    await giveKey(page);
    await page.evaluate(
      "IDBObjectStore.prototype.put = () => { throw new DOMException('It is full.', 'QuotaExceededError'); }",
    );
    await page.getByRole('button', { name: /^Audit/ }).click();
    await page.getByRole('heading', { level: 2, name: 'Shop' }).waitFor();
    const problem = page.getByText('This browser does not keep reports: storage is switched off or full.');
    await problem.waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await problem.count()).toBe(1);
    await leave();
  });

  it('keeps audits, compares with any of them, and moves to another browser as a file', async () => {
    const { page, leave } = await open();
    await giveKey(page);
    await page.getByRole('textbox', { name: 'Page URL' }).fill(address);
    const history = page.getByRole('region', { name: 'History' });
    const audit = async (source: string, count: number): Promise<void> => {
      html = source;
      await page.getByRole('button', { name: /^Audit/ }).click();
      await expect.poll(() => history.locator('.kept li').count()).toBe(count);
    };
    await audit(PAGE, 1);
    await audit(PAGE.replace('<button></button>', ''), 2);
    await audit(`${PAGE}<img src="/b.png">`, 3);
    html = PAGE;
    await expect.poll(() => history.locator('.kept li').nth(1).textContent()).toMatch(/1 solved, 0 new/);
    await expect.poll(() => history.locator('.kept li').first().textContent()).toMatch(/0 solved, [1-9] new/);
    await expect.poll(() => history.locator('.trends li').count()).toBeGreaterThan(3);
    await history
      .getByRole('button', { name: /^Compare/ })
      .last()
      .click();
    await page.getByRole('heading', { name: /^Since / }).waitFor();
    expect(await violations(page)).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      history.getByRole('button', { name: 'Export history' }).click(),
    ]);
    const file = { name: 'history.json', mimeType: 'application/json', buffer: readFileSync((await download.path())!) };
    expect(JSON.parse(file.buffer.toString()).reports).toHaveLength(3);
    await leave();
    const other = await open();
    await openSaved(other.page);
    await other.page.getByText('No earlier audits of this page').waitFor();
    await other.page.getByLabel('Import history: file').setInputFiles(file);
    await expect.poll(() => other.page.locator('.kept li').count()).toBe(3);
    await other.page
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    await expect.poll(() => other.page.locator('.kept li').count()).toBe(2);
    await other.page.reload();
    await openSaved(other.page);
    await expect.poll(() => other.page.locator('.kept li').count()).toBe(2);
    await other.leave();
  });
});
