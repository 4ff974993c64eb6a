import { expect, it } from 'vitest';
import type { Page } from '../../browser/packages.ts';
import { openWorkbench } from './workbench.ts';

const { open } = openWorkbench();

/** Keeps from workers what they are asked until `release()` is called. */
const holdQuestions = (page: Page) =>
  page.evaluate(`{
    const { postMessage } = Worker.prototype;
    const released = new Promise((resolve) => {
      window.release = resolve;
    });
    Worker.prototype.postMessage = function (...all) {
      void released.then(() => postMessage.apply(this, all));
    };
  }`);

/** The text of the file in CSS. */
const openExport = async (page: Page) => {
  await page.keyboard.press('e');
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.getByRole('radio', { name: 'CSS', exact: true }).check();
  return dialog.locator('.code').filter({ hasText: '{' });
};

it.each([
  ['/make/shades', 'c=3b54c4', 'c=0f766e'],
  ['/make/palette', 'hue=30', 'hue=200'],
  ['/make/tokens', 'c=3b54c4', 'c=0f766e'],
  ['/make/system', 'colors=3b54c4', 'colors=0f766e'],
])('a file of %s is of what was entered, though it is computed later', async (path, before, after) => {
  const wanted = await open(`${path}#${after}`);
  const expected = await (await openExport(wanted.page)).textContent();
  await wanted.leave();

  const { page, leave } = await open(`${path}#${before}`);
  await holdQuestions(page);
  await page.evaluate(`location.hash = '${after}'`);
  await page.waitForURL((url) => url.hash.includes(after));
  const code = await openExport(page);
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  expect(await code.count()).toBe(0);
  await page.evaluate('release()');
  expect(await code.textContent()).toBe(expected);
  await leave();
});
