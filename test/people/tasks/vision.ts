import { oklch } from 'culori';
import { expect } from 'vitest';
import type { Task } from '../task.ts';
import { button, field, firstOf, list } from '../thing.ts';
import { SCREENSHOT_SIZE } from '../world.ts';

/** d3's category10, without the brown and the greys. */
const CHART = ['#1f77b4', '#ff7f0e', '#2ca02c', '#d62728', '#9467bd', '#17becf'];
const IMAGE = /^Choose (?:a picture|an image)/;

export const MEND_A_CHART: Task = {
  wants: 'The six colours of a chart, told apart by everyone and still their own',
  starts: '/',
  most: 3,
  async does({ page, hand }) {
    await hand.paste(field('Colour, pair, palette, image or web address'), CHART.join(', '));
    await hand.press(button('Open'));
    await hand.press(firstOf(button('Fix all')));
    // What no repair reaches, seeing no colour at all, may stay.
    for (const name of ['Deuteranopia', 'Protanopia', 'Tritanopia'])
      await page.getByRole('listitem').filter({ hasText: name }).getByText('Apart').first().waitFor();
  },
  async ends({ page }) {
    const fields = await page.getByRole('list', { name: 'Palette' }).getByRole('textbox').all();
    const hexes = await Promise.all(fields.map((one) => one.inputValue()));
    expect(hexes).toHaveLength(CHART.length);
    for (const [at, hex] of hexes.entries()) {
      const [before, after] = [oklch(CHART[at]!)!, oklch(hex)!];
      const turned = Math.abs(((after.h! - before.h! + 540) % 360) - 180);
      // A blue stays a blue, and a bright colour does not become a black.
      expect([hex, turned < 25, Math.abs(after.l - before.l) < 0.25, after.c > before.c / 2]).toEqual([
        hex,
        true,
        true,
        true,
      ]);
    }
  },
};

export const LOOK_AT_A_SCREENSHOT: Task = {
  wants: 'A screenshot as a deuteranope sees it, and which of its texts are too pale',
  starts: '/vision',
  most: 5,
  async does({ hand, give, go, sees }, world) {
    const file = await world.screenshot();
    await give(button(IMAGE), file);
    await sees(`${file.name}, ${SCREENSHOT_SIZE.width} × ${SCREENSHOT_SIZE.height}`);
    await hand.press(button(/^Brettel.*deutan/));
    await go('Contrast');
    await give(button(IMAGE), file);
    await hand.press(firstOf(button(/^1\. #9\w{5} on #f/)));
  },
  async ends({ page, reads }) {
    await reads(field('Text'), /^#9[0-9a-f]{5}$/);
    await expect
      .poll(async () => Number(await page.getByLabel('Contrast ratio', { exact: true }).textContent()))
      .toBeLessThan(3);
    await page.goBack();
    // A picture keeps its shape at every width.
    const drawn = page.locator('.compared');
    await drawn.waitFor();
    const { width, height } = (await drawn.boundingBox())!;
    expect(width / height).toBeCloseTo(SCREENSHOT_SIZE.width / SCREENSHOT_SIZE.height, 1);
  },
};

export const MAKE_A_PLATE: Task = {
  wants: 'A test plate with an 8 that a tritanope does not see',
  starts: '/vision',
  most: 2,
  async does({ hand }) {
    await hand.enter(field('Digits'), '8');
    await hand.choose(list('Axis'), 'tritan');
  },
  async ends({ page, sees }) {
    await sees('Brettel, Viénot & Mollon 1997, tritan');
    await expect.poll(() => page.getByText('Hidden', { exact: true }).count()).toBeGreaterThan(0);
    await expect.poll(() => page.getByText('No other cues', { exact: true }).count()).toBe(1);
  },
};
