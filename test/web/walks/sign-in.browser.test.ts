import { describe, expect, it } from 'vitest';
import { printedLink } from '../../../src/sign-in-link.ts';
import type { Page } from '../../browser/packages.ts';
import { sideways, violations } from './browser.ts';
import { fromMenu, goByLetter, openWorkbench } from './workbench.ts';

const workbench = openWorkbench();

const pathOfLink = async (): Promise<string> => {
  const link = await printedLink({
    DATABASE_URL: `file:${workbench.service.file}`,
    PORT: new URL(workbench.service.url).port,
  });
  return link.slice(workbench.service.url.length);
};
const open = (path: string, options = {}) => workbench.open(path, options, /status of (401|404)/);
const storedKeys = (page: Page) =>
  page.evaluate<(string | null)[]>(
    "[sessionStorage, localStorage].map((storage) => storage.getItem('metamer-key')?.slice(0, 9) ?? null)",
  );
const signedIn = (page: Page) => page.getByRole('button', { name: 'Account', exact: true }).waitFor();

describe('a printed link', () => {
  it('signs in, leaves the address at once, and its key runs a call', async () => {
    const { page, leave } = await open(await pathOfLink());
    await signedIn(page);
    expect(page.url()).toBe(`${workbench.service.url}/`);
    expect(await page.evaluate('history.length')).toBe(2);
    expect(await storedKeys(page)).toEqual(['mtm_live_', null]);
    await page.keyboard.press('k');
    const drawer = page.getByRole('complementary', { name: 'Code' });
    await drawer.getByRole('button', { name: /^Run/ }).press('Enter');
    await drawer.getByText(/^200 in/).waitFor();
    await expect.poll(() => drawer.textContent()).not.toContain('mtm_');
    await leave();
  });

  it('opens the card and says why where it was used already; the colour that was typed stays', async () => {
    const path = await pathOfLink();
    const first = await open(path);
    await signedIn(first.page);
    await first.leave();
    const { page, leave } = await open('/#c=rebeccapurple');
    await page.evaluate(`location.hash = ${JSON.stringify(path.slice(1))}`);
    await page.getByRole('alert').filter({ hasText: 'already used' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('textbox', { name: 'Any CSS colour' }).inputValue()).toBe('rebeccapurple');
    await page.waitForURL((url) => url.hash === '#c=rebeccapurple');
    await leave();
  });
});

describe('the first minute', () => {
  it('leads from the printed link to a fixed contrast by keyboard alone, in forty presses', async () => {
    const { page, leave } = await open(await pathOfLink());
    await signedIn(page);
    let presses = 0;
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
      presses += keys.length;
    };
    const focused = () =>
      page.evaluate<string>("document.activeElement?.textContent || document.activeElement?.id || ''");
    await goByLetter(page, 'c');
    presses += 2;
    await page.getByRole('heading', { level: 1, name: 'Contrast' }).waitFor();
    await press('/', ...'orange', 'Enter');
    const ratio = page.getByLabel('Contrast ratio', { exact: true });
    await expect.poll(() => ratio.textContent()).toBe('1.97');
    while (!/^Use #\w{6}4\.5/.test(await focused())) await press('Tab');
    await press('Enter');
    await expect.poll(async () => Number(await ratio.textContent())).toBeGreaterThanOrEqual(4.5);
    // The heading has the focus of the button that is gone: the next key acts.
    await press('e');
    await page.getByRole('dialog', { name: 'Export' }).waitFor();
    expect(presses).toBeLessThanOrEqual(40);
    await leave();
  });
});

describe('a key', () => {
  it('is kept on this computer where that is wished, forgotten on demand, and asked for again when it is revoked', async () => {
    const { page, leave } = await open(await pathOfLink(), { viewport: { width: 390, height: 844 } });
    await signedIn(page);
    const card = () => fromMenu(page, 'API key');
    await card();
    await page.getByRole('checkbox', { name: 'Remember on this computer' }).check();
    expect(await storedKeys(page)).toEqual(['mtm_live_', 'mtm_live_']);
    expect(await violations(page)).toEqual([]);
    expect(await sideways(page)).toBe(0);
    await page.keyboard.press('Escape');
    // Another browser signs in: this key is revoked.
    const other = await open(await pathOfLink());
    await signedIn(other.page);
    await other.leave();
    await page.goto(`${workbench.service.url}/#c=tomato`);
    await page.getByRole('heading', { level: 1, name: 'Colour', exact: true }).waitFor();
    await page.keyboard.press('k');
    const drawer = page.getByRole('complementary', { name: 'Code' });
    await drawer.getByRole('button', { name: /^Run/ }).click();
    await drawer.getByLabel('API key').waitFor();
    await drawer.getByRole('alert').first().waitFor();
    expect(await storedKeys(page)).toEqual([null, null]);
    await expect.poll(() => page.getByRole('textbox', { name: 'Any CSS colour' }).inputValue()).toBe('tomato');
    await drawer.getByLabel('API key').fill((await workbench.service.issue()).secret);
    await page.keyboard.press('Enter');
    await drawer.getByRole('button', { name: /^Run/ }).waitFor();
    await drawer.getByRole('button', { name: 'Close the code' }).click();
    await card();
    await page.getByRole('button', { name: 'Remove key' }).click();
    expect(await storedKeys(page)).toEqual([null, null]);
    await leave();
  });
});
