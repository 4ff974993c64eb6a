import { describe, expect, it } from 'vitest';
import type { Page } from '../../browser/packages.ts';
import { violations } from './browser.ts';
import { describeLooks, openWorkbench, press } from './workbench.ts';

const workbench = openWorkbench();
const open = (path = '/', options = {}) => workbench.open(path, options);
const field = (page: Page) => page.getByRole('textbox', { name: 'Colour, pair, palette, image or web address' });
const ratio = (page: Page) => page.getByLabel('Contrast ratio', { exact: true });

describe('the first page', () => {
  it('says what it is before any script runs, with a title, a description and a preview', async () => {
    const { page, leave } = await open('/', { javaScriptEnabled: false });
    expect(await page.title()).toBe('Colour tools with an exact API · Metamer');
    expect(await page.locator('h1').textContent()).toBe('Colour tools with an exact API behind them.');
    const contents = await page
      .locator('meta[name=description], meta[property^="og:"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('content')));
    expect(contents.filter((text) => !text)).toEqual([]);
    await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Contrast' }).click();
    await page.waitForURL('**/contrast');
    expect(await page.locator('h1').textContent()).toBe('Contrast');
    await leave();
  });

  it('answers a pair as it is typed: ratio, fix, the request and its response', async () => {
    const { page, leave } = await open();
    await field(page).fill('#7298bc on white');
    await expect.poll(() => ratio(page).textContent()).toBe('3.02');
    await page.getByRole('button', { name: /^Use #577a9b 4\.5/ }).click();
    await expect.poll(() => ratio(page).textContent()).toBe('4.50');
    for (const form of ['TypeScript', 'Python', 'GraphQL', 'Command line', 'curl']) {
      await page.getByRole('radio', { name: form }).check();
      await expect.poll(() => page.locator('.home-request .code').textContent()).toContain('#577a9b');
    }
    const shown = /"contrast_ratio": ([\d.]+)/.exec((await page.locator('.home-request .code').textContent())!)![1];
    const { body } = await workbench.service.call('POST', '/v1/color/contrast', {
      key: workbench.key,
      json: { fg: '#577a9b', bg: '#ffffff' },
    });
    expect(Number(shown)).toBe(body.contrast_ratio);
    await leave();
  });

  it('keeps its answers, marked, while a word is unfinished, and says on Enter that it is none', async () => {
    const { page, leave } = await open();
    await field(page).fill('#7298bc on wh');
    await page.getByText('The answers are of the last readable colour.').waitFor();
    expect(await page.locator('.home-answers.dimmed').count()).toBe(1);
    await press(page, 'Enter');
    await page.locator('#home-line').getByText('Not a colour, a pair, a palette or a web address.').waitFor();
    await field(page).fill('#7298bc on white');
    await expect.poll(() => page.locator('.home-answers.dimmed').count()).toBe(0);
    await leave();
  });

  it('gives no answers where a link brought what cannot be read, until something can', async () => {
    const { page, leave } = await open('/#q=zzz');
    await page.getByText('Not a colour yet').waitFor();
    expect(await field(page).inputValue()).toBe('zzz');
    for (const name of ['Contrast', 'Colour blindness', 'Scale', 'As an API request'])
      expect([name, await page.getByRole('heading', { name: new RegExp(`^${name}`) }).count()]).toEqual([name, 0]);
    expect(await page.getByText('last readable colour').count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await field(page).fill('#7298bc on white');
    await expect.poll(() => ratio(page).textContent()).toBe('3.02');
    expect(await page.getByText('Not a colour yet').count()).toBe(0);
    await field(page).fill('#7298bc on wh');
    await page.getByText('The answers are of the last readable colour.').waitFor();
    expect(await ratio(page).isVisible()).toBe(true);
    await page.evaluate("location.hash = '#q=yyy'");
    await page.getByText('Not a colour yet').waitFor();
    expect(await ratio(page).isVisible()).toBe(false);
    await leave();
  });

  it.each([
    ['rebeccapurple', '/color', '#c=rebeccapurple'],
    ['#7298bc on white', '/contrast', '#bg=white'],
    ['navy / #eee', '/contrast', '#fg=navy&bg=eee'],
    ['.a { color: #1f77b4 } .b { color: #ff7f0e }', '/vision', '#pal=1f77b4~ff7f0e'],
    ['example.com/shop', '/audit', '#url=https://example.com/shop'],
    ['127.0.0.1:8080', '/audit', '#url=http://127.0.0.1:8080'],
  ])('opens %s where it is worked on', async (text, path, hash) => {
    const { page, leave } = await open();
    await field(page).fill(text);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.waitForURL((url) => url.pathname === path && url.hash === hash);
    await leave();
  });
});

describe('search or paste', () => {
  it('finds views, colours and documents, and offers what a pasted value is good for, by keyboard alone', async () => {
    const { page, leave } = await open('/vision');
    await press(page, 'Control+k');
    const list = page.getByRole('combobox', { name: /^Search, or paste/ });
    await list.fill('#7298bc on white');
    await page.getByRole('option', { name: /^Check contrast of #7298bc on white/ }).waitFor();
    expect(await violations(page)).toEqual([]);
    await press(page, 'Enter');
    await page.getByRole('heading', { level: 1, name: 'Contrast' }).waitFor();
    await expect.poll(() => ratio(page).textContent()).toBe('3.02');
    await press(page, 'Control+k');
    await list.fill('make tokens');
    await press(page, 'Enter');
    await page.getByRole('heading', { level: 1, name: 'Tokens' }).waitFor();
    await press(page, 'Control+k');
    await list.fill('large text');
    await page
      .getByRole('option', { name: /Documents/ })
      .first()
      .waitFor();
    await press(page, 'Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await leave();
  });
});

describe('an address that does not exist', () => {
  it('has a page with the header, and a way back', async () => {
    const { page, leave } = await workbench.open('/nope', {}, /status of 404/);
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Home' }).click();
    await field(page).waitFor();
    await leave();
  });
});

describeLooks((options) => open('/', options));
