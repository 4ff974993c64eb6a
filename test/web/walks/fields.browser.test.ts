import { describe, expect, it } from 'vitest';
import type { Page } from '../../browser/packages.ts';
import { drag, settled, violations } from './browser.ts';
import { answered, countUnanswered } from './held.ts';
import { openWorkbench, press, showInterface } from './workbench.ts';

const workbench = openWorkbench();
const WIDTHS = [1440, 390] as const;
const PHONE = { viewport: { width: 390, height: 844 } };

const at = (width: number) => ({ viewport: { width, height: 844 } });

/** Places of all that stands below the fields. */
const places = (page: Page): Promise<number[]> =>
  page.evaluate(
    "[...document.querySelectorAll('main :is(h2, .slider, .plane)')].map((one) => one.getBoundingClientRect().top)",
  );

describe.each(WIDTHS)('a name that is nearly one, at %d pixels', (width) => {
  it('is offered below the field, taken by keyboard, and told to readers; nothing moves', async () => {
    const { page, leave } = await workbench.open('/color#c=3b54c4', at(width));
    const field = page.getByRole('textbox', { name: 'Any CSS colour' });
    const meant = page.getByRole('button', { name: 'rebeccapurple', exact: true });
    await page.getByRole('heading', { name: 'Difference to another colour' }).waitFor();
    const before = await places(page);
    await field.fill('rebecapurple');
    expect(await meant.count()).toBe(0);
    await field.press('Enter');
    await meant.waitFor();
    expect(await places(page)).toEqual(before);
    await page.getByRole('status').filter({ hasText: 'Not a colour. Did you mean rebeccapurple?' }).waitFor();
    // The sample is dimmed, as it is of a colour that stood there before.
    expect((await violations(page)).filter((one) => !one.includes('.big-sample'))).toEqual([]);
    await press(page, 'Tab', 'Enter');
    await expect.poll(() => field.inputValue()).toBe('rebeccapurple');
    await field.and(page.locator(':focus')).waitFor();
    await expect.poll(() => meant.count()).toBe(0);
    // In the field the browser would undo what was typed.
    await page.locator('h1').focus();
    await page.keyboard.press('Control+z');
    await expect.poll(() => field.inputValue()).toBe('rebecapurple');
    await leave();
  });

  it('is offered at Home, and of a colour in a list', async () => {
    const { page, leave } = await workbench.open('/', at(width));
    const field = page.getByRole('textbox', { name: /^Colour, pair, palette/ });
    await field.fill('dark slate blu');
    await field.press('Enter');
    await page.getByRole('button', { name: 'darkslateblue' }).click();
    await expect.poll(() => field.inputValue()).toBe('darkslateblue');
    await field.and(page.locator(':focus')).waitFor();
    await leave();
    const vision = await workbench.open('/vision#pal=d32f2f~388e3c', at(width));
    const second = vision.page.getByRole('textbox', { name: 'Colour 2', exact: true });
    await second.fill('turquise');
    await second.press('Tab');
    await vision.page.getByRole('button', { name: 'turquoise', exact: true }).click();
    await expect.poll(() => second.inputValue()).toBe('turquoise');
    await vision.leave();
  });
});

describe.each(WIDTHS)('the number beside a slider, at %d pixels', (width) => {
  it('takes sums, steps by arrows and the wheel, and leaves the value where no number was typed', async () => {
    const { page, leave } = await workbench.open('/make/palette#seed=7', at(width));
    await settled(page);
    const field = page.getByRole('textbox', { name: 'Saturation, number' });
    const slider = page.getByRole('slider', { name: 'Saturation', exact: true });
    await field.fill('20 + 5.5');
    await field.press('Enter');
    await expect.poll(() => field.inputValue()).toBe('25.5 %');
    expect(Number(await slider.inputValue())).toBeCloseTo(0.255, 6);
    await page.waitForURL(/[#&]s=0\.255(?:&|$)/);
    await field.press('ArrowUp');
    await expect.poll(() => field.inputValue()).toBe('27.0 %');
    await field.hover();
    await page.mouse.wheel(0, 100);
    await expect.poll(() => field.inputValue()).toBe('26.0 %');
    // An arrow goes on from what was typed just before.
    await field.fill('40');
    await field.press('ArrowUp');
    await expect.poll(() => field.inputValue()).toBe('41.0 %');
    await field.fill('26');
    await field.press('Enter');
    await expect.poll(() => field.inputValue()).toBe('26.0 %');
    await field.fill('9 000');
    await field.press('Enter');
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    await page.getByRole('status').filter({ hasText: 'Saturation is a number from 0 to 100' }).first().waitFor();
    expect(Number(await slider.inputValue())).toBeCloseTo(0.26, 6);
    expect(await violations(page)).toEqual([]);
    await field.press('Escape');
    await expect.poll(() => field.inputValue()).toBe('26.0 %');
    await field.fill('900');
    await field.press('Enter');
    await expect.poll(() => field.inputValue()).toBe('100.0 %');
    // In the field the browser would undo what was typed.
    await page.locator('h1').focus();
    await page.keyboard.press('Control+z');
    await expect.poll(() => field.inputValue()).toBe('26.0 %');
    await leave();
  });
});

describe('a number that is typed and not applied', () => {
  it('is applied by a drag that follows: undo takes back the whole drag, however slow, and then the number', async () => {
    const { page, leave } = await workbench.open('/color#c=0f766e', at(1280));
    const shown = async (channel: string) =>
      Number.parseFloat(await page.getByRole('textbox', { name: `${channel}, number` }).inputValue());
    const plane = page.locator('.plane:not(.disc)').first();
    await plane.waitFor();
    const before = { hue: await shown('Hue'), lightness: await shown('Lightness') };
    await page.getByRole('textbox', { name: 'Hue, number' }).fill('210');
    const { x, y, width, height } = (await plane.boundingBox())!;
    await page.mouse.move(x + width * 0.2, y + height * 0.3);
    await page.mouse.down();
    for (const share of [0.25, 0.3, 0.35]) {
      // Longer than a change takes to settle by itself.
      await page.waitForTimeout(700);
      await page.mouse.move(x + width * share, y + height * 0.3);
    }
    await page.mouse.up();
    await expect.poll(() => shown('Lightness')).toBeCloseTo(70, 0);
    await expect.poll(() => shown('Hue')).toBe(210);
    await page.locator('h1').focus();
    await page.keyboard.press('Control+z');
    await expect.poll(() => shown('Lightness')).toBeLessThan(60);
    // Undo reads the colour from 8 bits a channel: numbers are those nearest to what was typed.
    expect(Math.abs((await shown('Lightness')) - before.lightness)).toBeLessThan(1);
    expect(Math.abs((await shown('Hue')) - 210)).toBeLessThan(2);
    await page.keyboard.press('Control+z');
    await expect.poll(() => shown('Hue')).toBe(before.hue);
    await leave();
  });

  it('is a step before a drag over all hues', async () => {
    const { page, leave } = await workbench.open('/contrast#fg=0f766e', at(1280));
    const text = page.getByRole('textbox', { name: 'Text', exact: true });
    const hue = page.getByRole('textbox', { name: 'Hue, number' });
    await hue.fill('30');
    await hue.press('Enter');
    await expect.poll(() => text.inputValue()).not.toBe('#0f766e');
    const turned = await text.inputValue();
    await page.locator('h1').focus();
    await page.keyboard.press('Control+z');
    await expect.poll(() => text.inputValue()).toBe('#0f766e');
    await hue.fill('30');
    const map = page.locator('.hue-map');
    await map.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await map.boundingBox())!;
    await drag(page, [x + width * 0.6, y + height * 0.4], (step) => [x + width * 0.6 + step, y + height * 0.4], 8);
    await expect.poll(() => text.inputValue()).not.toBe('#0f766e');
    await page.locator('h1').focus();
    await page.keyboard.press('Control+z');
    await expect.poll(() => text.inputValue()).toBe(turned);
    await page.keyboard.press('Control+z');
    await expect.poll(() => text.inputValue()).toBe('#0f766e');
    await leave();
  });
});

describe('a drag', () => {
  it('ends where the pointer is released, though what was dragged is gone: later edits are steps of their own', async () => {
    const { page, leave } = await workbench.open('/color#c=0f766e', at(1280));
    const hue = page.getByRole('textbox', { name: 'Hue, number' });
    const plane = page.locator('.plane:not(.disc)').first();
    await plane.waitFor();
    const { x, y, width, height } = (await plane.boundingBox())!;
    await page.mouse.move(x + width * 0.3, y + height * 0.5);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.4, y + height * 0.5);
    await plane.evaluate((element) => element.remove());
    await page.mouse.up();
    for (const typed of ['40.0°', '80.0°']) {
      await hue.fill(typed.slice(0, 2));
      await hue.press('Enter');
      await expect.poll(() => hue.inputValue()).toBe(typed);
    }
    await page.locator('h1').focus();
    await page.keyboard.press('Control+z');
    await expect.poll(async () => Math.round(Number.parseFloat(await hue.inputValue()))).toBe(40);
    await leave();
  });
});

describe('on a phone', () => {
  it('the main views come before the view in the order of the keyboard', async () => {
    const { page, leave } = await workbench.open('/contrast', PHONE);
    await page.evaluate('document.activeElement?.blur()');
    const reached: string[] = [];
    for (let i = 0; i < 9; i += 1) {
      await page.keyboard.press('Tab');
      reached.push(await page.evaluate<string>("document.activeElement.closest('nav')?.ariaLabel ?? ''"));
    }
    expect(reached.filter((name) => name === 'Main views')).toHaveLength(5);
    await leave();
  });

  it('what is said of an edit of shades does not move the curve that is dragged', async () => {
    const { page, leave } = await workbench.open('/make/shades', PHONE);
    await settled(page);
    // As in a browser that does not keep the place by itself.
    await page.evaluate("document.documentElement.style.overflowAnchor = 'none'");
    const frame = page.locator('.curve-frame').first();
    await frame.scrollIntoViewIfNeeded();
    const judged = page.locator('.judgement');
    const [before, said] = [(await frame.boundingBox())!, await judged.textContent()];
    const thumb = (await frame.locator('.curve-thumb').nth(3).boundingBox())!;
    const [x, y] = [thumb.x + thumb.width / 2, thumb.y + thumb.height / 2];
    await drag(page, [x, y], (step) => [x, y + 4 * step], 25);
    await expect.poll(() => judged.textContent()).not.toBe(said);
    await judged.getByText('its lightness changes direction').waitFor();
    expect((await frame.boundingBox())!.y).toBe(before.y);
    await leave();
  });
});

describe('a colour', () => {
  it('that cannot be read is quoted whole where there is no other reason', async () => {
    const { page, leave } = await workbench.open('/contrast');
    const field = page.getByRole('textbox', { name: 'Background', exact: true });
    for (const [text, reason] of [
      ['rgb(1, accepted)', '"rgb(1, accepted)" is not a colour.'],
      ['rgb(1 2 3 / 50%)', 'Cannot be used: it is transparent, and its colour depends on what lies behind it.'],
    ] as const) {
      await field.fill(text);
      await field.press('Enter');
      await expect.poll(() => page.locator('.field-why').first().textContent()).toBe(reason);
    }
    await leave();
  });

  it('is said to need the reader of colours where that does not come', async () => {
    const { page, leave } = await workbench.open('/make/gradient', {}, /Failed to load resource/);
    await page.route('**/reader-*.js', (route) => route.abort());
    const field = page.getByRole('textbox', { name: 'Colour 1', exact: true });
    await field.fill('black');
    await field.press('Enter');
    const reason = 'Colour 1: only hex is accepted: the reader of CSS colours could not be loaded; reload the page.';
    await expect.poll(() => page.locator('.faults').textContent()).toBe(reason);
    await leave();
  });
});

describe('a list of colours', () => {
  /** Waits for what comes with the first input, in a card that is in sight. */
  const withInterface = async (page: Page): Promise<void> => {
    await showInterface(page);
    await page.locator('.ui[data-shown=dark]').waitFor();
  };
  /** Views, with the headings that come behind the first paint, and with what comes later still. */
  const LISTS: readonly [path: string, headings: readonly string[], later?: typeof withInterface][] = [
    ['/vision#pal=0057b8~ffd700~d81b60', ['A test plate']],
    ['/make/gradient', ['CSS rendering', 'The same stops in other spaces'], withInterface],
    ['/make/tokens#hues=2563eb~e11d48', ['Interface']],
    ['/make/system#colors=663399', ['Interface']],
    ['/search', []],
  ];
  /** Texts with what is said of them: the shortest, and reasons that are sentences. */
  const REASONS = [
    ['gren', 'Colour 1: Not a colour.'],
    ['#12345', 'Colour 1: # is followed by 3, 4, 6 or 8 hexadecimal digits.'],
    ['cmyk(1 2 3 4)', 'Colour 1: there is no cmyk().'],
    ['color(foo 1 2 3)', 'Colour 1: color() needs a colour space first.'],
    ['rgb(0 0 0 / 50%)', 'Colour 1: it is transparent, and its colour depends on what lies behind it.'],
  ] as const;
  it.each(LISTS.flatMap(([path, headings, later]) => WIDTHS.map((width) => [path, width, headings, later] as const)))(
    'says what cannot be read in a line that is reserved: nothing moves as its field is left: %s at %s',
    async (path, width, headings, later) => {
      const { page, leave } = await workbench.open(
        path,
        { viewport: { width, height: 900 } },
        undefined,
        countUnanswered,
      );
      for (const name of headings) await page.getByRole('heading', { name, exact: true }).waitFor();
      await later?.(page);
      const places = () =>
        page.evaluate<number[]>(
          `[...document.querySelectorAll('main :is(h1, h2, label, button:not(.faults *), .color-list)')].map((one) => Math.round(one.getBoundingClientRect().top + scrollY))`,
        );
      const first = page.getByRole('textbox', { name: 'Colour 1', exact: true });
      for (const [text, reason] of REASONS) {
        await first.fill(text);
        await answered(page);
        await settled(page);
        const before = await places();
        await first.evaluate((element) => (element as HTMLElement).blur());
        const line = page.locator('.faults');
        await line.first().getByText(reason).waitFor();
        expect(await places()).toEqual(before);
      }
      await leave();
    },
  );

  it('says what cannot be read in a link that is opened after a view was left while one typed', async () => {
    const { page, leave } = await workbench.open('/contrast');
    await page.getByRole('link', { name: 'Vision', exact: true }).click();
    const first = page.getByRole('textbox', { name: 'Colour 1', exact: true });
    await first.fill('gren');
    const faults = page.locator('.faults').first();
    expect(await faults.textContent()).toBe('');
    await page.evaluate('history.back()');
    await page.getByRole('textbox', { name: 'Background', exact: true }).waitFor();
    await page.evaluate('history.forward()');
    await first.waitFor();
    await page.evaluate("location.hash = '#pal=gren~0057b8'");
    await faults.getByText('Colour 1: Not a colour.').waitFor();
    await leave();
  });
});
