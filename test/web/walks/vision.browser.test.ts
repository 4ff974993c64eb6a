import { describe, expect, it } from 'vitest';
import { encodePng } from '../../../src/image/png/encode.ts';
import type { Page } from '../../browser/packages.ts';
import { drag, settled, violations } from './browser.ts';
import { describeLooks, fromMenu, openWorkbench } from './workbench.ts';

const workbench = openWorkbench();

const open = (path = '/vision', options = {}, expected?: RegExp) => workbench.open(path, options, expected);
const row = (page: Page, name: string) => page.locator('.sight-row').filter({ hasText: name }).first();
const fixOf = (page: Page, name: string) => row(page, name).getByRole('button', { name: /^Fix colour/ });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name });

const chart = (width: number, height: number): Buffer => {
  const data = new Uint8ClampedArray(4 * width * height);
  for (let i = 0; i < width * height; i += 1) data.set([(i * 7) % 256, (i * 3) % 256, (i >> 4) % 256, 255], 4 * i);
  return Buffer.from(encodePng({ width, height, data }));
};

describe('a palette', () => {
  it('has its collapsed pair fixed by keyboard alone, undone, and fixed as a whole', async () => {
    const { page, leave } = await open('/vision#pal=d32f2f~6b7b1e~1976d2');
    await row(page, 'Deuteranopia').getByText('Look alike').waitFor();
    const fix = fixOf(page, 'Deuteranopia');
    await fix.waitFor();
    await fix.focus();
    await page.keyboard.press('Enter');
    await row(page, 'Deuteranopia').getByText('Apart').waitFor();
    await page.keyboard.press('Control+z');
    await row(page, 'Deuteranopia').getByText('Look alike').waitFor();
    await page.getByRole('button', { name: 'Fix all' }).focus();
    await page.keyboard.press('Enter');
    await heading(page, 'No pairs look alike').waitFor();
    await leave();
  });

  it('is edited by keys: along, moved, doubled, removed, and changed in a channel', async () => {
    const { page, leave } = await open('/vision#pal=d32f2f~388e3c~1976d2');
    const texts = () =>
      page.evaluate<string[]>("[...document.querySelectorAll('.color-list input')].map((one) => one.value)");
    await page.getByRole('button', { name: 'Colour 1, #d32f2f' }).focus();
    await page.keyboard.press('Control+ArrowRight');
    await expect.poll(texts).toEqual(['#388e3c', '#d32f2f', '#1976d2']);
    await page.getByRole('button', { name: 'Colour 2, #d32f2f' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Control+d');
    await expect.poll(texts).toEqual(['#388e3c', '#d32f2f', '#d32f2f', '#1976d2']);
    await page.locator('[data-input="pal:2"]:focus').waitFor();
    await page.keyboard.press('Delete');
    await expect.poll(texts).toEqual(['#388e3c', '#d32f2f', '#1976d2']);
    await page.locator('[data-input="pal:1"]:focus').waitFor();
    await page.keyboard.down('l');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.up('l');
    await expect.poll(async () => (await texts())[1]).not.toBe('#d32f2f');
    await page.getByRole('textbox', { name: 'Colour 3', exact: true }).fill('nonsense');
    await page.keyboard.press('Tab');
    await page.getByText('Colour 3: "nonsense" is not a colour').waitFor();
    expect(await violations(page)).toEqual([]);
    await leave();
  });

  it('is pasted; severity and threshold move what is judged, and the address follows', async () => {
    const { page, leave } = await open();
    await fromMenu(page, 'Import colours');
    await page.getByRole('textbox', { name: /CSS, a list/ }).fill('["#d32f2f", "#388e3c", "#1976d2", "#fbc02d"]');
    await page.getByRole('button', { name: 'Import' }).click();
    await expect.poll(() => page.locator('.color-list input').count()).toBe(4);
    const severity = page.getByRole('slider', { name: 'Severity' });
    await severity.scrollIntoViewIfNeeded();
    const box = (await severity.boundingBox())!;
    const [x, y] = [box.x + box.width - 8, box.y + box.height / 2];
    await drag(page, [x, y], (step) => [x - (step * box.width) / 62, y], 60);
    await heading(page, 'No pairs look alike').waitFor();
    const last = await severity.inputValue();
    expect(Number(last)).toBeLessThan(0.1);
    await page.waitForURL((url) => new URLSearchParams(url.hash.slice(1)).get('sev') === last);
    await page.getByRole('button', { name: 'Default' }).click();
    await page.waitForURL((url) => !url.hash.includes('sev='));
    await page.getByRole('slider', { name: 'Threshold' }).focus();
    await page.keyboard.press('Shift+ArrowRight');
    await page.waitForURL(/thr=10/);
    await leave();
  });
});

describe('a repair', () => {
  it('is compared on a chart by keyboard, leaves a locked colour, and is undone from its notice', async () => {
    const { page, leave } = await open('/vision#pal=1f77b4~ff7f0e~2ca02c~d62728~9467bd~17becf&cond=protanopia');
    const card = page.locator('.repair-card');
    await card.getByText(/look alike \(/).waitFor();
    await card.getByRole('rowheader', { name: '3 green' }).waitFor();
    for (const name of ['Bars', 'Map', 'Scatter', 'Text']) {
      await card.getByRole('radio', { name }).check();
      await card.getByRole('img', { name: `${name}, now, as Protanopia shows them` }).waitFor();
    }
    await card.getByRole('button', { name: 'Lock colour 3' }).press('Enter');
    await page.waitForURL(/lock=2/);
    await card.getByRole('radio', { name: 'Stronger' }).check();
    await page.waitForURL(/repair=change15/);
    await settled(page);
    expect(await violations(page)).toEqual([]);
    const use = card.getByRole('button', { name: 'Use repair' });
    await use.press('Enter');
    const texts = () =>
      page.evaluate<string[]>("[...document.querySelectorAll('.color-list input')].map((one) => one.value)");
    // All but what is locked.
    await expect
      .poll(async () => (await texts()).slice(0, 3))
      .toEqual([expect.not.stringMatching(/^#1f77b4$/), expect.any(String), '#2ca02c']);
    await page.locator('.notice').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await texts())[0]).toBe('#1f77b4');
    await leave();
  });
});

describe('a picture', () => {
  it('is read in the page, divided, seen by a model that is chosen, and saved; nothing is sent', async () => {
    const { page, leave } = await open();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith('blob:')) asked.push(request.url());
    });
    await page
      .locator('#vision-picture')
      .setInputFiles({ name: 'chart.png', mimeType: 'image/png', buffer: chart(320, 200) });
    await page.getByText('chart.png, 320 × 200').waitFor();
    const divider = page.getByRole('slider', { name: /^Divider/ });
    await divider.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('Shift+ArrowLeft');
    await page.getByRole('button', { name: /Machado.* tritan/ }).click();
    await page.waitForURL(/cond=machado2009-tritan/);
    // What the canvas holds is what the service answers for these pixels.
    const box = (await page.locator('.compared').boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + 40);
    await page.mouse.down();
    await page.mouse.move(box.x + 30, box.y + 40);
    await page.mouse.up();
    expect(Number(await divider.inputValue())).toBeLessThan(0.1);
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save simulated image' }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe('seen-machado2009-tritan.png');
    // Code of the page may come; nothing else is asked for.
    expect(asked.filter((url) => !url.startsWith(`${workbench.service.url}/assets/`))).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await leave();
  });

  it('that is none is refused in words; all hues stand in for who has none', async () => {
    const { page, leave } = await open();
    await page
      .locator('#vision-picture')
      .setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await page
      .getByRole('alert')
      .filter({ hasText: 'notes.png is not an image that this browser can read.' })
      .waitFor();
    await page.getByRole('button', { name: 'Show all hues' }).click();
    await page.getByText('All hues, 180 × 96').waitFor();
    await leave();
  });
});

describe('a plate', () => {
  it('is made to order and verified; other digits, another axis, another seed', async () => {
    const { page, leave } = await open();
    const card = page.locator('.plate-card');
    await card.getByText('No other cues').waitFor();
    await card.getByLabel('Digits').fill('x');
    await card.getByText('One to three digits can be hidden.').waitFor();
    await card.getByLabel('Digits').fill('8');
    await card.getByLabel('Axis').selectOption('tritan');
    await card.getByText('Brettel, Viénot & Mollon 1997, tritan').waitFor();
    await card.getByRole('button', { name: 'New seed' }).click();
    await page.waitForURL(/plate=8&axis=tritan&seed=\d+/);
    await leave();
  });
});

describe('the call and the export', () => {
  it('has the numbers of the service in every call, and is right in GraphQL', async () => {
    const { page, leave } = await open('/vision#pal=d32f2f~388e3c~1976d2&sev=0.7&thr=8');
    expect(await workbench.checkCalls(page)).toEqual([
      'vision.palette',
      'vision.audit',
      'vision.simulate',
      'colourplate.plate',
    ]);
    expect(await violations(page)).toEqual([]);
    await leave();
  });

  it('is exported as its colours first, with those of the repair, then as strips and as a report', async () => {
    const { page, leave } = await open('/vision#pal=d32f2f~388e3c');
    await page.getByRole('button', { name: 'Use repair' }).and(page.locator(':enabled')).waitFor();
    await page.locator('.repair-card').getByRole('button', { name: 'Export' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export' });
    await expect.poll(() => dialog.locator('.code').textContent()).toBe('#d32f2f\n#388e3c\n');
    await dialog.getByRole('radio', { name: 'Repaired, hex list' }).check();
    await expect.poll(() => dialog.locator('.code').textContent()).not.toBe('#d32f2f\n#388e3c\n');
    const repaired = (await dialog.locator('.code').textContent())!;
    await dialog.getByRole('radio', { name: 'Strips, SVG' }).check();
    await dialog.getByText('palette-seen.svg').waitFor();
    for (const name of ['Strips, PNG', 'Report, CSV']) await dialog.getByRole('radio', { name }).check();
    await dialog.getByText(/palette-audit\.csv, /).waitFor();
    await expect.poll(() => dialog.locator('.code').textContent()).toContain('Deuteranopia,brettel1997-deutan,1,');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Use repair' }).click();
    await page.keyboard.press('e');
    await dialog.getByRole('radio', { name: 'Hex list', exact: true }).check();
    await expect.poll(() => dialog.locator('.code').textContent()).toBe(repaired);
    await leave();
  });
});

describeLooks(
  (options) => open('/vision', options),
  (page) => page.locator('.verification').waitFor(),
);
