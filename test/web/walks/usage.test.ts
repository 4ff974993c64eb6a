import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../../service.ts';
import { launch, sideways, violations, visit } from './browser.ts';

let service: TestService;
let key: string;
let browser: Browser;
beforeAll(async () => {
  service = await startTestService();
  key = (await service.issue('pro')).secret;
  browser = await launch();
}, 60_000);
afterAll(async () => {
  await browser.close();
  await service.stop();
});

const open = (path: string, options = {}, expected?: RegExp) => visit(browser, service.url, path, options, expected);
const giveKey = async (page: Page) => {
  await page.getByLabel('Paste a key').fill(key);
  await page.keyboard.press('Enter');
};
const contrast = () => service.call('POST', '/v1/color/contrast', { key, json: { fg: '#123', bg: '#fff' } });

describe('usage', () => {
  it('without a key shows the tiers', async () => {
    const { page, leave } = await open('/usage');
    await page.getByText('500,000 credits a month').waitFor();
    expect(await violations(page)).toEqual([]);
    await leave();
  }, 60_000);

  it('with a key shows the month, the days, and calls as they come; the stream can be paused', async () => {
    await contrast();
    const { page, leave } = await open('/usage');
    await giveKey(page);
    await page.getByText(/^[1-9]\d* of 500,000 credits$/).waitFor();
    await page.getByRole('rowheader', { name: 'POST /v1/color/contrast' }).waitFor();
    await page.getByText('Live', { exact: true }).waitFor();
    await contrast();
    await page.locator('.live li').first().waitFor();
    expect(await page.locator('.live li').first().textContent()).toContain('POST /v1/color/contrast');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Pause' }).press('Enter');
    const shown = await page.locator('.live li').count();
    await contrast();
    await page.getByRole('button', { name: 'Follow' }).press('Enter');
    // Taken up behind the last event: what came in the pause is not lost.
    await page.locator('.live li').nth(shown).waitFor();
    await page.getByRole('link', { name: 'Colour', exact: true }).click();
    await leave();
  }, 60_000);

  it('says so when the service is gone, and tries again on a press', async () => {
    const { page, leave } = await open('/usage', {}, /Failed to load/);
    await page.route('**/v1/usage**', (route) => route.abort());
    await giveKey(page);
    await page.getByText('The service did not answer').first().waitFor();
    await page.unroute('**/v1/usage**');
    await page
      .getByRole('button', { name: /^Try again/ })
      .first()
      .click();
    await page.getByText(/of 500,000 credits$/).waitFor();
    await leave();
  }, 60_000);
});

describe('looks', () => {
  it.each([
    { name: 'light', colorScheme: 'light' },
    { name: 'dark', colorScheme: 'dark' },
    { name: 'narrow', viewport: { width: 390, height: 844 } },
    { name: 'narrowest', viewport: { width: 320, height: 640 } },
  ] as const)(
    '$name: no violation, nothing sideways',
    async ({ name: _, ...options }) => {
      const { page, leave } = await open('/usage', options);
      await giveKey(page);
      await page.getByText(/of 500,000 credits$/).waitFor();
      expect(await violations(page)).toEqual([]);
      expect(await sideways(page)).toBe(0);
      await leave();
    },
    60_000,
  );
});
