import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './browser.ts';
import { describeLooks, openWorkbench } from './workbench.ts';

const workbench = openWorkbench();
const { giveKey } = workbench;

const open = (path: string, options = {}, expected?: RegExp) => workbench.open(path, options, expected);
const press = (page: Page) => page.getByRole('button', { name: 'Search (8 credits)' });

describe('a search', () => {
  it('is written, priced, run and taken apart by keyboard; its link brings the same palettes back', async () => {
    const { page, leave } = await open('/search');
    expect(await press(page).isDisabled()).toBe(true);
    await giveKey(page);
    await page.getByLabel('In words').fill('calm sea zzyzx');
    await press(page).press('Enter');
    await page.locator('.found-list > li').nth(11).waitFor();
    expect(await page.locator('.brief u').allTextContents()).toContain('calm');
    expect(await page.getByText('Not understood').textContent()).toContain('zzyzx');
    await page.locator('.why summary').first().press('Enter');
    expect(await page.locator('.why[open] dt').count()).toBe(6);
    expect(await violations(page)).toEqual([]);
    const colors = () =>
      page
        .locator('.found-colors')
        .first()
        .locator('[data-color]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-color')));
    const before = await colors();
    await page.waitForURL((url) => url.hash.includes('note=calm+sea+zzyzx'));
    await page.reload();
    await press(page).click();
    await page.locator('.found-list > li').nth(11).waitFor();
    expect(await colors()).toEqual(before);
    await page.getByLabel('For').selectOption('dashboard');
    await page.getByText('The brief has changed since').waitFor();
    await leave();
  }, 60_000);

  it('stands beside a palette of one’s own', async () => {
    const { page, leave } = await open('/search#mine=1f4e79~e07a5f~ffffff~111111');
    await giveKey(page);
    await page.getByText('Score a palette of your own').click();
    await page.getByRole('button', { name: 'Score mine (2 credits)' }).click();
    await page.getByRole('heading', { name: /^Yours: \d+\.\d$/ }).waitFor();
    await page.getByLabel('Begin with a preset').selectOption({ index: 3 });
    // Scored for another brief, it says nothing beside the palettes of this one.
    await page.getByRole('heading', { name: /^Yours: / }).waitFor({ state: 'detached' });
    await press(page).click();
    await page.getByRole('button', { name: 'Score mine (2 credits)' }).click();
    await page.getByText(/yours \d+\.\d, the taller line/).waitFor();
    await leave();
  }, 60_000);

  it('that is refused says why, and keeps the brief; its calls are right as they are written', async () => {
    const { page, leave } = await open('/search#note=kept', {}, /status of (429|500|503)/);
    await giveKey(page);
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('k');
    const drawer = page.getByRole('complementary', { name: 'The call' });
    await drawer.getByRole('radio', { name: 'GraphQL' }).check();
    const query = (await drawer.locator('.code').first().textContent())!;
    expect(
      (await workbench.service.call('POST', '/v1/graphql', { key: workbench.key, json: { query } })).body.errors,
    ).toBeUndefined();
    await drawer.getByRole('button', { name: 'Close the call' }).click();
    await page.route('**/v1/personalize/palettes', (route) =>
      route.fulfill({ status: 503, json: { error: { code: 'UNAVAILABLE', message: 'Busy.' } } }),
    );
    await press(page).click();
    await page.getByRole('alert').filter({ hasText: 'UNAVAILABLE' }).waitFor();
    expect(await page.getByLabel('In words').inputValue()).toBe('kept');
    await leave();
  }, 60_000);
});

describeLooks(
  (options) => open('/search', options),
  async (page) => {
    await giveKey(page);
    await press(page).click();
    await page.locator('.found-list > li').first().waitFor();
  },
);
