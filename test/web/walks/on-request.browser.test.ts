import { describe, expect, it } from 'vitest';
import type { Page } from '../../browser/packages.ts';
import { drawn, layoutShifts, violations } from './browser.ts';
import { answered, countUnanswered, holdScripts, scriptWith } from './held.ts';
import { openWorkbench, showInterface } from './workbench.ts';

const workbench = openWorkbench();

const open = (path: string, options = {}, expected?: RegExp) => workbench.open(path, options, expected);
/** Parts that do not come are errors in the console. */
const NOT_LOADED = /Failed to load resource/;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

it('a name is no fault while what reads names is loaded, so that nothing moves as its field is left', async () => {
  const { page, leave } = await open('/make/gradient');
  const release = await holdScripts(page, '**/reader-*.js');
  const asked = page.waitForRequest(/\/reader-[^/]*\.js$/);
  await page.getByRole('textbox', { name: 'Colour 1', exact: true }).fill('black');
  await page.getByLabel('Scheme').focus();
  await asked;
  await drawn(page);
  expect(await page.locator('.faults').textContent()).toBe('');
  release();
  await page.getByRole('button', { name: 'Colour 1, #000000' }).waitFor();
  await leave();
});

const SMALL = { viewport: { width: 900, height: 700 } };
/** The interface of a gradient opens once it is in sight of someone who uses the page, the curves of the tokens on request. */
const ask = async (page: Page, title: string): Promise<void> => {
  if (title === 'Interface') await showInterface(page);
  else await button(page, `Show ${title.toLowerCase()}`).press('Enter');
};
const CARDS = [
  { path: '/make/gradient', title: 'Interface', shown: '.ui-panels' },
  { path: '/make/tokens', title: 'Curves', shown: '.hue-curves' },
] as const;

describe.each(CARDS)('the card $title of $path', ({ path, title, shown }) => {
  const name = title.toLowerCase();

  it('stays while its content is loaded, is hidden again, and is as it was after leaving and coming back', async () => {
    const { page, leave } = await open(path, SMALL);
    const card = page.getByRole('region', { name: title });
    const release = await holdScripts(page);
    const show = button(page, `Show ${name}`);
    expect(await show.getAttribute('aria-expanded')).toBe('false');
    await ask(page, title);
    const hide = button(page, `Hide ${name}`);
    await (title === 'Interface' ? hide : hide.and(page.locator(':focus'))).waitFor();
    expect(await hide.getAttribute('aria-expanded')).toBe('true');
    await card.getByRole('heading', { name: title }).waitFor();
    const coming = card.getByRole('status').filter({ hasText: 'Loading …' });
    await coming.getByText('Loading …').waitFor();
    expect(await violations(page)).toEqual([]);
    release();
    await card.locator(shown).waitFor();
    expect(await coming.count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('navigation', { name: 'Make' }).getByRole('link', { name: 'Shades' }).click();
    await page.getByRole('heading', { level: 1, name: 'Shades' }).waitFor();
    await page.goBack();
    await card.locator(shown).waitFor();
    await hide.press('Enter');
    await show.and(page.locator(':focus')).waitFor();
    await card.locator(shown).waitFor({ state: 'detached' });
    await leave();
  });

  it('says where its content does not come, under its heading', async () => {
    const { page, leave } = await open(path, SMALL, NOT_LOADED);
    await page.route('**/*.js', (route) => route.abort());
    await ask(page, title);
    const card = page.getByRole('region', { name: title });
    await card.getByRole('alert').filter({ hasText: 'This part could not be loaded.' }).waitFor();
    await card.getByRole('heading', { name: title }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.unroute('**/*.js');
    await card.getByRole('button', { name: 'Reload the page' }).press('Enter');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await ask(page, title);
    await card.locator(shown).waitFor();
    await leave();
  });
});

describe('the page and the theme of the interface', () => {
  const card = (page: Page) => page.getByRole('region', { name: 'Interface' });
  const choice = (page: Page, name: string) => card(page).getByRole('radio', { name });

  it('stay while it is hidden, and in the other views', async () => {
    const { page, leave } = await open('/make/gradient', SMALL);
    await ask(page, 'Interface');
    await choice(page, 'Article').check();
    await choice(page, 'Dark').check();
    const painted = card(page).locator('[data-scene=article][data-shown=dark]');
    await painted.waitFor();
    await button(page, 'Hide interface').press('Enter');
    await painted.waitFor({ state: 'detached' });
    await button(page, 'Show interface').press('Enter');
    await painted.waitFor();
    expect(await choice(page, 'Article').isChecked()).toBe(true);
    await page.getByRole('navigation', { name: 'Make' }).getByRole('link', { name: 'Tokens' }).click();
    await page.getByRole('heading', { level: 1, name: 'Tokens' }).waitFor();
    await painted.waitFor();
    expect(await choice(page, 'Dark').isChecked()).toBe(true);
    expect(await card(page).locator('[data-shown=light]').count()).toBe(0);
    await leave();
  });

  it('are a dashboard again, without a word, where a page does not come while it is hidden', async () => {
    const { page, leave } = await open('/make/gradient', SMALL, NOT_LOADED);
    await ask(page, 'Interface');
    await choice(page, 'Form').waitFor();
    const script = `**/${scriptWith('We send the confirmation to this address.')}`;
    const fail = await holdScripts(page, script, 'abort');
    const asked = page.waitForRequest(script);
    const failed = page.waitForEvent('requestfailed');
    await choice(page, 'Form').check();
    await asked;
    await button(page, 'Hide interface').press('Enter');
    fail();
    await failed;
    await drawn(page);
    await button(page, 'Show interface').press('Enter');
    await expect.poll(() => choice(page, 'Dashboard').isChecked()).toBe(true);
    expect(await page.getByText(/could not be loaded/).count()).toBe(0);
    await leave();
  });
});

/** Where a part is on its way: what asks for it, and what it is in. */
const COMING = [
  { path: '/make/gradient', ask: 'Add a layer', place: 'Layers', least: 600 },
  { path: '/make/gradient', ask: undefined, place: 'Interface', least: 600 },
  { path: '/make/tokens', ask: 'Set lightness', place: 'Ramps', least: 44 },
] as const;

describe('a part that is on its way', () => {
  it.each(COMING)(
    'says so only after a moment, in a place of its size: $place',
    async ({ path, ask: name, place, least }) => {
      const { page, leave } = await open(path, SMALL);
      const release = await holdScripts(page);
      const line = page.locator('.late');
      // The moment is over when the test says so.
      await page.evaluate(`{
      new MutationObserver(() => {
        for (const animation of document.querySelector('.late span')?.getAnimations() ?? []) animation.pause();
      }).observe(document.body, { childList: true, subtree: true });
    }`);
      await (name === undefined ? ask(page, place) : button(page, name).click());
      await line.waitFor({ state: 'attached' });
      expect(await line.getByText('Loading …').isVisible()).toBe(false);
      expect((await line.boundingBox())!.height).toBeGreaterThanOrEqual(least);
      await line.evaluate((element) => element.querySelector('span')!.getAnimations()[0]!.finish());
      await line.getByText('Loading …').waitFor();
      expect(await line.getAttribute('role')).toBe('status');
      if (place !== 'Ramps') await page.getByRole('region', { name: place }).locator('.late').waitFor();
      release();
      await line.waitFor({ state: 'detached' });
      await leave();
    },
  );

  it('moves nothing below it when it comes: the lightness of columns', async () => {
    const { page, leave } = await open('/make/tokens#hues=2563eb~e11d48~16a34a', {
      viewport: { width: 1280, height: 2400 },
    });
    // What comes by itself is not what is held back here.
    await page.getByRole('textbox', { name: 'Name of hue 3' }).waitFor();
    await page.getByRole('region', { name: 'Interface' }).getByRole('radio', { name: 'Form' }).waitFor();
    const release = await holdScripts(page);
    const places = () =>
      page.evaluate<number[]>(
        `['.make .choice legend', '#name', '#curves-title'].map((one) => document.querySelector(one).getBoundingClientRect().top)`,
      );
    await button(page, 'Set lightness').click();
    await page.locator('.late').getByText('Loading …').waitFor();
    const before = await places();
    release();
    await page.getByRole('textbox', { name: 'Lightness of step 600, all hues, number' }).waitFor();
    expect(await places()).toEqual(before);
    await leave();
  });

  it.each([
    [900, 700],
    [390, 844],
  ])('moves nothing in sight when it comes: the interface of a gradient at %d by %d', async (width, height) => {
    const { page, leave } = await open('/make/gradient', { viewport: { width, height } });
    await page.waitForLoadState('networkidle');
    const release = await holdScripts(page);
    await ask(page, 'Interface');
    const region = page.getByRole('region', { name: 'Interface', exact: true });
    await region.locator('.late').getByText('Loading …').waitFor();
    // Where a jump would be seen most: with the card at the top.
    const below = () =>
      region.evaluate((element) => {
        element.scrollIntoView();
        return Math.min(element.nextElementSibling?.getBoundingClientRect().top ?? innerHeight, innerHeight);
      });
    const before = await below();
    release();
    await region.locator('.ui-panels').first().waitFor();
    expect(await below()).toBe(before);
    await leave();
  });

  it.each([
    [1440, 900],
    [1440, 1600],
    [1280, 860],
  ])(
    'waits for the first input where it is in sight as the page opens, and moves nothing: the interface at %d by %d',
    async (width, height) => {
      let late = 0;
      const { page, leave } = await workbench.open(
        '/make/gradient',
        { viewport: { width, height } },
        undefined,
        async (context) => {
          await countUnanswered(context);
          await context.route('**/assets/make-*.js', async (route) => {
            late += 1;
            await new Promise((go) => setTimeout(go, 600));
            await route.continue();
          });
        },
      );
      await page.getByRole('region', { name: 'Interface', exact: true }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(late).toBe(0);
      await page.mouse.move(5, 5);
      await page.locator('.ui-panels .ui').first().waitFor();
      await answered(page);
      expect(late).toBeGreaterThan(0);
      expect(await layoutShifts(page)).toEqual([]);
      await leave();
    },
  );

  it.each([1440, 900, 390])('moves nothing below it when it comes: the reasons of a palette at %d', async (width) => {
    const { page, leave } = await open('/search', { viewport: { width, height: 1000 } });
    // A font that came too late for the first time is used from then on.
    await page.reload();
    await page.locator('.found-list > li').nth(1).waitFor();
    const release = await holdScripts(page);
    const why = page.locator('.why').first();
    await why.locator('summary').press('Enter');
    await why.getByText('Loading …').waitFor();
    const height = () => why.evaluate((element) => element.getBoundingClientRect().height);
    const before = await height();
    release();
    await why.locator('dt').first().waitFor();
    expect(await height()).toBe(before);
    await leave();
  });

  it('is said of the formats of an export, in a place of its own', async () => {
    const { page, leave } = await open('/contrast');
    // The dialog itself is there before.
    await page.keyboard.press('e');
    await page.getByRole('dialog').getByRole('radio', { name: 'CSS', exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Vision', exact: true }).click();
    await page.getByRole('list', { name: 'Palette' }).waitFor();
    const release = await holdScripts(page);
    await page.keyboard.press('e');
    const line = page.getByRole('dialog').getByRole('status').filter({ hasText: 'Loading …' });
    await line.getByText('Loading …').waitFor();
    expect((await line.boundingBox())!.height).toBeGreaterThanOrEqual(320);
    release();
    await page.getByRole('dialog').getByRole('radio', { name: 'CSS', exact: true }).waitFor();
    await leave();
  });

  it('has the place of the names of hues, from a link', async () => {
    const { page, leave } = await open('/v1/status');
    const release = await holdScripts(page, '**/hue-name-fields-*.js');
    await page.goto(`${workbench.service.url}/make/tokens#hues=2563eb~e11d48~16a34a`);
    const top = () => page.locator('#name').evaluate((element) => element.getBoundingClientRect().top);
    await page.locator('.late').getByText('Loading …').waitFor();
    const before = await top();
    release();
    await page.getByRole('textbox', { name: 'Name of hue 3' }).waitFor();
    expect(await top()).toBe(before);
    await leave();
  });
});

describe('a part that does not come', () => {
  it('is said of the lightness of columns', async () => {
    const { page, leave } = await open('/make/tokens', {}, NOT_LOADED);
    await page.route('**/*.js', (route) => route.abort());
    await button(page, 'Set lightness').press('Enter');
    const alert = page.locator('table.ramps').getByRole('alert');
    await alert.getByRole('button', { name: 'Reload the page' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await leave();
  });

  it('is said of the scores of a palette, as it is said that they are loading', async () => {
    const { page, leave } = await open('/search', {}, NOT_LOADED);
    await page.locator('.found-list > li').first().waitFor();
    const release = await holdScripts(page);
    const why = page.locator('.why').first();
    await why.locator('summary').press('Enter');
    await why.getByRole('status').getByText('Loading …').waitFor();
    expect((await why.getByRole('status').boundingBox())!.height).toBeGreaterThan(500);
    release();
    await why.locator('dt').first().waitFor();
    await leave();

    const other = await open('/search', {}, NOT_LOADED);
    await other.page.locator('.found-list > li').first().waitFor();
    await other.page.route('**/*.js', (route) => route.abort());
    await other.page.locator('.why summary').first().press('Enter');
    await other.page.locator('.why[open]').getByRole('button', { name: 'Reload the page' }).waitFor();
    expect(await violations(other.page)).toEqual([]);
    await other.leave();
  });

  it('is said of layers, added or of a link', async () => {
    const { page, leave } = await open('/make/gradient', {}, NOT_LOADED);
    await page.route('**/*.js', (route) => route.abort());
    await button(page, 'Add a layer').press('Enter');
    await page.getByText('Layers could not be loaded. Reload the page.').first().waitFor();
    await page.locator('#add-layer:focus').waitFor();
    await leave();
    const linked = await workbench.open('/make/gradient#over1=fff~000', {}, NOT_LOADED, (context) =>
      context.route('**/layers-card-*.js', (route) => route.abort()),
    );
    const card = linked.page.getByRole('region', { name: 'Layers' });
    await card.getByRole('button', { name: 'Reload the page' }).waitFor();
    await linked.leave();
  });

  it('is said of a page of the interface, which is the dashboard again', async () => {
    const { page, leave } = await open('/make/tokens', {}, NOT_LOADED);
    const card = page.getByRole('region', { name: 'Interface' });
    const form = card.getByRole('radio', { name: 'Form' });
    await form.waitFor();
    await page.route('**/*.js', (route) => route.abort());
    await form.click();
    await page.getByText('Form could not be loaded. Reload the page.').first().waitFor();
    await card.locator('[data-scene=dashboard]').first().getByText('Harbour House').waitFor();
    expect(await card.getByRole('radio', { name: 'Dashboard' }).isChecked()).toBe(true);
    await leave();
  });
});

describe('the lightness of columns', () => {
  const field = (page: Page) => page.getByRole('textbox', { name: 'Lightness of step 600, all hues, number' });

  it('is in sight while it is set: by a link, by undo of a reset; the reset keeps the focus and is said', async () => {
    const { page, leave } = await open('/make/tokens');
    expect(await field(page).count()).toBe(0);
    await page.evaluate("location.hash = 'steps=600:57'");
    await expect.poll(() => field(page).inputValue()).toBe('57');
    await button(page, 'Reset lightness').press('Enter');
    await page.getByRole('status').filter({ hasText: 'Lightness reset' }).waitFor();
    const hide = button(page, 'Hide lightness');
    await hide.and(page.locator(':focus')).waitFor();
    await expect.poll(() => field(page).inputValue()).not.toBe('57');
    await hide.press('Enter');
    await button(page, 'Set lightness').and(page.locator(':focus')).waitFor();
    expect(await field(page).count()).toBe(0);
    await page.getByRole('button', { name: /^Undo/ }).first().click();
    await expect.poll(() => field(page).inputValue()).toBe('57');
    await button(page, 'Reset lightness').waitFor();
    await leave();
  });

  it('cannot be set where there are no ramps', async () => {
    const { page, leave } = await open('/make/tokens#hues=2563eb&names=text');
    await page.getByRole('status').filter({ hasText: '"text" is the name of another token' }).waitFor();
    expect(await button(page, 'Set lightness').isDisabled()).toBe(true);
    await page.getByRole('textbox', { name: 'Name of hue 1' }).fill('sea');
    await page.getByRole('textbox', { name: 'Name of hue 1' }).press('Enter');
    await page.getByRole('rowheader', { name: 'sea' }).waitFor();
    await button(page, 'Set lightness').press('Enter');
    await field(page).waitFor();
    await leave();
  });

  it('is that of before while a hue is renamed: its own colour stays where it is', async () => {
    const address = '/make/tokens#c=0f766e&hues=ffd700&names=deep-sea&steps=300:0';
    const { page, leave } = await workbench.open(address, {}, undefined, countUnanswered);
    await page.getByRole('rowheader', { name: 'deep-sea' }).waitFor();
    await answered(page);
    await page.evaluate(`{
      const { postMessage } = Worker.prototype;
      window.asked = [];
      Worker.prototype.postMessage = function (question, ...rest) {
        if (question.task === 'tokens') asked.push(JSON.stringify(question.args[0].lightness));
        return postMessage.call(this, question, ...rest);
      };
    }`);
    const name = page.getByRole('textbox', { name: 'Name of hue 1' });
    await name.fill('Ocean');
    await name.press('Enter');
    await page.getByRole('rowheader', { name: 'ocean' }).waitFor();
    await answered(page);
    const asked = await page.evaluate<(string | undefined)[]>('asked');
    // Once without what is set, which is limited by that.
    expect([...new Set(asked)].filter((one) => one !== undefined && one !== null)).toEqual([
      JSON.stringify([{ step: 300, l: 0.801 }]),
    ]);
    await leave();
  });
});
