import { describe, expect, it } from 'vitest';
import type { Page } from '../../browser/packages.ts';
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
    await page.getByLabel('Description').fill('calm forest zzyzx');
    await expect.poll(() => firstColors(page)).not.toEqual(first);
    await settled(page);
    await expect.poll(() => page.locator('.found-list > li').count()).toBe(12);
    await expect.poll(() => page.locator('u.understood').allTextContents()).toContain('calm');
    await expect.poll(() => page.locator('u.ignored').allTextContents()).toContain('zzyzx');
    await page.locator('.why summary').first().press('Enter');
    await expect.poll(() => page.locator('.why[open] dt').count()).toBe(6);
    expect(await violations(page)).toEqual([]);
    expect(asked.filter((path) => !path.startsWith('/assets/'))).toEqual([]);
    const before = await firstColors(page);
    await page.waitForURL((url) => url.hash.includes('note=calm+forest+zzyzx'));
    await page.reload();
    await page.locator('.found-list > li').first().waitFor();
    expect(await firstColors(page)).toEqual(before);
    await leave();
  });

  it('shows colours of the description that every palette holds, and takes them out by their button or by undo', async () => {
    const { page, leave } = await open('/search#note=law+firm%2C+must+keep+%237b1e2b+and+%23ffffff');
    const kept = page.getByRole('list', { name: 'In every palette' });
    await expect.poll(() => kept.locator('code').allTextContents()).toEqual(['#7b1e2b', '#ffffff']);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Remove #7b1e2b' }).press('Enter');
    const field = page.getByLabel('Description');
    await expect.poll(() => field.inputValue()).toBe('law firm, must keep #ffffff');
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => kept.locator('code').allTextContents()).toEqual(['#ffffff']);
    await page.getByRole('button', { name: 'Remove #ffffff' }).click();
    await expect.poll(() => field.inputValue()).toBe('law firm');
    await expect.poll(() => kept.count()).toBe(0);
    await page.getByRole('button', { name: /^Undo/ }).first().click();
    await expect.poll(() => field.inputValue()).toBe('law firm, must keep #ffffff');
    await page.getByRole('button', { name: 'Remove #ffffff' }).press('Enter');
    await expect.poll(() => field.inputValue()).toBe('law firm');
    await page.locator('.notice').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => field.inputValue()).toBe('law firm, must keep #ffffff');
    await leave();
  });

  it('says why few palettes are shown, and paints a lock as it is written', async () => {
    const hexes = ['7b1e2b', 'ffffff', '0f766e', 'f4a261', '1d3557'];
    const { page, leave } = await open(`/search#note=must+keep+${hexes.map((hex) => `%23${hex}`).join('+and+')}`);
    await page.getByText(/^Only .+: 5 of 6 colours are locked\.$/).waitFor();
    const field = page.getByLabel('Description');
    await field.fill('must keep color(display-p3 1 0 0)');
    const chip = page.getByRole('list', { name: 'In every palette' }).locator('.chip');
    await expect
      .poll(async () =>
        (await chip.count()) === 1 ? chip.evaluate((one) => getComputedStyle(one).backgroundColor) : '',
      )
      .toBe('color(display-p3 1 0 0)');
    await leave();
  });

  it('underlines what is understood before a palette is searched', async () => {
    const { page, leave } = await open('/search#note=forest');
    const field = page.getByLabel('Description');
    await field.focus();
    await page.keyboard.press('End');
    // Where the words are marked, what is shown is still that of the words before.
    await page.evaluate(() => {
      const seen: boolean[] = [];
      Object.assign(globalThis, { seen });
      new MutationObserver(() => {
        const isMarked = [...document.querySelectorAll('u.understood')].some(
          ({ textContent }) => textContent === 'sea',
        );
        if (isMarked) seen.push(document.querySelector('.search-results [aria-busy="true"]') !== null);
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    // At once: the words are read in the order in which they came.
    await page.keyboard.insertText(' sea');
    await expect.poll(() => page.locator('u.understood').allTextContents()).toContain('sea');
    expect(await page.evaluate(() => (globalThis as unknown as { seen: boolean[] }).seen[0])).toBe(true);
    await leave();
  });

  it('stands beside a palette of one’s own', async () => {
    const { page, leave } = await open('/search#mine=1f4e79~e07a5f~ffffff~111111');
    await page.getByRole('heading', { name: /^Yours: \d+\.\d$/ }).waitFor();
    await page.getByText(/^ ?yours \d+\.\d$/).waitFor();
    // What the six bring is the total.
    const yours = page.getByRole('region', { name: 'Your palette' });
    await yours.locator('.why summary').first().click();
    await yours.locator('.why dt').first().waitFor();
    const brought = (await yours.locator('.why dt b').allTextContents()).map(Number);
    expect(brought).toHaveLength(6);
    const total = Number(/[\d.]+$/.exec((await yours.getByRole('heading').textContent())!)![0]);
    expect(Math.abs(brought.reduce((a, b) => a + b) - total)).toBeLessThan(0.35);
    await yours.getByText('Formula and source').first().click();
    expect(await violations(page)).toEqual([]);
    await page.getByLabel('Start from a preset').selectOption({ index: 3 });
    await page.waitForURL((url) => url.hash.includes('styles='));
    await leave();
  });

  it('says of a link what is no part of a brief, and searches by the rest', async () => {
    const note = 'calm '.repeat(300);
    const { page, leave } = await open(
      `/search#styles=coastal,nope&seed=abc&mine=ff0000&note=${encodeURIComponent(note)}`,
    );
    const faults = await page.locator('.brief > .field-why').allTextContents();
    expect(faults).toEqual([
      'There is no style “nope”: it is ignored.',
      'Of the 1,499 characters of the description, the first 1,000 are read.',
    ]);
    await page.getByText('Enter a whole number.').waitFor();
    await page.getByText('Two colours or more are scored.').waitFor();
    await expect.poll(() => page.getByLabel('Description').inputValue()).toBe(note);
    await leave();
  });

  it('is tried again where the worker could not be started', async () => {
    const { page, leave } = await workbench.open('/contrast', {}, /Failed to load|ERR_FAILED|worker/i);
    await page.route('**/assets/*worker*', (route) => route.abort());
    await page.getByRole('link', { name: 'Library', exact: true }).click();
    await page.getByRole('link', { name: 'Search', exact: true }).click();
    const again = page.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await page.unroute('**/assets/*worker*');
    await again.click();
    await page.locator('.found-list > li').first().waitFor();
    await leave();
  });

  it('is what the service answers, to every number, and its calls are right as they are written', async () => {
    const { page, leave } = await open('/search#mine=1f4e79~e07a5f~ffffff~111111');
    await page.getByRole('heading', { level: 1 }).focus();
    expect(await checkCalls(page)).toHaveLength(2);
    await leave();
  });
});

describeLooks((options) => open('/search', options));
