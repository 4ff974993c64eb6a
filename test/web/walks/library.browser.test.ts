import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { Page } from '../../browser/packages.ts';
import { violations } from './browser.ts';
import { describeLooks, openWorkbench, press } from './workbench.ts';

const workbench = openWorkbench();
const open = (path: string, options = {}) => workbench.open(path, options);
const names = (page: Page) => page.locator('.item-name').allTextContents();

const save = async (page: Page, name: string, folder = ''): Promise<void> => {
  await press(page, 'Control+k');
  await page.getByRole('combobox', { name: /^Search, or paste/ }).fill('save');
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Save to library' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByLabel('Folder (optional)').fill(folder);
  await press(page, 'Enter');
  await dialog.waitFor({ state: 'detached' });
};

describe('the library', () => {
  it('keeps what a view shows, finds it, opens it as it was, and takes it elsewhere as a file', async () => {
    const { page, leave } = await open('/contrast#fg=123456&bg=eeeeee');
    await save(page, 'Sea on stone', 'Clinic');
    await page.goto(`${workbench.service.url}/make/shades#c=0f766e&n=9`);
    await save(page, 'Brand scale');
    await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Library' }).click();
    await expect.poll(() => names(page)).toEqual(['Brand scale', 'Sea on stone']);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('textbox', { name: 'Name, folder or colour' }).fill('clinic');
    await expect.poll(() => names(page)).toEqual(['Sea on stone']);
    await page.getByRole('button', { name: 'Star', exact: true }).click();
    await page.getByRole('textbox', { name: 'Name, folder or colour' }).fill('');
    await page.getByRole('radio', { name: 'Starred' }).check();
    await expect.poll(() => names(page)).toEqual(['Sea on stone']);
    await page.getByRole('button', { name: 'Rename' }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Navy on grey');
    await press(page, 'Enter');
    await expect.poll(() => names(page)).toEqual(['Navy on grey']);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export all' }).click();
    const buffer = await readFile(await (await downloading).path());
    const { format, items } = JSON.parse(buffer.toString());
    expect([format, items.length]).toEqual(['metamer-library', 2]);
    await page.getByRole('link', { name: 'Navy on grey' }).click();
    await page.waitForURL((url) => url.pathname + url.hash === '/contrast#fg=123456&bg=eeeeee');
    await page.goBack();
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('button', { name: 'Restore Navy on grey' }).click();
    await expect.poll(() => names(page)).toEqual(['Navy on grey']);
    await leave();
    // In another browser the file brings all of it.
    const elsewhere = await open('/library');
    await elsewhere.page.getByText('Nothing saved yet').waitFor();
    await elsewhere.page
      .locator('input[type=file]')
      .setInputFiles({ name: 'library.json', mimeType: 'application/json', buffer });
    await expect.poll(async () => (await names(elsewhere.page)).toSorted()).toEqual(['Brand scale', 'Navy on grey']);
    await elsewhere.leave();
  });

  it('opens what was saved as a view begins with the colours that it had, whatever the working set', async () => {
    const { page, leave } = await open('/contrast');
    await save(page, 'Example');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('textbox', { name: 'Colour or list of colours' }).fill('#0f766e');
    await press(page, 'Enter');
    await page.goto(`${workbench.service.url}/library`);
    await page.getByRole('link', { name: 'Example' }).click();
    await page.waitForURL((url) => url.pathname + url.hash === '/contrast#fg=7298bc&bg=ffffff');
    await expect.poll(() => page.getByRole('textbox', { name: 'Text', exact: true }).inputValue()).toBe('#7298bc');
    await leave();
  });

  it('is the same in two tabs', async () => {
    const { page, leave } = await open('/library');
    const other = await page.context().newPage();
    await other.goto(`${workbench.service.url}/color#c=c2410c`);
    await other.locator('.formats').waitFor();
    await save(other, 'Rust');
    await expect.poll(() => names(page)).toEqual(['Rust']);
    await leave();
  });

  it('takes no other file, and no address of another site out of one', async () => {
    const { page, leave } = await open('/library');
    const drop = (name: string, text: string) =>
      page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
    await drop('other.json', '{"items":[]}');
    await page.locator('.notice').filter({ hasText: 'other.json is not a library file' }).waitFor();
    const item = {
      id: 'a',
      kind: 'color',
      name: 'x',
      folder: '',
      starred: false,
      at: '2026-01-01T00:00:00Z',
      colors: [],
    };
    const items = [
      { ...item, address: '//evil.example/' },
      { ...item, id: 'b', address: 'javascript:alert(1)' },
      { ...item, id: 'c', name: 'fine', address: '/color#c=663399' },
    ];
    await drop('mixed.json', JSON.stringify({ format: 'metamer-library', version: 1, items }));
    await page.locator('.notice').filter({ hasText: 'Imported 1 entry. 2 could not be read.' }).waitFor();
    await expect.poll(() => names(page)).toEqual(['fine']);
    await leave();
  });
});

describeLooks((options) => open('/library', options));
