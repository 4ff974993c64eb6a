import { describe, expect, it } from 'vitest';
import type { Page } from '../../browser/packages.ts';
import { violations } from './browser.ts';
import { describeLooks, openWorkbench, press } from './workbench.ts';

const workbench = openWorkbench();
const open = (path: string, options = {}) => workbench.open(path, options);
const swatches = (page: Page) =>
  page
    .getByRole('list', { name: 'Colours of the set' })
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')!.split(',')[0]));
const current = (page: Page) => page.locator('.set-color[aria-current]').getAttribute('data-color');
/** Goes to a view and waits until it is shown: one that is left earlier was never opened. */
const view = async (page: Page, name: string): Promise<void> => {
  const link = page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name, exact: true });
  await link.click();
  await link.and(page.locator('[aria-current]')).waitFor();
};
const inputs = { color: 'Any CSS colour', text: 'Text', seed: 'Seed' } as const;
const field = (page: Page, name: keyof typeof inputs) => page.getByRole('textbox', { name: inputs[name], exact: true });

const add = async (page: Page, colors: string): Promise<void> => {
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('textbox', { name: 'Colour or list of colours' }).fill(colors);
  await page.keyboard.press('Enter');
};

describe('the working set', () => {
  it('takes the colour of a view along to every other, and after a reload', async () => {
    const { page, leave } = await open('/color');
    await field(page, 'color').fill('#e4007f');
    await press(page, 'Enter');
    await expect.poll(() => swatches(page)).toEqual(['#e4007f']);
    await view(page, 'Contrast');
    await expect.poll(() => field(page, 'text').inputValue()).toBe('#e4007f');
    await view(page, 'Make');
    await page.getByRole('navigation', { name: 'Make' }).getByRole('link', { name: 'Tokens' }).click();
    await expect.poll(() => field(page, 'seed').inputValue()).toBe('#e4007f');
    await page.goto(`${workbench.service.url}/contrast`);
    await expect.poll(() => field(page, 'text').inputValue()).toBe('#e4007f');
    expect(await violations(page)).toEqual([]);
    await leave();
  });

  it('is added to, chosen from and edited in the view, and each of it is undone', async () => {
    const { page, leave } = await open('/contrast');
    await add(page, '#0f766e, #c2410c, #1f2937');
    await expect.poll(() => swatches(page)).toEqual(['#0f766e', '#c2410c', '#1f2937']);
    await expect.poll(() => field(page, 'text').inputValue()).toBe('#1f2937');
    await page.getByRole('button', { name: /^#0f766e, 1 of 3/ }).click();
    await expect.poll(() => field(page, 'text').inputValue()).toBe('#0f766e');
    await field(page, 'text').fill('#0a5a54');
    await press(page, 'Enter');
    await expect.poll(() => swatches(page)).toEqual(['#0a5a54', '#c2410c', '#1f2937']);
    await view(page, 'Vision');
    await expect.poll(() => page.locator('.color-list input').count()).toBe(3);
    await view(page, 'Contrast');
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.click();
    await expect.poll(() => current(page)).toBe('#0f766e');
    await undo.click();
    await expect.poll(() => current(page)).toBe('#1f2937');
    await expect.poll(() => field(page, 'text').inputValue()).toBe('#1f2937');
    await undo.click();
    await expect.poll(() => page.locator('.set-color').count()).toBe(0);
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect.poll(() => swatches(page)).toEqual(['#0f766e', '#c2410c', '#1f2937']);
    await page.getByRole('button', { name: /^#c2410c/ }).focus();
    await press(page, 'Delete');
    await expect.poll(() => swatches(page)).toEqual(['#0f766e', '#1f2937']);
    await page
      .locator('.set-color:focus')
      .and(page.getByRole('button', { name: /^#1f2937/ }))
      .waitFor();
    await leave();
  });

  it('stays apart from a link with colours of its own, until these are added', async () => {
    const { page, leave } = await open('/color#c=e4007f');
    await add(page, '#0f766e');
    await page.goto(`${workbench.service.url}/contrast#fg=123456`);
    await expect.poll(() => field(page, 'text').inputValue()).toBe('#123456');
    await field(page, 'text').fill('#223344');
    await press(page, 'Enter');
    expect(await swatches(page)).toEqual(['#0f766e']);
    await page.getByRole('button', { name: 'Add these colours to the set' }).click();
    await expect.poll(() => swatches(page)).toEqual(['#0f766e', '#223344']);
    await field(page, 'text').fill('#334455');
    await press(page, 'Enter');
    await expect.poll(() => swatches(page)).toEqual(['#0f766e', '#334455']);
    await leave();
  });

  it('keeps its colours when one is chosen beside a link, and what is only tried on Home does not reach it', async () => {
    const { page, leave } = await open('/color#c=111111');
    await add(page, '#111111, #222222');
    await page.goto(`${workbench.service.url}/contrast#fg=aaaaaa`);
    await field(page, 'text').fill('#bbbbbb');
    await press(page, 'Enter');
    await page.getByRole('button', { name: /^#222222, 2 of 2/ }).click();
    await expect.poll(() => field(page, 'text').inputValue()).toBe('#222222');
    expect(await swatches(page)).toEqual(['#111111', '#222222']);
    await page.goto(`${workbench.service.url}/`);
    await page.getByRole('button', { name: 'rebeccapurple' }).click();
    await page.waitForURL((url) => url.hash === '#q=rebeccapurple');
    expect(await swatches(page)).toEqual(['#111111', '#222222']);
    await leave();
  });

  it('is left as it is by the example of a view, which one undo takes back', async () => {
    const { page, leave } = await open('/contrast');
    await add(page, '#0057b8');
    await expect.poll(() => field(page, 'text').inputValue()).toBe('#0057b8');
    await page.getByRole('button', { name: /^Working set:/ }).click();
    await page.getByRole('button', { name: 'Use example', exact: true }).click();
    await expect.poll(() => field(page, 'text').inputValue()).toBe('#7298bc');
    expect(await swatches(page)).toEqual(['#0057b8']);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => field(page, 'text').inputValue()).toBe('#0057b8');
    await leave();
  });

  it('opens Browse with its current colour, as one of the filters, and another is looked for when it is chosen', async () => {
    const { page, leave } = await open('/color');
    await field(page, 'color').fill('#e4007f');
    await press(page, 'Enter');
    await add(page, '#0057b8');
    await view(page, 'Library');
    await page.getByRole('link', { name: 'Palettes', exact: true }).first().click();
    const near = page.getByRole('textbox', { name: /near/i });
    await expect.poll(() => near.inputValue()).toBe('#0057b8');
    // Whatever makes another colour the current one: adding one, or choosing it.
    await add(page, '#117733');
    await expect.poll(() => near.inputValue()).toBe('#117733');
    await page.locator('.set-color').first().click();
    await expect.poll(() => near.inputValue()).toBe('#e4007f');
    await expect.poll(() => page.url()).toContain('near');
    await page.getByRole('button', { name: /^Clear \d/ }).click();
    await expect.poll(() => near.inputValue()).toBe('');
    await expect.poll(() => page.url()).toMatch(/palettes#$/);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Browse' }).waitFor();
    expect(await near.inputValue()).toBe('');
    // What was looked for by hand is an undo away where the view opens on the set again.
    await near.fill('#ff0000');
    await press(page, 'Enter');
    await view(page, 'Contrast');
    await view(page, 'Library');
    await page.getByRole('link', { name: 'Palettes', exact: true }).first().click();
    await expect.poll(() => near.inputValue()).toBe('#e4007f');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => near.inputValue()).toBe('#ff0000');
    await leave();
  });

  it.each([1280, 390])(
    'opens its menus below the buttons that they belong to, inside the window, at %d',
    async (width) => {
      const { page, leave } = await open('/contrast', { viewport: { width, height: 800 } });
      await add(page, Array.from({ length: 6 }, (_, i) => `#${i}057b8`).join(' '));
      for (const [button, menu] of [
        [page.locator('.set-name'), '#set-menu'],
        [page.getByRole('button', { name: 'Add', exact: true }), '#set-add'],
      ] as const) {
        await button.click();
        const [anchor, box] = [(await button.boundingBox())!, (await page.locator(menu).boundingBox())!];
        expect(box.y, menu).toBeGreaterThanOrEqual(anchor.y + anchor.height);
        expect(box.y, menu).toBeLessThan(anchor.y + anchor.height + 12);
        expect(Math.abs(box.x - anchor.x) < 1 || Math.abs(box.x + box.width - anchor.x - anchor.width) < 1, menu).toBe(
          true,
        );
        expect(box.x, menu).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width, menu).toBeLessThanOrEqual(width);
        await page.keyboard.press('Escape');
      }
      await leave();
    },
  );

  it('is the same in two tabs', async () => {
    const { page, leave } = await open('/contrast');
    const other = await page.context().newPage();
    await other.goto(`${workbench.service.url}/vision`);
    await other.locator('.set-bar').waitFor();
    await add(page, '#0f766e, #c2410c');
    await expect.poll(() => swatches(other)).toEqual(['#0f766e', '#c2410c']);
    await other.getByRole('button', { name: /^#0f766e/ }).click();
    await expect.poll(() => field(page, 'text').inputValue()).toBe('#0f766e');
    await leave();
  });

  it('that a browser stored half is an empty one', async () => {
    const { page, leave } = await open('/contrast');
    await page.evaluate(`localStorage.setItem('metamer-set', '{"name":1,"colors":"#fff"')`);
    await page.reload();
    await page.getByText('No colours yet').waitFor();
    await leave();
  });
});

describe('what a field cannot read', () => {
  it('shows no result if a link brought it, and the last result, marked, if it was typed', async () => {
    const { page, leave } = await open('/contrast#fg=zzz&bg=fff');
    await page.getByText('Not a colour yet').waitFor();
    await expect.poll(() => page.getByLabel('Contrast ratio', { exact: true }).isVisible()).toBe(false);
    expect(await violations(page)).toEqual([]);
    await field(page, 'text').fill('#7298bc');
    await expect.poll(() => page.getByLabel('Contrast ratio', { exact: true }).textContent()).toBe('3.02');
    await field(page, 'text').fill('#7298bc o');
    await expect.poll(() => page.locator('main.unread').count()).toBe(1);
    await field(page, 'text').fill('navy on #eeeeee');
    await press(page, 'Enter');
    await expect.poll(() => field(page, 'text').inputValue()).toBe('navy');
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Background', exact: true }).inputValue())
      .toBe('#eeeeee');
    await leave();
  });

  it('is no reason to judge a P3 colour as another one', async () => {
    const { page, leave } = await open('/contrast#fg=color(display-p3+0+0.8+0.2)&bg=fff');
    const { body } = await workbench.service.call('POST', '/v1/accessibility/check', {
      key: workbench.key,
      json: { fg: 'color(display-p3 0 0.8 0.2)', bg: '#fff' },
    });
    const cut = (Math.floor(100 * body.ratio) / 100).toFixed(2);
    await expect.poll(() => page.getByLabel('Contrast ratio', { exact: true }).textContent()).toBe(cut);
    await leave();
  });
});

describeLooks(
  (options) => open('/contrast', options),
  (page) => add(page, '#0f766e, #7298bc, #f0b429, #c2410c, #1f2937'),
);
