import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { encodePng } from '../../../src/image/png/encode.ts';
import { scriptPerMove, violations } from './browser.ts';
import { describeLooks, openWorkbench } from './workbench.ts';

const workbench = openWorkbench();

const open = (path: string, options = {}) => workbench.open(path, options);
const hexes = (page: Page) =>
  page.evaluate<string[]>("[...document.querySelectorAll('.cell-facts code')].map((one) => one.textContent)");
/** The colours once they are made: the worker of the page takes a moment. */
const made = async (page: Page): Promise<string[]> => {
  await page.locator('.cell-facts').first().waitFor();
  return hexes(page);
};
const KINDS = ['palette', 'harmony', 'gradient', 'shades', 'tokens'] as const;

describe('a palette', () => {
  it('is made, kept in part, thrown anew, put in order and undone, by keyboard alone', async () => {
    const { page, leave } = await open('/make/palette');
    const first = await made(page);
    await page.getByRole('button', { name: `Keep ${first[1]}` }).press('Enter');
    await page.getByRole('combobox', { name: 'Method' }).selectOption('random');
    await page.getByRole('button', { name: 'Keep' }).first().focus();
    await page.keyboard.press('r');
    await expect.poll(() => hexes(page)).not.toEqual(first);
    const second = await hexes(page);
    expect(second[1]).toBe(first[1]);
    await page.getByRole('button', { name: `Colour 2, ${second[1]}` }).focus();
    await page.keyboard.press('Control+ArrowLeft');
    await expect.poll(async () => (await hexes(page))[0]).toBe(second[1]);
    await page.locator('[data-input="edit:0"]:focus').waitFor();
    await page.keyboard.press('Control+d');
    await expect.poll(async () => (await hexes(page)).length).toBe(7);
    await page.locator('[data-input="edit:1"]:focus').waitFor();
    await page.keyboard.press('Delete');
    await expect.poll(async () => (await hexes(page)).length).toBe(6);
    await page.locator('[data-input="edit:0"]:focus').waitFor();
    await page.keyboard.down('l');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.up('l');
    await expect.poll(async () => (await hexes(page))[0]).not.toBe(second[1]);
    const changed = (await hexes(page))[0]!.slice(1);
    await page.waitForURL((url) => url.hash.includes(`&edit=0:${changed}`));
    const link = page.url();
    await page.getByRole('button', { name: 'Release all' }).press('Enter');
    await page.keyboard.press('Control+z');
    const now = await made(page);
    await page.goto('about:blank');
    await page.goto(link);
    await page.locator('h1').waitFor();
    expect(await made(page)).toEqual(now);
    await leave();
  }, 60_000);

  it('has curves that are dragged by a point and as a whole, within budget', async () => {
    const { page, leave } = await open('/make/palette');
    const frame = page.locator('.curve-frame').first();
    await frame.scrollIntoViewIfNeeded();
    const box = (await frame.boundingBox())!;
    const before = await made(page);
    const thumb = (await frame.locator('.curve-thumb').nth(2).boundingBox())!;
    const x = thumb.x + thumb.width / 2;
    const moves = await scriptPerMove(page, [x, thumb.y + 9], (step) => [x, thumb.y + 9 + step / 2], 60);
    const after = await hexes(page);
    expect(after[2]).not.toBe(before[2]);
    expect(after.filter((_, i) => i !== 2)).toEqual(before.filter((_, i) => i !== 2));
    expect(moves).toBeLessThan(16);
    await page.mouse.move(box.x + 4, box.y + box.height - 4);
    await page.mouse.down();
    await page.mouse.move(box.x + 4, box.y + box.height - 24);
    await page.mouse.up();
    const moved = await hexes(page);
    expect(moved.filter((hex, i) => hex === after[i])).toEqual([]);
    await page.getByRole('slider', { name: 'Hue of colour 1' }).focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(async () => (await hexes(page))[0]).not.toBe(moved[0]);
    await leave();
  }, 60_000);

  it('is taken from a picture, and from what is pasted', async () => {
    const { page, leave } = await open('/make/palette');
    const [width, height] = [40, 30];
    const data = new Uint8ClampedArray(4 * width * height);
    for (let i = 0; i < width * height; i += 1)
      data.set(i % width < 20 ? [200, 30, 40, 255] : [20, 60, 160, 255], 4 * i);
    const buffer = Buffer.from(encodePng({ width, height, data }));
    await page.locator('#palette-picture').setInputFiles({ name: 'flag.png', mimeType: 'image/png', buffer });
    await expect.poll(async () => (await hexes(page)).toSorted()).toEqual(['#143ca0', '#c81e28']);
    await page.keyboard.press('v');
    await page.getByRole('textbox', { name: /CSS, a list/ }).fill('--a: tomato; --b: oklch(60% 0.1 200); --c: #123;');
    await page.getByRole('button', { name: 'Take in' }).click();
    await expect.poll(async () => (await hexes(page))[2]).toBe('#112233');
    await page.getByRole('combobox', { name: 'Method' }).selectOption('qualitative');
    await page.getByRole('button', { name: 'Release all' }).click();
    await expect.poll(async () => (await hexes(page))[2]).not.toBe('#112233');
    await leave();
  }, 60_000);
});

describe('a harmony', () => {
  it('is turned on its wheel, by pointer and by keys', async () => {
    const { page, leave } = await open('/make/harmony');
    const wheel = page.locator('.wheel');
    const box = (await wheel.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const moves = await scriptPerMove(page, [x + 60, y], (step) => [x + 60, y - step], 50);
    expect(moves).toBeLessThan(16);
    await page.waitForURL(/hue=3\d(\.\d)?/);
    const before = await hexes(page);
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => hexes(page)).not.toEqual(before);
    await page.getByText('Triadic, exact').waitFor();
    await leave();
  }, 60_000);
});

describe('a gradient', () => {
  const stops = (page: Page) => page.locator('.stop:not(.ghost)').count();

  it('has stops that are added, moved, pulled away and moved by keys', async () => {
    const { page, leave } = await open('/make/gradient');
    expect(await stops(page)).toBe(3);
    const strip = page.locator('.gradient-strip');
    const box = (await strip.boundingBox())!;
    await page.mouse.click(box.x + box.width * 0.25, box.y + 30);
    await expect.poll(() => stops(page)).toBe(4);
    const handle = (await page.locator('.stop:not(.ghost)').nth(1).boundingBox())!;
    const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2];
    const moves = await scriptPerMove(page, [x, y], (step) => [x + step, y], 60);
    expect(moves).toBeLessThan(16);
    await page.waitForURL(/at=0~0\.\d+~/);
    await page.mouse.move(x + 59, y);
    await page.mouse.down();
    await page.mouse.move(x + 59, y + 140, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => stops(page)).toBe(3);
    await page.getByRole('slider', { name: 'Place of stop 2' }).focus();
    await page.keyboard.press('Shift+ArrowLeft');
    await page.waitForURL(/at=0~0\.4~1/);
    await page.keyboard.press('Delete');
    await expect.poll(() => stops(page)).toBe(2);
    await page.getByRole('button', { name: 'Back to the scheme' }).click();
    await expect.poll(() => stops(page)).toBe(3);
    await page.getByRole('textbox', { name: 'Colour 1', exact: true }).fill('black');
    await page.getByRole('button', { name: 'Linear sRGB' }).click();
    await page.getByText('An edge may show').waitFor();
    await page.locator('.worst').waitFor();
    await leave();
  }, 60_000);
});

describe('shades and tokens', () => {
  it('move with the plane of their base, within budget', async () => {
    for (const kind of ['shades', 'tokens']) {
      const { page, leave } = await open(`/make/${kind}`);
      const box = (await page.locator('.plane').boundingBox())!;
      const moves = await scriptPerMove(
        page,
        [box.x + 60, box.y + 60],
        (step) => [box.x + 60 + step, box.y + 60 + step],
        60,
      );
      expect(moves).toBeLessThan(16);
      const thumb = (await page.locator('.plane .thumb').boundingBox())!;
      expect(Math.abs(thumb.x + thumb.width / 2 - (box.x + 119))).toBeLessThan(3);
      expect(Math.abs(thumb.y + thumb.height / 2 - (box.y + 119))).toBeLessThan(3);
      await page.waitForURL(/#c=[0-9a-f]{6}$/);
      await leave();
    }
  }, 60_000);

  it('mark the largest step, and copy a token', async () => {
    const { page, leave } = await open('/make/shades#method=hsl_ramp&c=ffee00');
    await page.locator('.curve-mark').first().waitFor();
    await page.keyboard.press('g');
    await page.keyboard.press('m');
    await page.getByRole('heading', { level: 1, name: 'Palette' }).waitFor();
    await page.getByRole('navigation', { name: 'Make' }).getByRole('link', { name: 'Tokens' }).click();
    await page.getByRole('button', { name: /^primary 500, #\w{6}/ }).press('Enter');
    await page
      .getByRole('status')
      .filter({ hasText: /^Copied #/ })
      .waitFor();
    await leave();
  }, 60_000);
});

describe.each(KINDS)('%s', (kind) => {
  it('has the numbers of the service in every call, is right in GraphQL, and is written in every format', async () => {
    const { page, leave } = await open(`/make/${kind}`);
    await workbench.checkCalls(page);
    await page.getByRole('button', { name: 'Close the call' }).click();
    await page.locator('.made').getByRole('button', { name: 'Export' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export' });
    await dialog.getByRole('radio').first().waitFor();
    for (const format of await dialog.getByRole('radio').all()) {
      await format.check();
      await dialog.getByText(/, [\d,]+ bytes$/).waitFor();
      expect(await dialog.getByRole('alert').count()).toBe(0);
    }
    expect(await violations(page)).toEqual([]);
    await leave();
  }, 120_000);

  describeLooks((options) => open(`/make/${kind}`, options));
});
