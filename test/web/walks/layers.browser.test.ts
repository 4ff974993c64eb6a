import { describe, expect, it } from 'vitest';
import type { Page } from '../../browser/packages.ts';
import { drawn, violations } from './browser.ts';
import { holdQuestions, holdScripts } from './held.ts';
import { openWorkbench } from './workbench.ts';

const { open } = openWorkbench();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const layers = (page: Page) => page.locator('.layers > li').count();

describe('layers of a gradient', () => {
  it('are added one at a time, however often the button is pressed', async () => {
    const { page, leave } = await open('/make/gradient');
    const release = await holdScripts(page);
    await button(page, 'Add a layer').dblclick();
    await button(page, 'Add a layer').click();
    release();
    await page.locator('#add-layer').and(page.locator('.card-head button')).waitFor();
    await expect.poll(() => layers(page)).toBe(1);
    await page.waitForURL(/over1=/);
    expect(new URL(page.url()).hash).not.toContain('over2');
    await button(page, 'Add a layer').dblclick();
    await expect.poll(() => layers(page)).toBe(2);
    await page.waitForURL((url) => url.hash.includes('over2') && !url.hash.includes('over3'));
    await leave();
  });

  it.each([false, true])('take and give back the focus of their button; on a slow line: %s', async (isSlow) => {
    const { page, leave } = await open('/make/gradient');
    const release = isSlow ? await holdScripts(page) : undefined;
    const asked = isSlow ? page.waitForRequest(/\.js$/) : undefined;
    await button(page, 'Add a layer').press('Enter');
    if (release) {
      await asked;
      // After the page itself has looked for a focus that went, which is 100 ms after the press.
      await page.evaluate('new Promise((done) => setTimeout(done, 150))');
      release();
    }
    await page.locator('.card-head #add-layer:focus').waitFor();
    await button(page, 'Add a layer').press('Enter');
    await button(page, 'Add a layer').press('Enter');
    await expect.poll(() => layers(page)).toBe(3);
    const blend = page.getByLabel('Blend mode of layer 1');
    await blend.selectOption('multiply');
    await button(page, 'Move layer 1 down').press('Enter');
    await page.locator('#layer-1-down:focus').waitFor();
    await button(page, 'Move layer 2 up').press('Enter');
    await page.locator('#layer-0-down:focus').waitFor();
    for (const left of [2, 1, 0]) {
      await button(page, `Remove layer ${left + 1}`).press('Enter');
      await expect.poll(() => layers(page)).toBe(left);
      await page.locator('#add-layer:focus').waitFor();
    }
    await expect.poll(() => page.locator('.card-head #add-layer').count()).toBe(0);
    // The notice takes the removal back.
    await page.locator('.notice').getByRole('button', { name: 'Undo' }).press('Enter');
    await expect.poll(() => blend.inputValue()).toBe('multiply');
    expect(await layers(page)).toBe(1);
    await leave();
  });

  it('give the focus back where the browser draws no frame', async () => {
    const { page, leave } = await open('/make/gradient#over1=ffffff~000000&over2=ffffff~000000');
    const remove = (layer: number) => button(page, `Remove layer ${layer}`);
    await remove(2).waitFor();
    await page.evaluate('window.requestAnimationFrame = () => 0');
    for (const layer of [2, 1]) {
      await remove(layer).press('Enter');
      await page.locator('#add-layer:focus').waitFor();
      await expect.poll(() => layers(page)).toBe(layer - 1);
    }
    await leave();
  });

  it.each([
    ['a field', (page: Page) => page.getByLabel('Scheme')],
    ['a button', (page: Page) => button(page, 'Reverse')],
  ] as const)('leave the focus to %s where somebody went on while they were loaded', async (_, next) => {
    const { page, leave } = await open('/make/gradient');
    const release = await holdScripts(page);
    await button(page, 'Add a layer').press('Enter');
    await next(page).focus();
    release();
    await expect.poll(() => layers(page)).toBe(1);
    await page.locator('.card-head #add-layer').waitFor();
    await drawn(page);
    await next(page).and(page.locator(':focus')).waitFor();
    await leave();
  });

  it('that cannot be drawn are said to be so, and no file is offered with them', async () => {
    const { page, leave } = await open('/make/gradient#over1=ffffff&over3=zzz~000');
    await page.getByRole('img', { name: 'The gradient with no layers over it' }).waitFor();
    await expect.poll(() => page.getByText('This layer is not drawn. A layer needs 2 valid colours.').count()).toBe(2);
    await page.locator('.made').getByRole('button', { name: 'Export' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export' });
    await dialog.getByRole('radio', { name: 'CSS', exact: true }).waitFor();
    expect(await dialog.getByRole('radio', { name: 'CSS with layers' }).count()).toBe(0);
    await leave();
  });
});

describe('a layer with colours that a hex of six digits cannot hold', () => {
  it('says what is mapped to sRGB, and has translucent colours copied with their alpha', async () => {
    const { page, leave } = await open('/make/gradient#over1=rgb(255 0 0 / 50%25)~color(display-p3 1 0 0)', {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.getByText('Colours outside sRGB are mapped to sRGB in a layer.').waitFor();
    const swatch = button(page, 'Colour 1 of layer 1, #ff000080');
    await swatch.click();
    const copies = page.getByRole('button', { name: /^Copy as / }).and(page.locator(':visible'));
    expect(await copies.allTextContents()).toEqual(['Copy as hex']);
    await copies.click();
    await page.locator('.notice').filter({ hasText: 'Copied' }).waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe('#ff000080');
    await page.getByRole('textbox', { name: 'Colour 2 of layer 1' }).fill('red');
    await expect.poll(() => page.getByText('Colours outside sRGB are mapped').count()).toBe(0);
    await leave();
  });
});

describe('the images of CSS of a gradient', () => {
  /** Notes which gradients and images workers are asked for, and spoils images while `window.spoils` is true. */
  const listen = (page: Page) =>
    page.evaluate(`{
      const { postMessage } = Worker.prototype;
      window.asked = [];
      Worker.prototype.postMessage = function (question, ...rest) {
        if (['gradient', 'gradientImages'].includes(question.task))
          asked.push([question.task, question.args[0].samples?.length]);
        const isSpoilt = window.spoils && question.task === 'gradientImages';
        return postMessage.call(this, isSpoilt ? { ...question, args: [] } : question, ...rest);
      };
    }`);
  const images = (page: Page) =>
    page.locator('.css-gradient').evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundImage));

  it('are written once, of the samples of the strip, for both cards; a failure is said in each, and mended there', async () => {
    const { page, leave } = await open('/make/gradient#stops=0057b8~ffd700&over1=fff~000&type=conic');
    const css = page.getByRole('region', { name: 'CSS rendering' });
    await css.waitFor();
    await expect.poll(() => images(page)).toEqual([expect.stringContaining('conic'), expect.stringContaining('conic')]);
    await listen(page);
    await page.getByLabel('Shape', { exact: true }).selectOption('linear');
    await expect.poll(() => images(page)).not.toContainEqual(expect.stringContaining('conic'));
    const [layered, bottom] = await images(page);
    expect(layered?.endsWith(`, ${bottom}`)).toBe(true);
    expect(await page.evaluate('asked')).toEqual([['gradientImages', 256]]);

    await page.evaluate('window.spoils = true');
    await page.getByLabel('Shape', { exact: true }).selectOption('radial');
    const layersCard = page.getByRole('region', { name: 'Layers' });
    for (const card of [css, layersCard]) await card.getByRole('alert').waitFor();
    expect(await violations(page)).toEqual([]);
    // What is still drawn is not what is asked for: neither copied nor exported.
    expect(await button(page, 'Copy CSS').isDisabled()).toBe(true);
    await page.locator('.made').getByRole('button', { name: 'Export' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export' });
    await dialog.getByRole('radio', { name: 'CSS with layers' }).check();
    await dialog.getByRole('alert').waitFor();
    expect(await dialog.getByRole('button', { name: 'Download' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.evaluate('window.spoils = false');
    await css.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect
      .poll(() => images(page))
      .toEqual([expect.stringContaining('radial'), expect.stringContaining('radial')]);
    for (const card of [css, layersCard]) expect(await card.getByRole('alert').count()).toBe(0);
    await leave();
  });

  it('are copied as they are asked for, though they are drawn later', async () => {
    const { page, leave } = await open('/make/gradient#stops=0057b8~ffd700&over1=fff~000&type=conic', {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await expect.poll(() => button(page, 'Copy CSS').isEnabled()).toBe(true);
    const release = await holdQuestions(page);
    await page.getByLabel('Shape', { exact: true }).selectOption('linear');
    await button(page, 'Copy CSS').click();
    await release();
    await page.locator('.notice').filter({ hasText: 'Copied' }).waitFor();
    const copied = await page.evaluate('navigator.clipboard.readText()');
    expect(copied).toContain('linear-gradient(');
    expect(copied).not.toContain('conic-gradient(');
    await leave();
  });
});
