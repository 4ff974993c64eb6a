import { describe, expect, it } from 'vitest';
import type { Page } from '../../browser/packages.ts';
import { ADMIN_KEY } from '../../service.ts';
import { violations } from './browser.ts';
import { openWorkbench } from './workbench.ts';

const workbench = openWorkbench();

/** A view that calls the service: where it is pressed, what it asks for, and what was typed that must stay. */
interface Caller {
  readonly name: string;
  readonly path: string;
  /** What has to be done before there is something to press. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly button: RegExp;
  readonly calls: RegExp;
  /** What the button does without a key: a press asks for one, or it cannot be pressed, or it is not there. */
  readonly without: 'asks' | 'disabled' | 'missing';
  readonly kept: (page: Page) => Promise<string>;
}

const openCall = async (page: Page): Promise<void> => page.keyboard.press('k');

const CALLERS: readonly Caller[] = [
  {
    name: 'the call of Search',
    path: '/search#note=kept',
    prepare: openCall,
    button: /^Run/,
    calls: /\/v1\/personalize\/palettes$/,
    without: 'missing',
    kept: (page) => page.getByLabel('Description').inputValue(),
  },
  {
    name: 'Browse',
    path: '/browse/contrast#f=min_ratio:5',
    button: /^Scan \(/,
    calls: /\/v1\/accessibility\/corpus/,
    without: 'disabled',
    kept: async (page) => new URL(page.url()).hash,
  },
  {
    name: 'Audit',
    path: '/audit#url=https://example.com/kept',
    button: /^Audit \(/,
    calls: /\/v1\/analyzer\/inspect$/,
    without: 'asks',
    kept: (page) => page.getByLabel('Page URL').inputValue(),
  },
  {
    name: 'Reference',
    path: '/v1/docs#op=color-contrast&q=contrast',
    button: /^Run/,
    calls: /\/v1\/color\/contrast$/,
    without: 'disabled',
    kept: (page) => page.getByRole('textbox', { name: /Search names/ }).inputValue(),
  },
  {
    name: 'the call of Contrast',
    path: '/contrast#fg=577a9b',
    prepare: openCall,
    button: /^Run/,
    calls: /\/v1\/accessibility\/check$/,
    without: 'missing',
    kept: (page) => page.getByRole('textbox', { name: 'Text', exact: true }).inputValue(),
  },
  {
    name: 'the call of System',
    path: '/make/system#colors=663399',
    prepare: openCall,
    button: /^Run/,
    calls: /\/v1\/personalize\/system$/,
    without: 'missing',
    kept: (page) => page.getByRole('textbox', { name: 'Colour 1' }).inputValue(),
  },
];

const STATES = [
  { status: 400, code: 'INVALID_INPUT', again: undefined },
  { status: 402, code: 'QUOTA_EXCEEDED', again: undefined },
  { status: 429, code: 'RATE_LIMITED', again: 'Try again (in 7 s)' },
  { status: 500, code: 'INTERNAL', again: 'Try again (in 7 s)' },
  { status: 503, code: 'UNAVAILABLE', again: 'Try again (in 7 s)' },
] as const;

describe.each(CALLERS)('$name', ({ path, prepare, button, calls, without, kept }) => {
  it('has a state for every way in which a call fails, and keeps what was typed', async () => {
    const { id, secret } = await workbench.service.issue();
    const { page, leave } = await workbench.open(path, {}, /Failed to load resource/);
    await prepare?.(page);
    const pressed = page.getByRole('button', { name: button });
    const card = page.getByLabel('API key');

    // Without a key: a card, not a wall.
    if (without === 'asks') await pressed.click();
    await card.first().waitFor();
    if (without === 'missing') expect(await pressed.count()).toBe(0);
    else expect(await pressed.isDisabled()).toBe(without === 'disabled');
    const typed = await kept(page);
    expect(typed).not.toBe('');
    await card.first().fill(secret);
    await page.keyboard.press('Enter');
    // The service is asked about the key; until then a press would ask for one again.
    await card.first().waitFor({ state: 'hidden' });
    await pressed.waitFor();

    // No network.
    await page.route(calls, (route) => route.abort());
    await pressed.click();
    await page.getByRole('alert').filter({ hasText: 'The service did not respond' }).waitFor();
    await page.getByRole('button', { name: /^Try again/ }).waitFor();
    expect(await kept(page)).toBe(typed);

    for (const { status, code, again } of STATES) {
      await page.unroute(calls);
      await page.route(calls, (route) =>
        route.fulfill({
          status,
          headers: { 'retry-after': '7', 'x-request-id': `req-${status}` },
          json: { error: { code, message: `A sentence about ${code}.` } },
        }),
      );
      await pressed.click();
      const alert = page.getByRole('alert').filter({ hasText: `A sentence about ${code}.` });
      await alert.waitFor();
      await alert.getByText(`req-${status}`).waitFor();
      await expect.poll(() => alert.getByRole('button').count()).toBe(again === undefined ? 0 : 1);
      if (again !== undefined) await alert.getByRole('button', { name: again }).waitFor();
      expect(await kept(page)).toBe(typed);
    }
    expect(await violations(page)).toEqual([]);

    // The key is revoked: the service itself says so, and the card is back.
    await page.unroute(calls);
    await workbench.service.call('DELETE', `/v1/admin/keys/${id}`, { headers: { 'x-admin-key': ADMIN_KEY } });
    await pressed.click();
    await card.first().waitFor();
    await page
      .getByRole('alert')
      .filter({ hasText: /revoked|not valid|unknown/i })
      .first()
      .waitFor();
    expect(await kept(page)).toBe(typed);
    await leave();
  });
});
