import { describe, expect, it } from 'vitest';
import type { Page } from '../../browser/packages.ts';
import type { Visit } from './browser.ts';
import { openWorkbench } from './workbench.ts';

const workbench = openWorkbench();

const GREEN = 'color(display-p3 0 0.8 0.2)';
const IN_ADDRESS = 'color(display-p3+0+0.8+0.2)';

/** A page on a screen that shows Display P3, or on one that does not. */
const open = (path: string, isWide: boolean): Promise<Visit> =>
  workbench.open(path, {}, undefined, (context) =>
    context.addInitScript(`{
      const real = window.matchMedia.bind(window);
      window.matchMedia = (query) =>
        query === '(color-gamut: p3)' ? real(${isWide} ? 'all' : 'not all') : real(query);
    }`),
  );

const paintOf = (page: Page, selector: string, property = 'backgroundColor'): Promise<string> =>
  page.evaluate(`getComputedStyle(document.querySelector(${JSON.stringify(selector)})).${property}`);

/** Channels of a colour as a browser says it. */
const channelsOf = (css: string): number[] => css.match(/-?\d*\.?\d+(?:e-?\d+)?/g)!.map(Number);
const inP3 = async (page: Page, selector: string, property?: string): Promise<number[]> => {
  const css = await paintOf(page, selector, property);
  expect(css).toMatch(/^color\(display-p3 /);
  return channelsOf(css.replace('display-p3', '')).map((v) => Math.round(1000 * v) / 1000 + 0);
};

/** The colour that the service maps it to. */
const mapped = async (): Promise<{ hex: string; rgb: string }> => {
  const { body } = await workbench.service.call('POST', '/v1/science/convert', {
    key: workbench.key,
    json: { color: GREEN, to: ['display-p3'] },
  });
  const { hex } = body.color as { readonly hex: string };
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return { hex, rgb: `rgb(${r}, ${g}, ${b})` };
};

const colorSpace = (page: Page, selector: string): Promise<string> =>
  page.evaluate(`document.querySelector('${selector}').getContext('2d').getContextAttributes().colorSpace`);

/** Puts the colour into the working set. */
const keep = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('textbox', { name: 'Colour or list of colours' }).fill(GREEN);
  await page.getByRole('button', { name: 'Add to set' }).click();
  await page.locator('.set-color').waitFor();
};

const OF_COLOR = ['.big-sample', '.plane-card .thumb', '.disc .thumb', '#c-swatch-menu', '.set-color'] as const;
const faceOf = (selector: string): string =>
  selector === '#c-swatch-menu' ? '.swatch-face[popovertarget="c-swatch-menu"]' : selector;

describe('on a screen that shows Display P3', () => {
  it('a colour outside sRGB is painted itself, and it is said what other screens show', async () => {
    const { page, leave } = await open(`/color#c=${IN_ADDRESS}`, true);
    await keep(page);
    const { hex } = await mapped();
    await page.getByText(`in Display P3; sRGB screens show ${hex}`).waitFor();
    for (const one of OF_COLOR) {
      await page.locator(faceOf(one)).first().waitFor();
      expect([one, await inP3(page, faceOf(one))]).toEqual([one, [0, 0.8, 0.2]]);
    }
    expect(await page.locator('.set-color').first().getAttribute('data-color')).toBe(hex);
    await expect.poll(() => colorSpace(page, '.plane-card .plane-paint')).toBe('display-p3');
    await leave();
  });

  it('one that no screen shows is near, one inside sRGB is its hex', async () => {
    const { page, leave } = await open('/color#c=color(rec2020+0+1+0)', true);
    await page.getByText(/in Rec\. 2020, shown as near as this screen comes; sRGB screens show #/).waitFor();
    await page.getByRole('textbox', { name: 'Any CSS colour' }).fill('#336699');
    await expect.poll(() => paintOf(page, '.big-sample')).toBe('rgb(51, 102, 153)');
    expect(await page.getByText('screens show').count()).toBe(0);
    await leave();
  });

  it('a pair is painted as it is judged', async () => {
    const { page, leave } = await open(`/contrast#fg=${IN_ADDRESS}&bg=fff`, true);
    const { hex } = await mapped();
    await page.getByText(`sRGB screens show ${hex} on #ffffff.`).waitFor();
    expect(await inP3(page, '.sample', 'color')).toEqual([0, 0.8, 0.2]);
    expect(await paintOf(page, '.sample')).toBe('rgb(255, 255, 255)');
    await leave();
  });

  it('says of a pair that no screen shows that this one comes as near as it can', async () => {
    const { page, leave } = await open('/contrast#fg=color(rec2020+0+1+0)&bg=fff', true);
    await page.getByText(/This screen comes as near as it can; sRGB screens show #[0-9a-f]{6} on #ffffff\./).waitFor();
    await leave();
  });

  it('the first page paints it, too', async () => {
    const { page, leave } = await open(`/#q=${IN_ADDRESS}+on+white`, true);
    await expect.poll(() => paintOf(page, '.home-sample', 'color')).toMatch(/^color\(display-p3 /);
    expect(await inP3(page, '.home-chip')).toEqual([0, 0.8, 0.2]);
    await leave();
  });
});

describe('on a screen that does not', () => {
  it('a colour outside sRGB is the hex that it is mapped to, and so it is said', async () => {
    const { page, leave } = await open(`/color#c=${IN_ADDRESS}`, false);
    await keep(page);
    const { rgb } = await mapped();
    await page.getByText('in Display P3, shown as mapped into sRGB').waitFor();
    for (const one of OF_COLOR) {
      await page.locator(faceOf(one)).first().waitFor();
      expect([one, await paintOf(page, faceOf(one))]).toEqual([one, rgb]);
    }
    await expect.poll(() => colorSpace(page, '.plane-card .plane-paint')).toBe('srgb');
    await leave();
  });

  it('a pair names the hex that stands for it', async () => {
    const { page, leave } = await open(`/contrast#fg=${IN_ADDRESS}&bg=fff`, false);
    const { hex, rgb } = await mapped();
    await page.getByText(`This screen shows ${hex} on #ffffff, as mapped into sRGB.`).waitFor();
    expect(await paintOf(page, '.sample', 'color')).toBe(rgb);
    await leave();
  });
});
