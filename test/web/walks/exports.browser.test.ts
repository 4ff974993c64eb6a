import { expect, it } from 'vitest';
import type { Page } from '../../browser/packages.ts';
import { holdQuestions } from './held.ts';
import { openWorkbench } from './workbench.ts';

const { open } = openWorkbench();

const openExport = async (page: Page) => {
  await page.keyboard.press('e');
  return page.getByRole('dialog', { name: 'Export' });
};

type Dialog = Awaited<ReturnType<typeof openExport>>;

/** The file in CSS. */
const cssIn = async (dialog: Dialog): Promise<string | null> => {
  await dialog.getByRole('radio', { name: 'CSS', exact: true }).check();
  return dialog.locator('.code').filter({ hasText: '{' }).textContent();
};

it.each([
  ['/make', 'c=3b54c4', 'c=0f766e'],
  ['/make/shades', 'c=3b54c4', 'c=0f766e'],
  ['/make/palette', 'hue=30', 'hue=200'],
  ['/make/tokens', 'c=3b54c4', 'c=0f766e'],
  ['/make/system', 'colors=3b54c4', 'colors=0f766e'],
  ['/search', 'note=forest', 'note=sea'],
  ['/browse/palettes', 'f=method:triadic', 'f=method:analogous'],
])('an export of %s is of what was entered, though it is computed later', async (path, before, after) => {
  const wanted = await open(`${path}#${after}`);
  const expected = await cssIn(await openExport(wanted.page));
  await wanted.leave();

  const { page, leave } = await open(`${path}#${before}`);
  const release = await holdQuestions(page);
  await page.evaluate(`location.hash = '${after}'`);
  await page.waitForURL((url) => url.hash.includes(after));
  const dialog = await openExport(page);
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  expect(await dialog.getByRole('radio').count()).toBe(0);
  await release();
  expect(await cssIn(dialog)).toBe(expected);
  await leave();
});
