import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from '../../browser/launch.ts';
import type { Browser } from '../../browser/packages.ts';
import { startTestService, type TestService } from '../../service.ts';
import { sideways, violations, visit } from './browser.ts';
import { goByLetter } from './workbench.ts';

let service: TestService;
let browser: Browser;
beforeAll(async () => {
  service = await startTestService();
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await service.stop();
});

const open = (path: string, options = {}) => visit(browser, service.url, path, options);

describe('the guides', () => {
  it('are found by words, read on and left for a colour, by keyboard alone', async () => {
    const { page, leave } = await open('/guide');
    // Keys work once the script of the page runs, which makes the search.
    const search = page.getByRole('textbox', { name: 'Search all guides' });
    await search.waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('nearest colour ratio');
    const hit = page.locator('.guide-hits a').first();
    await hit.waitFor();
    const [name, href] = [(await hit.textContent())!, (await hit.getAttribute('href'))!];
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${href}`);
    await expect.poll(() => page.locator('h1').textContent()).toBe(name.split(': ')[0]);
    await page.goto(`${service.url}/guide/contrast`);
    await page.getByRole('link', { name: /^Next/ }).press('Enter');
    await page.getByRole('heading', { level: 1, name: /^Colour-vision/ }).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: '#7298bc' }).first().press('Enter');
    await page.getByRole('heading', { level: 1, name: /Colour/ }).waitFor();
    await page.waitForURL('**/color#c=7298bc');
    await page.locator('.first-view').waitFor({ state: 'detached' });
    await goByLetter(page, 'd');
    await page.getByRole('heading', { level: 1, name: 'Guides' }).waitFor();
    await search.waitFor();
    await goByLetter(page, 'c');
    await page.getByRole('heading', { level: 1, name: 'Contrast' }).waitFor();
    await leave();
  });

  it('have headings to link to, examples to copy and the surround of the workbench, by pointer', async () => {
    const { page, leave } = await open('/guide/contrast');
    const heading = page.getByRole('heading', { level: 2, name: /^Fixing contrast/ });
    await heading.hover();
    await heading.getByRole('link').click();
    await page.waitForURL('**/guide/contrast#fixing-contrast');
    await page.locator('.code-block').first().getByRole('button', { name: 'Copy' }).click();
    await page.getByRole('status').filter({ hasText: 'Copied the example' }).waitFor();
    const ground = () => page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
    const before = await ground();
    await page.getByRole('button', { name: 'Theme' }).click();
    expect(await ground()).not.toBe(before);
    const dark = await ground();
    await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Contrast' }).click();
    await page.getByRole('heading', { level: 1, name: 'Contrast' }).waitFor();
    await expect.poll(ground).toBe(dark);
    await page.getByRole('link', { name: 'Docs' }).click();
    await page.getByRole('heading', { level: 1, name: 'Guides' }).waitFor();
    await expect.poll(ground).toBe(dark);
    await leave();
  });

  it('are found in the reference', async () => {
    const { page, leave } = await open('/v1/docs');
    await page.getByRole('textbox', { name: /Search names/ }).fill('large text');
    await page
      .getByRole('navigation', { name: 'Guides' })
      .getByRole('link', { name: /Large text/ })
      .click();
    await page.waitForURL('**/guide/contrast#large-text');
    await leave();
  });
});

describe.each(['/guide', '/guide/readme', '/guide/contrast', '/guide/endpoints', '/guide/architecture', '/v1/status'])(
  '%s',
  (path) => {
    it.each([
      { name: 'light', colorScheme: 'light' },
      { name: 'dark', colorScheme: 'dark' },
      { name: 'forced colours', forcedColors: 'active' },
      { name: 'narrow', viewport: { width: 390, height: 844 } },
      { name: 'narrowest', viewport: { width: 320, height: 640 } },
    ] as const)('$name: no violation, nothing sideways', async ({ name: _, ...options }) => {
      const { page, leave } = await open(path, options);
      expect(await violations(page)).toEqual([]);
      expect(await sideways(page)).toBe(0);
      await leave();
    });

    it('is read without script', async () => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(service.url + path);
      expect(((await page.locator('main').textContent()) ?? '').length).toBeGreaterThan(200);
      await expect.poll(() => page.getByRole('navigation', { name: 'Views' }).getByRole('link').count()).toBe(6);
      await expect.poll(() => page.getByRole('button').count()).toBe(0);
      await context.close();
    });
  },
);
