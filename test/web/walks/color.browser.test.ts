import { describe, expect, it } from 'vitest';
import type { Page } from '../../browser/packages.ts';
import { violations } from './browser.ts';
import { describeLooks, goByLetter, openWorkbench } from './workbench.ts';

const workbench = openWorkbench();

const open = (path = '/color', options = {}) => workbench.open(path, options);
const field = (page: Page) => page.getByRole('textbox', { name: 'Any CSS colour' });
const format = (page: Page, name: string) =>
  page
    .locator('.formats li')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('code')
    .textContent();

describe('a colour', () => {
  it('is typed, named in every notation, and taken to the contrast view and back, by keyboard alone', async () => {
    const { page, leave } = await open();
    await page.keyboard.press('/');
    await page.keyboard.type('rebeccapurple');
    await page.keyboard.press('Enter');
    await expect.poll(() => format(page, 'hex')).toBe('#663399');
    expect(await format(page, 'rgb')).toBe('rgb(102, 51, 153)');
    expect(await format(page, 'oklch')).toBe('oklch(0.44027 0.1603 303.373)');
    expect(await format(page, 'Display P3')).toBe('color(display-p3 0.37367 0.21033 0.57911)');
    await page.getByRole('button', { name: 'Check its contrast' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Contrast' }).waitFor();
    await expect.poll(() => page.getByRole('textbox', { name: 'Text', exact: true }).inputValue()).toBe('#663399');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Colour' }).waitFor();
    await expect.poll(() => field(page).inputValue()).toBe('rebeccapurple');
    await page.locator('.sliders').getByRole('slider', { name: 'Hue' }).focus();
    await goByLetter(page, 'c');
    await page.getByRole('heading', { level: 1, name: 'Contrast' }).waitFor();
    await leave();
  });

  it('outside sRGB keeps its own coordinates and names its gamut', async () => {
    const { page, leave } = await open('/color#c=color(display-p3+0+1+0)');
    await page.getByText('in Display P3, shown as mapped into sRGB').waitFor();
    expect(await format(page, 'Display P3')).toBe('color(display-p3 0 1 0)');
    await expect.poll(() => field(page).inputValue()).toBe('color(display-p3 0 1 0)');
    await leave();
  });

  it('is moved by its sliders, and the other one by its field', async () => {
    const { page, leave } = await open();
    const chroma = page.locator('.sliders').getByRole('slider', { name: 'Chroma' });
    await chroma.focus();
    await page.keyboard.press('Shift+ArrowLeft');
    expect(Number(await chroma.inputValue())).toBeCloseTo(0.157, 2);
    await page.getByRole('textbox', { name: 'Other colour' }).fill(await field(page).inputValue());
    await page.getByText('identical: the same colour').waitFor();
    await leave();
  });

  it('is named, has its neighbours, and goes round the disc of its lightness by pointer and by keys', async () => {
    const { page, leave } = await open('/color#c=336699');
    const disc = page.locator('.disc');
    await disc.scrollIntoViewIfNeeded();
    await expect.poll(() => page.locator('.nearest > li').count()).toBe(6);
    await expect.poll(() => page.locator('.big-name').textContent()).toBe('denim');
    const chroma = disc.getByRole('slider', { name: 'Chroma' });
    const hue = disc.getByRole('slider', { name: 'Hue' });
    await hue.focus();
    const before = Number(await hue.inputValue());
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(async () => Number(await hue.inputValue())).toBeCloseTo(before + 10, 3);
    const kept = Number(await page.locator('.sliders').getByRole('slider', { name: 'Lightness' }).inputValue());
    const { x, y, width, height } = (await disc.boundingBox())!;
    // A quarter of the way to the right is hue 0, at a quarter of the chroma of the edge.
    await page.mouse.click(x + width * 0.625, y + height / 2);
    await expect.poll(async () => Number(await chroma.inputValue())).toBeCloseTo(0.09, 2);
    await expect.poll(async () => Math.abs(((Number(await hue.inputValue()) + 180) % 360) - 180)).toBeLessThan(2);
    await expect
      .poll(async () => Number(await page.locator('.sliders').getByRole('slider', { name: 'Lightness' }).inputValue()))
      .toBeCloseTo(kept, 5);
    await leave();
  });

  it('is shown in all spaces, which can be searched', async () => {
    const { page, leave } = await open('/color#c=336699');
    await page.getByRole('button', { name: 'Show all spaces' }).click();
    await page.getByRole('columnheader', { name: 'Coordinates' }).waitFor();
    const all = await page.locator('tbody tr').count();
    expect(all).toBeGreaterThan(60);
    await page.getByRole('textbox', { name: 'Name' }).fill('munsell');
    await expect.poll(() => page.locator('tbody tr').count()).toBe(1);
    await page.getByRole('textbox', { name: 'Name' }).fill('no such space');
    await page.getByRole('button', { name: 'Show all', exact: true }).click();
    await expect.poll(() => page.locator('tbody tr').count()).toBe(all);
    expect(await violations(page)).toEqual([]);
    await leave();
  });

  it('has the numbers of the service, in every call', async () => {
    const { page, leave } = await open('/color#c=oklch(60%25+0.1+200)&vs=tomato');
    await workbench.checkCalls(page);
    await leave();
  });
});

describeLooks((options) => open('/color', options));
