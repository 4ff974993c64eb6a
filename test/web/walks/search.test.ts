import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './browser.ts';
import { describeLooks, openWorkbench } from './workbench.ts';

const workbench = openWorkbench();
const { checkCalls } = workbench;

const open = async (path: string, options = {}, expected?: RegExp) => {
  const visited = await workbench.open(path, options, expected);
  await visited.page.locator('.found-list > li').first().waitFor();
  return visited;
};
const settled = (page: Page) => page.locator('[aria-busy="false"] .found-list').waitFor();

const firstColors = (page: Page) =>
  page
    .locator('.found-colors')
    .first()
    .locator('[data-color]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-color')));

describe('a search', () => {
  it('is written by keyboard, needs no key and no call, and is taken apart; its link brings the same palettes back', async () => {
    const { page, leave } = await open('/search');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const first = await firstColors(page);
    await page.getByLabel('In words').fill('calm forest zzyzx');
    await expect.poll(() => firstColors(page), { timeout: 20_000 }).not.toEqual(first);
    await settled(page);
    expect(await page.locator('.found-list > li').count()).toBe(12);
    expect(await page.locator('.brief u').allTextContents()).toContain('calm');
    expect(await page.getByText('Not understood').textContent()).toContain('zzyzx');
    await page.locator('.why summary').first().press('Enter');
    expect(await page.locator('.why[open] dt').count()).toBe(6);
    expect(await violations(page)).toEqual([]);
    expect(asked.filter((path) => !path.startsWith('/assets/'))).toEqual([]);
    const before = await firstColors(page);
    await page.waitForURL((url) => url.hash.includes('note=calm+forest+zzyzx'));
    await page.reload();
    await page.locator('.found-list > li').first().waitFor();
    expect(await firstColors(page)).toEqual(before);
    await leave();
  }, 60_000);

  it('stands beside a palette of one’s own', async () => {
    const { page, leave } = await open('/search#mine=1f4e79~e07a5f~ffffff~111111');
    await page.getByRole('heading', { name: /^Yours: \d+\.\d$/ }).waitFor();
    await page.getByText(/yours \d+\.\d, the taller line/).waitFor();
    await page.getByLabel('Begin with a preset').selectOption({ index: 3 });
    await page.waitForURL((url) => url.hash.includes('styles='));
    await leave();
  }, 60_000);

  it('is what the service answers, to every number, and its calls are right as they are written', async () => {
    const { page, leave } = await open('/search#mine=1f4e79~e07a5f~ffffff~111111');
    await page.getByRole('heading', { level: 1 }).focus();
    expect(await checkCalls(page)).toHaveLength(2);
    await leave();
  }, 60_000);
});

describeLooks((options) => open('/search', options));
