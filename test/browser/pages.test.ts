import chromium from '@sparticuz/chromium';
import axe from 'axe-core';
import { type Browser, chromium as playwright } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../service.ts';

let service: TestService;
let key: string;
let browser: Browser;
beforeAll(async () => {
  service = await startTestService();
  key = (await service.issue()).secret;
  browser = await playwright.launch({
    executablePath: await chromium.executablePath(),
    args: chromium.args,
    headless: true,
  });
}, 60_000);
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

describe('the interactive reference', () => {
  it('takes a key, sends a real call and shows the answer, all from its own origin', async () => {
    const { page, elsewhere, complaints } = await open('/v1/docs');
    await page.getByRole('button', { name: 'Authorize' }).click();
    await page.locator('.auth-container').first().locator('input').fill(key);
    await page.locator('.auth-container').first().getByRole('button', { name: 'Apply credentials' }).click();
    await page.getByRole('button', { name: 'Close', exact: true }).first().click();
    await page.locator('#operations-tag-color').click();
    await page.locator('#operations-color-color-contrast').getByRole('button').first().click();
    await page.locator('#operations-color-color-contrast .btn.execute').click();
    const answer = page.locator('#operations-color-color-contrast .live-responses-table .microlight').first();
    await answer.waitFor();
    expect(await answer.textContent()).toContain('contrast_ratio');
    expect(elsewhere).toEqual([]);
    expect(complaints).toEqual([]);
    const { body } = await service.call('GET', '/v1/usage/live', { key });
    expect(body.events.some((event: { endpoint: string }) => event.endpoint === 'POST /v1/color/contrast')).toBe(true);
  }, 60_000);
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
  }, 60_000);
});
