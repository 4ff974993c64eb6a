import { expect, it } from 'vitest';
import type { Page } from '../../browser/packages.ts';
import { drawn } from './browser.ts';
import { holdQuestions } from './held.ts';
import { openWorkbench } from './workbench.ts';

const { open } = openWorkbench();

/** The file in CSS. */
const openExport = async (page: Page) => {
  await page.keyboard.press('e');
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.getByRole('radio', { name: 'CSS', exact: true }).check();
  return { dialog, code: dialog.locator('.code').filter({ hasText: '{' }) };
};

it.each([
  ['/make', 'c=3b54c4', 'c=0f766e'],
  ['/make/shades', 'c=3b54c4', 'c=0f766e'],
  ['/make/palette', 'hue=30', 'hue=200'],
  ['/make/gradient', 'stops=3b54c4~ffd700', 'stops=0f766e~ffd700'],
  ['/make/tokens', 'c=3b54c4', 'c=0f766e'],
  ['/make/system', 'colors=3b54c4', 'colors=0f766e'],
  ['/search', 'note=forest', 'note=sea'],
  ['/browse/palettes', 'f=method:triadic', 'f=method:analogous'],
])('an export of %s is of what was entered, though it is computed later', async (path, before, after) => {
  const wanted = await open(`${path}#${after}`);
  const expected = await (await openExport(wanted.page)).code.textContent();
  await wanted.leave();

  const { page, leave } = await open(`${path}#${before}`);
  const release = await holdQuestions(page);
  await page.evaluate(`location.hash = '${after}'`);
  await page.waitForURL((url) => url.hash.includes(after));
  const { dialog, code } = await openExport(page);
  await drawn(page);
  expect(await dialog.locator('.code').count()).toBe(0);
  await release();
  expect(await code.textContent()).toBe(expected);
  await leave();
});

it.each([
  ['/make', 'c=0f766e'],
  ['/make/shades', 'c=0f766e'],
  ['/search', 'note=sea'],
])('an export of %s says where it could not be computed, and offers nothing else', async (path, after) => {
  const { page, leave } = await open(path);
  await page.evaluate(`{
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (question, ...rest) {
      return postMessage.call(this, { ...question, args: [] }, ...rest);
    };
  }`);
  await page.evaluate(`location.hash = '${after}'`);
  await page.waitForURL((url) => url.hash.includes(after));
  const { dialog } = await openExport(page);
  await dialog.getByRole('alert').waitFor();
  expect(await dialog.getByRole('button', { name: 'Download' }).count()).toBe(0);
  await leave();
});

it('an export follows Back while it is open', async () => {
  const { page, leave } = await open('/make/palette#hue=30');
  await page.evaluate("location.hash = 'hue=200'");
  await page.waitForURL(/hue=200/);
  const { code } = await openExport(page);
  const later = await code.textContent();
  await page.goBack();
  await page.waitForURL(/hue=30/);
  await expect.poll(async () => (await code.count()) === 1 && (await code.textContent()) !== later).toBe(true);
  const former = await code.textContent();
  await leave();
  const again = await open('/make/palette#hue=30');
  expect(await (await openExport(again.page)).code.textContent()).toBe(former);
  await again.leave();
});

it('the export of a repair is of the palette that was entered, though it is searched for later', async () => {
  const { page, leave } = await open('/vision#pal=1f77b4~ff7f0e~2ca02c~d62728');
  const use = page.getByRole('button', { name: 'Use repair' });
  await expect.poll(() => use.isEnabled()).toBe(true);
  await page.keyboard.press('e');
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.getByRole('radio', { name: 'Repaired, hex list' }).check();
  const code = dialog.locator('.code');
  const former = await code.textContent();
  await page.keyboard.press('Escape');
  const release = await holdQuestions(page);
  await page.evaluate("location.hash = 'pal=2ca02c~d62728~9467bd~8c564b'");
  await page.waitForURL(/8c564b/);
  await page.keyboard.press('e');
  await dialog.getByRole('radio', { name: 'Repaired, hex list' }).check();
  await drawn(page);
  expect(await code.count()).toBe(0);
  await release();
  expect(await code.textContent()).not.toBe(former);
  await leave();
});

it('the export offers a repair while the first one is searched for', async () => {
  const { page, leave } = await open('/vision#pal=000000~ffffff');
  await page.locator('.repair[aria-busy="false"]').waitFor();
  const release = await holdQuestions(page);
  await page.evaluate("location.hash = 'pal=d32f2f~388e3c'");
  await page.waitForURL(/388e3c/);
  await page.keyboard.press('e');
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await expect.poll(() => dialog.locator('.code').textContent()).toBe('#d32f2f\n#388e3c\n');
  await dialog.getByRole('radio', { name: 'Repaired, hex list' }).check();
  await dialog.locator('.code').waitFor({ state: 'detached' });
  await release();
  await expect.poll(() => dialog.locator('.code').textContent()).toMatch(/^(?!#d32f2f\n#388e3c\n$)#\w{6}\n#\w{6}\n$/);
  await leave();
});
