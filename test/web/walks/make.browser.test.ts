import { describe, expect, it } from 'vitest';
import { encodePng } from '../../../src/image/png/encode.ts';
import type { Page } from '../../browser/packages.ts';
import { drag, settled, violations } from './browser.ts';
import { answered, countUnanswered, holdQuestions } from './held.ts';
import { describeLooks, goByLetter, openWorkbench } from './workbench.ts';

const workbench = openWorkbench();

const open = (path: string, options = {}) => workbench.open(path, options);
const hexes = (page: Page) =>
  page.evaluate<string[]>("[...document.querySelectorAll('.cell-facts code')].map((one) => one.textContent)");
/** The colours once they are made: the worker of the page takes a moment. */
const made = async (page: Page): Promise<string[]> => {
  await page.locator('.cell-facts').first().waitFor();
  return hexes(page);
};
/** Has the page throw this seed next: one by chance makes, once in some hundreds of times, what is shown already. */
const throwNext = (page: Page, seed: number) => page.evaluate(`Math.random = () => ${seed} / 2 ** 32`);
const KINDS = ['palette', 'harmony', 'gradient', 'shades', 'tokens', 'system'] as const;

describe('the overview', () => {
  it('begins six ways with one colour, each as its view then shows it', async () => {
    const { page, leave } = await open('/make');
    const field = page.getByRole('textbox', { name: 'Start with a colour' });
    await field.fill('teal');
    const strip = () =>
      page.evaluate<string[]>(
        "[...document.querySelector('.made-strip').children].map((one) => one.style.backgroundColor)",
      );
    await expect.poll(async () => (await strip())[0]).toBe('rgb(0, 128, 128)');
    const shown = await strip();
    await page.waitForURL('**/make#c=teal');
    await page.getByRole('link', { name: /^Palette Generate/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Palette' }).waitFor();
    const rgbOf = (hex: string) =>
      `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
    await expect.poll(async () => (await made(page)).map(rgbOf)).toEqual(shown);
    await page.goBack();
    await page.locator('.made-page').first().waitFor();
    await page.getByRole('link', { name: /^System From/ }).click();
    await page.getByRole('heading', { level: 1, name: 'System' }).waitFor();
    await expect.poll(() => made(page)).toContain('#008080');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Make' }).waitFor();
    await field.fill('teel');
    await field.press('Enter');
    await page
      .getByText(/Did you mean/)
      .first()
      .waitFor();
    await field.press('Control+z');
    expect(await violations(page)).toEqual([]);
    await leave();
  });
});

describe('on a phone', () => {
  const shown = (page: Page) =>
    page.evaluate<string[]>(
      "[...document.querySelector('.made-bar').children].map((one) => one.style.backgroundColor)",
    );

  it.each(KINDS)('what is made stays in sight while its settings change: %s', async (kind) => {
    const { page, leave } = await open(`/make/${kind}`, { viewport: { width: 390, height: 844 } });
    await expect.poll(async () => (await shown(page)).length).toBeGreaterThan(2);
    const bar = page.locator('.made-bar');
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(300);
    const [top, head] = await Promise.all([bar.boundingBox(), page.locator('header').first().boundingBox()]);
    expect(Math.abs(top!.y - head!.y - head!.height)).toBeLessThan(2);
    await leave();
  });
});

describe('a system', () => {
  const title = (page: Page) => page.locator('#made-title').textContent();

  it('is made of a brief by keyboard alone, thrown anew, built on another palette and undone', async () => {
    const { page, leave } = await open('/make/system');
    expect(await title(page)).toBe('Nordic 7');
    await page.getByRole('checkbox', { name: 'Nordic' }).press('Space');
    await page.getByRole('checkbox', { name: 'Botanical' }).press('Space');
    await expect.poll(() => title(page)).toBe('Botanical 7');
    await page.getByRole('textbox', { name: 'Colour 1' }).fill('rebeccapurple');
    await page.getByRole('checkbox', { name: /^Keep these colours unchanged/ }).press('Space');
    await expect.poll(() => made(page)).toContain('#663399');
    const link = /#colors=rebeccapurple~e08a4b&lock=yes&styles=botanical$/;
    await page.waitForURL(link);
    // Both the brief without the lock and that with it have the colour: what is shown may still be of the first.
    await settled(page);
    const first = await made(page);
    const other = page.getByRole('button', { name: /^Build on palette 2: / });
    const wanted = (await other.getAttribute('aria-label'))!.split(': ')[1]!.split(', ');
    await other.press('Enter');
    await expect.poll(async () => (await made(page)).toSorted()).toEqual(wanted.toSorted());
    await page.keyboard.press('Control+z');
    await expect.poll(() => made(page)).toEqual(first);
    await page.getByRole('button', { name: 'Regenerate', exact: true }).focus();
    await throwNext(page, 1000);
    await page.keyboard.press('r');
    await expect.poll(() => title(page)).not.toBe('Botanical 7');
    await page.keyboard.press('Control+z');
    await expect.poll(() => title(page)).toBe('Botanical 7');
    // The address follows up to a quarter of a second after the inputs, which may be after the system is made.
    await page.waitForURL(link);
    const address = page.url();
    await page.goto('about:blank');
    await page.goto(address);
    await page.locator('h1').waitFor();
    expect(await made(page)).toEqual(first);
    await leave();
  });

  it('is used by pointer: a preset, a role copied, a pair opened in Contrast', async () => {
    const { page, leave } = await open('/make/system');
    await page.getByRole('combobox', { name: 'Start from a preset' }).selectOption('Coffee roastery');
    await expect.poll(() => title(page)).toBe('Vintage 1009');
    await page.getByRole('button', { name: /^bg, dark: ?#/ }).click();
    await page
      .getByRole('status')
      .filter({ hasText: /^Copied #/ })
      .waitFor();
    const pair = page.getByRole('button', { name: /^Body text, light: / });
    const [, fg, bg] = /: #(\w+) on #(\w+)\./.exec((await pair.getAttribute('aria-label'))!)!;
    await pair.click();
    await page.getByRole('heading', { level: 1, name: 'Contrast' }).waitFor();
    await expect.poll(() => page.getByRole('textbox', { name: 'Text', exact: true }).inputValue()).toBe(`#${fg}`);
    await page.waitForURL(`**/contrast#fg=${fg}&bg=${bg}`);
    await leave();
  });

  it('says what a brief cannot have, and keeps what was made and typed', async () => {
    const colors = ['e6194b', '3cb44b', 'ffe119', '4363d8', 'f58231', '911eb4', '46f0f0'];
    const { page, leave } = await open(`/make/system#colors=${colors.slice(0, 6).join('~')}&lock=yes`);
    const first = await made(page);
    expect(first).toEqual(expect.arrayContaining(colors.slice(0, 6).map((hex) => `#${hex}`)));
    await page.getByRole('button', { name: 'Add a colour' }).click();
    await page.getByRole('textbox', { name: 'Colour 7' }).fill(colors[6]!);
    await page.getByText('7 colours are locked, a palette holds 6').waitFor();
    expect(await made(page)).toEqual(first);
    await page.getByRole('checkbox', { name: /^Keep these colours unchanged/ }).uncheck();
    await expect.poll(() => page.getByText('7 colours are locked').count()).toBe(0);
    await leave();
  });
});

describe('a palette', () => {
  it('says that it is full, and keeps the colours that it has', async () => {
    const { page, leave } = await open('/make/palette#n=24');
    const full = await made(page);
    expect(full).toHaveLength(24);
    await page.locator('[data-input="edit:5"]').focus();
    await page.keyboard.press('Control+d');
    await page.getByText('Not added: the limit is 24.').first().waitFor();
    expect(await hexes(page)).toEqual(full);
    await leave();
  });

  it('is made, kept in part, thrown anew, put in order and undone, by keyboard alone', async () => {
    const { page, leave } = await open('/make/palette');
    const first = await made(page);
    await page.getByRole('button', { name: `Lock ${first[1]}` }).press('Enter');
    await page.getByRole('combobox', { name: 'Method' }).selectOption('random');
    await expect.poll(() => hexes(page)).not.toEqual(first);
    const random = await hexes(page);
    await page.getByRole('button', { name: 'Lock' }).first().focus();
    await throwNext(page, 1000);
    await page.keyboard.press('r');
    await expect.poll(() => hexes(page)).not.toEqual(random);
    const second = await hexes(page);
    expect(second[1]).toBe(first[1]);
    // The copies of the last colour are there before a worker has made as many colours.
    const release = await holdQuestions(page);
    await page.locator('[data-input="edit:5"]').focus();
    for (const at of [6, 7, 8]) {
      await page.keyboard.press('Control+d');
      await page.locator(`[data-input="edit:${at}"]:focus`).waitFor();
    }
    await expect.poll(() => hexes(page)).toEqual([...second, second[5], second[5], second[5]]);
    await release();
    for (const at of [7, 6, 5]) {
      await page.keyboard.press('Delete');
      await page.locator(`[data-input="edit:${at}"]:focus`).waitFor();
    }
    await expect.poll(() => hexes(page)).toEqual(second);
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
    await page.getByRole('button', { name: 'Discard edits' }).press('Enter');
    await page.keyboard.press('Control+z');
    const now = await made(page);
    await page.waitForURL(link);
    await page.goto('about:blank');
    await page.goto(link);
    await page.locator('h1').waitFor();
    expect(await made(page)).toEqual(now);
    await leave();
  });

  it('has curves that are dragged by a point and as a whole', async () => {
    const { page, leave } = await open('/make/palette');
    const frame = page.locator('.curve-frame').first();
    await frame.scrollIntoViewIfNeeded();
    const box = (await frame.boundingBox())!;
    const before = await made(page);
    const thumb = (await frame.locator('.curve-thumb').nth(2).boundingBox())!;
    const x = thumb.x + thumb.width / 2;
    await drag(page, [x, thumb.y + 9], (step) => [x, thumb.y + 9 + step / 2], 60);
    const after = await hexes(page);
    expect(after[2]).not.toBe(before[2]);
    expect(after.filter((_, i) => i !== 2)).toEqual(before.filter((_, i) => i !== 2));
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
  });

  it('has a curve dragged slowly of what was typed just before, as one step: undo comes back to what was typed', async () => {
    const dragSlowly = async (page: Page): Promise<void> => {
      const { x, y, height } = (await page.locator('.curve-frame').first().boundingBox())!;
      const bottom = y + height - 4;
      await page.mouse.move(x + 4, bottom);
      await page.mouse.down();
      for (const up of [10, 20]) {
        // Longer than a change takes to settle by itself.
        await page.waitForTimeout(700);
        await page.mouse.move(x + 4, bottom - up);
      }
      await page.mouse.up();
    };
    const other = await open('/make/palette#seed=7&s=0.4');
    const typed = await made(other.page);
    await other.page.locator('.curve-frame').first().scrollIntoViewIfNeeded();
    await dragSlowly(other.page);
    await expect.poll(() => hexes(other.page)).not.toEqual(typed);
    const wanted = await hexes(other.page);
    await other.leave();
    const { page, leave } = await open('/make/palette#seed=7');
    const before = await made(page);
    await page.locator('.curve-frame').first().scrollIntoViewIfNeeded();
    await page.getByRole('textbox', { name: 'Saturation, number' }).fill('40');
    await dragSlowly(page);
    await expect.poll(() => hexes(page)).toEqual(wanted);
    await page.locator('h1').focus();
    await page.keyboard.press('Control+z');
    await expect.poll(() => hexes(page)).toEqual(typed);
    await page.keyboard.press('Control+z');
    await expect.poll(() => hexes(page)).toEqual(before);
    await leave();
  });

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
    await page.getByRole('button', { name: 'Import' }).click();
    await expect.poll(async () => (await hexes(page))[2]).toBe('#112233');
    await page.getByRole('combobox', { name: 'Method' }).selectOption('qualitative');
    await page.getByRole('button', { name: 'Discard edits' }).click();
    await expect.poll(async () => (await hexes(page))[2]).not.toBe('#112233');
    await leave();
  });
});

describe('a harmony', () => {
  it('is turned on its wheel, by pointer and by keys', async () => {
    const { page, leave } = await open('/make/harmony');
    const wheel = page.locator('.wheel');
    const box = (await wheel.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await drag(page, [x + 60, y], (step) => [x + 60, y - step], 50);
    await page.waitForURL(/hue=3\d(\.\d)?/);
    const before = await hexes(page);
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => hexes(page)).not.toEqual(before);
    await page.getByText('Triadic, exact').waitFor();
    await leave();
  });
});

describe('a gradient', () => {
  it('has layers added, ordered, mixed and removed; the preview and the file are the whole background, and the link has it', async () => {
    const { page, leave } = await open('/make/gradient#stops=0057b8~ffd700');
    const preview = page.getByRole('img', { name: /over it$/ });
    const drawn = () =>
      preview.evaluate((element) => {
        const { backgroundImage, backgroundBlendMode } = getComputedStyle(element);
        return { images: backgroundImage.split(/(?<=\)), (?=\w+-gradient)/).length, blends: backgroundBlendMode };
      });
    await page.getByRole('button', { name: 'Add a layer' }).press('Enter');
    await preview.waitFor();
    await expect.poll(drawn).toEqual({ images: 2, blends: 'soft-light, normal' });
    await page.getByRole('button', { name: 'Add a layer' }).click();
    // The new layer becomes the first.
    await expect.poll(drawn).toEqual({ images: 3, blends: 'soft-light, soft-light, normal' });
    await page.getByLabel('Blend mode of layer 1').selectOption('multiply');
    await expect.poll(drawn).toEqual({ images: 3, blends: 'multiply, soft-light, normal' });
    await page.getByLabel('Shape of layer 1').selectOption('conic');
    await page.getByRole('textbox', { name: 'Opacity of layer 1, number' }).fill('25');
    await page.getByRole('textbox', { name: 'Opacity of layer 1, number' }).press('Enter');
    await page.getByRole('button', { name: 'Move layer 1 down' }).click();
    await expect.poll(drawn).toEqual({ images: 3, blends: 'soft-light, multiply, normal' });
    expect(await violations(page)).toEqual([]);
    await page.waitForURL((url) => url.hash.includes('conic~90~25~multiply'));
    await page.reload();
    await expect.poll(drawn).toEqual({ images: 3, blends: 'soft-light, multiply, normal' });
    await page.getByRole('button', { name: 'Remove layer 1' }).click();
    await expect.poll(drawn).toEqual({ images: 2, blends: 'multiply, normal' });
    await page.getByRole('button', { name: /^Undo/ }).first().click();
    await expect.poll(drawn).toEqual({ images: 3, blends: 'soft-light, multiply, normal' });
    await leave();
  });

  const stops = (page: Page) => page.locator('.stop:not(.ghost)').count();

  it('has added stops that follow another way through the colours, until they are moved', async () => {
    const link = '/make/gradient#stops=ff0000~0000ff&in=';
    const middle = async (page: Page): Promise<string> =>
      /~([0-9a-f]{6})~/.exec(await page.evaluate<string>('location.hash'))?.[1] ?? '';
    const addOne = (page: Page) => page.getByRole('button', { name: 'Add a stop' }).click();
    const other = await open(`${link}oklch-short`);
    await addOne(other.page);
    await expect.poll(() => middle(other.page)).not.toBe('');
    const wanted = await middle(other.page);
    await other.leave();
    const { page, leave } = await workbench.open(`${link}srgb`, {}, undefined, countUnanswered);
    await addOne(page);
    await expect.poll(() => middle(page)).toBe('7f0080');
    const way = page.getByRole('combobox', { name: 'Interpolation' });
    await way.selectOption('oklch-short');
    await expect.poll(() => middle(page)).toBe(wanted);
    expect(wanted).not.toBe('7f0080');
    await page.locator('h1').focus();
    await page.keyboard.press('Control+z');
    await expect.poll(() => middle(page)).toBe('7f0080');
    expect(await page.evaluate('location.hash')).toContain('in=srgb');
    await page.getByRole('slider', { name: 'Place of stop 2' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForURL((url) => url.hash.includes('at='));
    await way.selectOption('oklch-short');
    await page.waitForURL((url) => url.hash.includes('in=oklch-short'));
    await answered(page);
    // One more change, whose address has all that came before.
    const before = page.url();
    await page.getByRole('slider', { name: 'Place of stop 2' }).press('ArrowRight');
    await page.waitForURL((url) => url.href !== before);
    expect(await middle(page)).toBe('7f0080');
    await leave();
  });

  it('has stops that are added, moved, pulled away and moved by keys', async () => {
    const { page, leave } = await open('/make/gradient');
    expect(await stops(page)).toBe(3);
    const strip = page.locator('.gradient-strip');
    const box = (await strip.boundingBox())!;
    await page.mouse.click(box.x + box.width * 0.25, box.y + 30);
    await expect.poll(() => stops(page)).toBe(4);
    const handle = (await page.locator('.stop:not(.ghost)').nth(1).boundingBox())!;
    const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2];
    await drag(page, [x, y], (step) => [x + step, y], 60);
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
    await page.keyboard.press('Control+z');
    await expect.poll(() => stops(page)).toBe(3);
    // A stop that is added just after another was moved by a key is a step of its own.
    const second = page.getByRole('slider', { name: 'Place of stop 2' });
    const before = await second.inputValue();
    await second.press('ArrowLeft');
    const moved = await second.inputValue();
    await page.mouse.click(box.x + box.width * 0.9, box.y + 30);
    await expect.poll(() => stops(page)).toBe(4);
    await page.keyboard.press('Control+z');
    await expect.poll(() => stops(page)).toBe(3);
    await expect.poll(() => second.inputValue()).toBe(moved);
    await page.keyboard.press('Control+z');
    await expect.poll(() => second.inputValue()).toBe(before);
    // The last handle goes in a drag of it.
    await page.mouse.move(box.x + box.width - 1, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width - 20, y);
    await page.keyboard.press('Delete');
    await expect.poll(() => stops(page)).toBe(2);
    await page.mouse.up();
    await page.keyboard.press('Control+z');
    await expect.poll(() => stops(page)).toBe(3);
    await page.getByRole('button', { name: 'Reset to scheme' }).click();
    await expect.poll(() => stops(page)).toBe(3);
    await page.getByRole('textbox', { name: 'Colour 1', exact: true }).fill('black');
    await page.getByRole('button', { name: 'Linear sRGB' }).click();
    await page.getByText('Visible step possible').waitFor();
    await page.locator('.worst').waitFor();
    await leave();
  });
});

describe('shades and tokens', () => {
  it('move with the plane of their base', async () => {
    for (const kind of ['shades', 'tokens']) {
      const { page, leave } = await open(`/make/${kind}`);
      const box = (await page.locator('.plane').boundingBox())!;
      await drag(page, [box.x + 60, box.y + 60], (step) => [box.x + 60 + step, box.y + 60 + step], 60);
      const thumb = (await page.locator('.plane .thumb').boundingBox())!;
      expect(Math.abs(thumb.x + thumb.width / 2 - (box.x + 119))).toBeLessThan(3);
      expect(Math.abs(thumb.y + thumb.height / 2 - (box.y + 119))).toBeLessThan(3);
      await page.waitForURL(/#c=[0-9a-f]{6}$/);
      await leave();
    }
  });

  it('mark the largest step, and copy a token', async () => {
    const { page, leave } = await open('/make/shades#method=hsl_ramp&c=ffee00');
    await page.locator('.curve-mark').first().waitFor();
    await page.getByLabel('Method').selectOption({ label: 'Tailwind CSS' });
    await page.locator('.note code', { hasText: /^anchor$/ }).waitFor();
    await page.locator('h1').focus();
    await goByLetter(page, 'm');
    await page.getByRole('heading', { level: 1, name: 'Make' }).waitFor();
    await page.getByRole('navigation', { name: 'Make' }).getByRole('link', { name: 'Tokens' }).click();
    await page.getByRole('button', { name: /^primary 500, #\w{6}/ }).press('Enter');
    await page
      .getByRole('status')
      .filter({ hasText: /^Copied #/ })
      .waitFor();
    await leave();
  });
});

describe('on paper', () => {
  it.each(['/make/tokens', '/make/gradient', '/make/palette'])(
    'cards take the whole width, whatever that is, and nothing is cut off: %s',
    async (path) => {
      const viewport = { width: 794, height: 1000 };
      const { page, leave } = await workbench.open(path, { viewport }, undefined, countUnanswered);
      await answered(page);
      await settled(page);
      await page.emulateMedia({ media: 'print' });
      for (const width of [794, 1300]) {
        await page.setViewportSize({ width, height: 1000 });
        const cards = await page
          .locator('.make > .card:not(.generator)')
          .evaluateAll((all) =>
            all.map((one) => [one.clientWidth > innerWidth - 4, one.scrollHeight - one.clientHeight]),
          );
        expect(cards.length).toBeGreaterThan(0);
        expect(cards).toEqual(cards.map(() => [true, 0]));
      }
      await leave();
    },
  );
});

describe('the fields of tokens', () => {
  it('have their distances whether or not another view was there before', async () => {
    const { page, leave } = await open('/make/tokens#hues=2563eb~e11d48');
    const height = async () => {
      await page.getByRole('textbox', { name: 'Name of hue 2' }).waitFor();
      return (await page.getByRole('region', { name: 'Further hues' }).boundingBox())!.height;
    };
    const alone = await height();
    await page.getByRole('link', { name: 'Library', exact: true }).click();
    await page.getByRole('link', { name: 'Search', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Search' }).waitFor();
    await page.goBack();
    await page.goBack();
    expect(await height()).toBe(alone);
    await leave();
  });
});

describe.each(KINDS)('%s', (kind) => {
  it('has the numbers of the service in every call, is right in GraphQL, and is written in every format', async () => {
    const { page, leave } = await open(`/make/${kind}`);
    await workbench.checkCalls(page);
    await page.getByRole('button', { name: 'Close the code' }).click();
    await page.locator('.made').getByRole('button', { name: 'Export' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export' });
    await dialog.getByRole('radio').first().waitFor();
    for (const format of await dialog.getByRole('radio').all()) {
      await format.check();
      await dialog.getByText(/, [\d,]+ bytes$/).waitFor();
      await expect.poll(() => dialog.getByRole('alert').count()).toBe(0);
    }
    expect(await violations(page)).toEqual([]);
    await leave();
  });

  describeLooks((options) => open(`/make/${kind}`, options));
});

describe('what is generated', () => {
  it('is generated again by the space bar, with locked colours kept, and what was seen comes back', async () => {
    const { page, leave } = await open('/make/palette');
    const hexes = () => page.locator('.cell-facts code').allTextContents();
    await expect.poll(async () => (await hexes()).length).toBe(6);
    const first = await hexes();
    await page.getByRole('button', { name: `Lock ${first[0]}` }).click();
    await page.locator('h1').focus();
    await throwNext(page, 1000);
    await page.keyboard.press('Space');
    await expect.poll(async () => (await hexes())[1]).not.toBe(first[1]);
    expect((await hexes())[0]).toBe(first[0]);
    await page.getByRole('list', { name: 'Seen before' }).getByRole('button').first().press('Enter');
    await expect.poll(hexes).toEqual(first);
    const shown = page.getByRole('region', { name: 'Interface' });
    await shown.getByRole('radio', { name: 'Dark' }).check();
    await shown.locator('[data-shown=light]').waitFor({ state: 'detached' });
    await shown.getByRole('radio', { name: 'Article' }).check();
    await shown.locator('[data-scene=article][data-shown=dark]').waitFor();
    expect(await violations(page)).toEqual([]);
    await leave();
  });

  it('has ramps named as was typed, which stay with their colours; a name that is taken is refused in words', async () => {
    const { page, leave } = await open('/make/tokens#c=0f766e&hues=2563eb~e11d48');
    const [first, second] = [1, 2].map((n) => page.getByRole('textbox', { name: `Name of hue ${n}` }));
    await first!.fill('Deep Sea');
    await first!.press('Enter');
    await page.getByRole('rowheader', { name: 'deep-sea' }).waitFor();
    await page.getByRole('rowheader', { name: 'rose' }).waitFor();
    await page.waitForURL(/names=deep-sea/);
    await first!.fill('deep  sea!');
    await first!.press('Enter');
    await expect.poll(() => first!.inputValue()).toBe('deep-sea');
    await second!.fill('text');
    await second!.press('Enter');
    await page.getByRole('status').filter({ hasText: '"text" is the name of another token' }).waitFor();
    await page.getByRole('rowheader', { name: 'rose' }).waitFor();
    await page.locator('h1').focus();
    await page.keyboard.press('Control+z');
    await expect.poll(() => second!.inputValue()).toBe('');
    await page.getByRole('button', { name: 'Colour 1, #2563eb' }).focus();
    await page.keyboard.press('Control+ArrowRight');
    await expect.poll(() => second!.inputValue()).toBe('deep-sea');
    await page.getByRole('rowheader', { name: 'deep-sea' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await leave();
  });

  it('has the lightness of a step in every hue set in its column, by text, arrows and wheel, undone and reset; the link has it', async () => {
    const address = '/make/tokens#c=0f766e&hues=2563eb~e11d48';
    const { page, leave } = await workbench.open(address, {}, undefined, countUnanswered);
    await page.getByRole('button', { name: 'Set lightness' }).click();
    const field = page.getByRole('textbox', { name: 'Lightness of step 600, all hues, number' });
    const cell = (hue: string) =>
      page.getByRole('button', { name: new RegExp(`^${hue} 600, `) }).getAttribute('data-color');
    /** Steps that are lighter than the one before, by their contrast on white. */
    const turned = () =>
      page.locator('table.ramps tbody tr').evaluateAll((rows) =>
        rows.flatMap((row) => {
          const figures = [...row.querySelectorAll('td button')].map((one) => Number(one.textContent));
          return figures.flatMap((ratio, i) => (i > 0 && ratio < figures[i - 1]! - 0.05 ? [row.textContent] : []));
        }),
      );
    await field.waitFor();
    const before = await cell('info');
    const shown = await field.inputValue();
    const typed = Number(shown) - 1;
    await field.fill(String(typed));
    await field.press('Enter');
    await page.waitForURL((url) => url.hash.includes(`steps=600:${typed}`));
    await expect.poll(() => cell('info')).not.toBe(before);
    await field.press('ArrowUp');
    await expect.poll(() => field.inputValue()).toBe(String(typed + 0.5));
    await field.hover();
    await page.mouse.wheel(0, 100);
    await expect.poll(() => field.inputValue()).toBe(String(typed));
    // From what is typed, before it is applied.
    await field.fill(String(typed - 1));
    await page.mouse.wheel(0, 100);
    const wheeled = String(typed - 1.5);
    await expect.poll(() => field.inputValue()).toBe(wheeled);
    // Never past its neighbours; and a change of its own, however soon after the wheel.
    await field.fill('99');
    await field.press('Enter');
    await expect.poll(() => field.inputValue()).not.toBe('99');
    await answered(page);
    expect(await turned()).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: /^Undo/ }).first().click();
    await expect.poll(() => field.inputValue()).toBe(wheeled);
    await page.getByRole('button', { name: /^Undo/ }).first().click();
    await expect.poll(() => field.inputValue()).toBe(String(typed - 1));
    await page.getByRole('button', { name: /^Redo/ }).first().click();
    await expect.poll(() => field.inputValue()).toBe(wheeled);
    await workbench.checkCalls(page);
    await page.reload();
    await expect.poll(() => field.inputValue()).toBe(wheeled);
    await page.getByRole('button', { name: 'Reset lightness' }).press('Enter');
    await expect.poll(() => field.inputValue()).toBe(shown);
    await expect.poll(() => cell('info')).toBe(before);
    await leave();
  });

  it('has ramps of further hues, with what every hue of a step reaches', async () => {
    const { page, leave } = await open('/make/tokens#c=0f766e&hues=2563eb~e11d48&levels=aligned');
    await page.getByRole('rowheader', { name: 'rose' }).waitFor();
    await page.getByRole('rowheader', { name: 'All reach' }).waitFor();
    await page.getByRole('radio', { name: 'APCA' }).check();
    await page.waitForURL(/figure=apca/);
    await page.getByRole('button', { name: /^blue 700, #[0-9a-f]{6}, \d+ Lc on #ffffff/ }).waitFor();
    expect(await violations(page)).toEqual([]);
    await leave();
  });
});
