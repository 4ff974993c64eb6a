import { describe, expect, it } from 'vitest';
import type { Page, Route } from '../../browser/packages.ts';
import { violations } from './browser.ts';
import { fromMenu, openWorkbench, press } from './workbench.ts';

/** What happens out of order, at once, half, or not at all. */
const workbench = openWorkbench();
const { open, giveKey } = workbench;
const LOST = /Failed to load resource|net::ERR|dynamically imported module/;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const notice = (page: Page, words: string | RegExp) => page.locator('.notice').filter({ hasText: words }).waitFor();
const drawer = (page: Page) => page.getByRole('complementary', { name: 'Code' });
const focusedHeading = (page: Page) =>
  page.evaluate<string>("document.activeElement?.matches('h1, h2, h3') ? document.activeElement.textContent : ''");

/** Lets what comes later answer first: the first request waits until the returned function is called. */
const holdFirst = async (page: Page, pattern: string | RegExp): Promise<() => Promise<void>> => {
  let held: Route | undefined;
  await page.route(pattern, (route) => {
    if (held) return route.continue();
    held = route;
    return undefined;
  });
  return async () => {
    await expect.poll(() => held).toBeDefined();
    await held!.continue();
  };
};

describe('views', () => {
  it('of two that are asked for the later is shown, though its code comes first', async () => {
    const { page, leave } = await open('/contrast');
    const slow = await holdFirst(page, /\/assets\/view-/);
    await page.getByRole('link', { name: 'Vision' }).click();
    await page.getByRole('link', { name: 'Audit' }).click();
    await heading(page, 'Audit').waitFor();
    await slow();
    await page.waitForTimeout(300);
    await expect.poll(() => heading(page, 'Audit').count()).toBe(1);
    expect(new URL(page.url()).pathname).toBe('/audit');
    await leave();
  });

  it('whose code does not come say so; the view before is a press away, and another load brings it', async () => {
    const { page, leave } = await open('/contrast#fg=204060', {}, LOST);
    await page.route(/\/assets\/view-/, (route) => route.abort());
    await page.getByRole('link', { name: 'Vision' }).click();
    await heading(page, 'This view could not be loaded').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Contrast' }).click();
    await heading(page, 'Contrast').waitFor();
    await expect.poll(() => text(page).inputValue()).toBe('#204060');
    await page.getByRole('link', { name: 'Vision' }).click();
    await heading(page, 'This view could not be loaded').waitFor();
    await page.unroute(/\/assets\/view-/);
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await heading(page, 'Vision').waitFor();
    await leave();
  });

  it('give focus to their heading by a link and by Back', async () => {
    const { page, leave } = await open('/contrast');
    await page.getByRole('link', { name: 'Vision' }).press('Enter');
    await expect.poll(() => focusedHeading(page)).toBe('Vision');
    await page.goBack();
    await expect.poll(() => focusedHeading(page)).toBe('Contrast');
    await leave();
  });

  it('a link that is pasted takes the place of what was there, and undo brings that back', async () => {
    const { page, leave } = await open('/contrast#fg=204060&pal=ffa500~0000cd');
    await text(page).fill('#123456');
    await fromMenu(page, 'Import colours');
    await page.getByRole('textbox', { name: /CSS, a list/ }).fill(`${workbench.service.url}/contrast#bg=ffeedd`);
    await page.getByRole('button', { name: 'Import' }).click();
    await expect.poll(() => text(page).inputValue()).toBe('#7298bc');
    await page.getByRole('region', { name: 'Working set' }).getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => text(page).inputValue()).toBe('#123456');
    await page.getByText('2 of 2 reach 4.5').or(page.getByText('1 of 2 reach 4.5')).waitFor();
    await leave();
  });

  it('an address of another kind that is pasted is none of ours, whatever its path is called', async () => {
    const { page, leave } = await open('/contrast#fg=204060');
    await fromMenu(page, 'Import colours');
    await page.getByRole('textbox', { name: /CSS, a list/ }).fill('about:toString#fg=none');
    await page.getByRole('button', { name: 'Import' }).click();
    await notice(page, 'No colours found');
    await expect.poll(() => text(page).inputValue()).toBe('#204060');
    await leave();
  });

  it.each([
    '/#c=color(nonsense&vs=%00',
    '/contrast#fg=&bg=&pal=~~~&min=99&mode=x&move=ground',
    '/vision#pal=&sev=-3&thr=NaN&seed=1.5&dots=1e99&plate=abc',
    '/vision#pal=fff&plate=7&seed=1.5&dots=77.5',
    '/make/palette#n=1e9&hue=NaN&s=&l=2&edit=99:zz~0:ffffff&seed=-',
    '/make/harmony#hue=361&s=-1&method=none&edit=0:000000',
    '/make/gradient#stops=fff&at=0.5~0.2&angle=1e9',
    '/make/gradient#stops=fff~nonsense~000&at=0~0.9~1',
    '/make/shades#c=transparent&n=2.6&edit=50:ffffff',
    '/make/tokens#c=none&parts=none&name=%3Cb%3E',
    '/search#diversity=abc&accessibility=-1&seed=x&colors=~&styles=none',
    '/browse#in=none&f=a:b:c~~:&id=..%2F..%2Fkeys',
    '/usage#since=never',
    '/audit#url=javascript:alert(1)&stages=none',
    '/v1/docs#op=none&q=(',
  ])('a broken link %s opens a whole view', async (link) => {
    const { page, leave } = await open(link);
    await page.waitForTimeout(500);
    await expect.poll(() => heading(page, 'Something went wrong in this view').count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await leave();
  });

  it('a text that is made to take long is refused at once', async () => {
    const { page, leave } = await open(`/contrast#fg=a${'+'.repeat(9000)}b`);
    await page
      .getByText(/is not a colour|Cannot be used/)
      .first()
      .waitFor();
    const deep = '['.repeat(50_000) + ']'.repeat(50_000);
    await fromMenu(page, 'Import colours');
    for (const pasted of [deep, `rgb(${' '.repeat(100_000)}`, `${'ab, '.repeat(100_000)}#123456`])
      await page.getByRole('textbox', { name: /CSS, a list/ }).fill(pasted);
    await page.getByText('1 found').waitFor();
    await leave();
  });
});

describe('answers', () => {
  it('of one operation or input are never shown as those of another', async () => {
    const { page, leave } = await open('/contrast');
    await press(page, 'k');
    await giveKey(page);
    const slow = await holdFirst(page, '**/v1/accessibility/check');
    await drawer(page).getByRole('button', { name: /^Run/ }).click();
    await drawer(page).getByRole('combobox').selectOption('accessibility.picks');
    await slow();
    await page.waitForTimeout(300);
    expect(
      await drawer(page)
        .getByText(/^200 in/)
        .count(),
    ).toBe(0);
    await drawer(page).getByRole('button', { name: 'Compare with service' }).click();
    await drawer(page)
      .getByText(/^All \d+ values match/)
      .waitFor();
    await text(page).fill('#204060');
    await page.getByRole('textbox', { name: 'Background', exact: true }).fill('#ffeedd');
    await drawer(page).getByText('The input has changed.').waitFor();
    await press(page, 'Escape');
    await page.getByRole('link', { name: 'Colour' }).click();
    await heading(page, 'Colour').waitFor();
    expect(
      await drawer(page)
        .getByText(/^200 in/)
        .count(),
    ).toBe(0);
    await leave();
  });

  it('that break off, or are no JSON, are told from answers', async () => {
    const { page, leave } = await open('/contrast');
    await press(page, 'k');
    await giveKey(page);
    await page.route('**/v1/**', (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome to the hotel</h1>' }),
    );
    await drawer(page).getByRole('button', { name: /^Run/ }).click();
    await drawer(page).getByText('response was incomplete').waitFor();
    await leave();
  });

  it('a refusal of the key before forgets nothing of the key that took its place', async () => {
    const { page, leave } = await open('/contrast', {}, /status of 401/);
    await press(page, 'k');
    const { id, secret } = await workbench.service.issue();
    await drawer(page).getByLabel('API key').fill(secret);
    await press(page, 'Enter');
    await drawer(page).getByRole('button', { name: /^Run/ }).waitFor();
    await workbench.service.call('DELETE', `/v1/admin/keys/${id}`, {
      headers: { 'x-admin-key': 'admin-key-for-the-tests' },
    });
    const slow = await holdFirst(page, '**/v1/accessibility/check');
    await drawer(page).getByRole('button', { name: /^Run/ }).click();
    await fromMenu(page, 'API key');
    await page.getByRole('button', { name: 'Remove key' }).click();
    await page.getByRole('dialog').getByLabel('API key').fill(workbench.key);
    await press(page, 'Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await slow();
    await drawer(page).getByText('UNAUTHENTICATED').waitFor();
    await drawer(page).getByRole('button', { name: /^Run/ }).click();
    await drawer(page)
      .getByText(/^200 in/)
      .waitFor();
    await leave();
  });

  it('of files are drawn anew at every run', async () => {
    const { page, leave } = await open('/v1/docs#op=palette-png');
    await giveKey(page);
    const run = page.getByRole('button', { name: /^Run/ });
    const picture = page.locator('.answer-picture');
    await run.click();
    const first = await picture.getAttribute('src');
    await run.click();
    await expect.poll(() => picture.getAttribute('src')).not.toBe(first);
    await leave();
  });

  it('for a key that was revoked end the stream and bring the card back', async () => {
    const { id, secret } = await workbench.service.issue();
    const { page, leave } = await open('/usage', {}, /status of 401|ERR_INCOMPLETE_CHUNKED/);
    await page.getByLabel('API key').fill(secret);
    await press(page, 'Enter');
    await page.getByText('Live', { exact: true }).waitFor();
    await workbench.service.call('DELETE', `/v1/admin/keys/${id}`, {
      headers: { 'x-admin-key': 'admin-key-for-the-tests' },
    });
    await page.getByLabel('API key').waitFor();
    await giveKey(page);
    await page.getByText('Live', { exact: true }).waitFor();
    await expect.poll(() => page.locator('.live li').count()).toBe(0);
    await leave();
  });
});

describe('the worker', () => {
  it('that could not start is started again by the next question', async () => {
    const { page, leave } = await open('/contrast', {}, LOST);
    let refused = 0;
    await page.context().route(/\/assets\/worker-/, (route) => {
      refused += 1;
      return refused === 1 ? route.abort() : route.continue();
    });
    await page.getByRole('link', { name: 'Vision' }).click();
    await page.getByText('The worker of this page stopped').first().waitFor();
    await page.getByRole('textbox', { name: 'Digits' }).fill('42');
    await page.locator('.verification').waitFor();
    await leave();
  });
});

describe('focus', () => {
  it('is never lost with what was pressed', async () => {
    const { page, leave } = await open('/contrast#pal=ffa500~0000cd');
    await page.getByRole('button', { name: /^Use #\w+ 4\.5/ }).press('Enter');
    await expect.poll(() => focusedHeading(page)).toMatch(/^\d+\.\d\d: 1$/);
    await page.getByRole('button', { name: 'Fix all' }).press('Enter');
    await expect.poll(() => focusedHeading(page)).toBe('A palette on this background');
    await page.getByRole('button', { name: 'Undo' }).focus();
    for (let i = 0; i < 6; i += 1) await press(page, 'Enter');
    expect(await page.evaluate('document.activeElement?.textContent')).toBe('Undo');
    await leave();
  });

  it('walks along a list of colours and changes nothing', async () => {
    const { page, leave } = await open('/make/gradient');
    const first = page.getByRole('list', { name: 'Stops' }).getByRole('button', { name: /^Colour 1/ });
    await first.focus();
    await press(page, 'ArrowRight', 'ArrowLeft', 'ArrowLeft');
    await expect.poll(() => page.getByText('The stops were changed by hand').count()).toBe(0);
    await expect.poll(() => page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
    await leave();
  });
});

describe('what is typed', () => {
  it('half into a stop leaves the places of all stops alone', async () => {
    const { page, leave } = await open('/make/gradient#stops=ff0000~00ff00~0000ff&at=0~0.2~1');
    const second = page.getByRole('textbox', { name: 'Colour 2' });
    await second.fill('');
    await second.pressSequentially('#ffff00');
    await page.waitForURL((url) => url.hash.includes('at=0~0.2~1') && url.hash.includes('ffff00'));
    await leave();
  });

  it('in place of the only colour of a list keeps its field', async () => {
    const { page, leave } = await open('/vision#pal=ff0000');
    const only = page.getByRole('textbox', { name: 'Colour 1' });
    await only.focus();
    await press(page, 'Control+a', 'Delete');
    await page.keyboard.type('00ff00');
    expect((await only.inputValue()).trim()).toBe('00ff00');
    await leave();
  });

  it('with a small step moves on, however coarse eight bits are', async () => {
    const { page, leave } = await open('/contrast#fg=7a7e80');
    await page.getByRole('button', { name: /^Text, #/ }).focus();
    await page.keyboard.down('h');
    for (let i = 0; i < 60; i += 1) await press(page, 'ArrowUp');
    await page.keyboard.up('h');
    await expect.poll(() => text(page).inputValue()).not.toBe('#7a7e80');
    await leave();
  });

  it('with letters of another script acts by the place of the key', async () => {
    const { page, leave } = await open('/contrast');
    await page.evaluate("dispatchEvent(new KeyboardEvent('keydown', { key: 'л', code: 'KeyK' }))");
    await drawer(page).waitFor();
    await leave();
  });

  it('while a dialog is open is not for the view behind it', async () => {
    const { page, leave } = await open('/contrast', { permissions: ['clipboard-read', 'clipboard-write'] });
    await text(page).fill('#123456');
    await press(page, 'Enter');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.evaluate("navigator.clipboard.writeText('#abcdef')");
    await page.getByRole('button', { name: 'Close' }).focus();
    await press(page, 'Control+v', 'Control+z');
    await expect.poll(() => text(page).inputValue()).toBe('#123456');
    await leave();
  });
});

describe('what is done', () => {
  it('is said to those who see, too: a paste of nothing, a picture that is none, a copy', async () => {
    const { page, leave } = await open('/make/palette');
    await fromMenu(page, 'Import colours');
    await page.getByRole('textbox', { name: /CSS, a list/ }).fill('nothing at all');
    await page.getByRole('button', { name: 'Import' }).click();
    await notice(page, 'No colours found');
    await page
      .locator('#palette-picture')
      .setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await notice(page, 'broken.png is not an image');
    expect(await violations(page)).toEqual([]);
    await leave();
  });

  it('copies from a dialog where the clipboard is closed to the page', async () => {
    const { page, leave } = await open('/contrast');
    await page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })");
    await press(page, 'e');
    await page.getByRole('dialog').getByRole('button', { name: 'Copy' }).click();
    await notice(page, 'Copied colors.css');
    await leave();
  });

  it('a view without colours says so in place of an empty file', async () => {
    const { page, leave } = await open('/usage');
    await fromMenu(page, 'Export');
    await page.getByText('No colours to export yet.').waitFor();
    await leave();
  });
});
