import { describe, expect, it } from 'vitest';
import { violations } from './browser.ts';
import { describeLooks, openWorkbench } from './workbench.ts';

const workbench = openWorkbench('pro');
const { giveKey } = workbench;

const open = (path: string, options = {}, expected?: RegExp) => workbench.open(path, options, expected);
const contrast = () =>
  workbench.service.call('POST', '/v1/color/contrast', { key: workbench.key, json: { fg: '#123', bg: '#fff' } });

describe('usage', () => {
  it('without a key shows the tiers, and figures that it says are an example; with one they are gone', async () => {
    const { page, leave } = await open('/account');
    await page.getByText('500,000 credits per month').waitFor();
    const example = page.getByRole('region', { name: 'Example figures' });
    await example.getByText('Sample data. Sign in to see your own usage.').waitFor();
    await example.getByText('At this rate, credits run out on 18 January and renew on 1 February.').waitFor();
    await expect.poll(() => example.locator('.live li').count()).toBe(4);
    await expect.poll(() => example.locator('.bar').count()).toBe(7);
    await page.getByText('print a link that signs this browser in').waitFor();
    expect(await violations(page)).toEqual([]);
    await giveKey(page);
    await page.getByText(/^\d+ of 500,000 credits$/).waitFor();
    await expect.poll(() => example.count()).toBe(0);
    await leave();
  });

  it('with a key shows the month, the days, and calls as they come; the stream can be paused', async () => {
    await contrast();
    const { page, leave } = await open('/account');
    await giveKey(page);
    await page.getByText(/^[1-9]\d* of 500,000 credits$/).waitFor();
    await page.getByRole('rowheader', { name: 'POST /v1/color/contrast' }).waitFor();
    await page.getByText('Live', { exact: true }).waitFor();
    const live = page.locator('.live li').filter({ hasText: 'POST /v1/color/contrast' });
    await contrast();
    await live.first().waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Pause' }).press('Enter');
    const shown = await live.count();
    await contrast();
    await page.getByRole('button', { name: 'Follow' }).press('Enter');
    // Taken up behind the last event: what came in the pause is not lost.
    await live.nth(shown).waitFor();
    await page.getByRole('link', { name: 'Colour', exact: true }).click();
    await leave();
  });

  it('says so when the service is gone, and tries again on a press', async () => {
    const { page, leave } = await open('/account', {}, /Failed to load/);
    await giveKey(page);
    await page.getByText(/of 500,000 credits$/).waitFor();
    await page.route('**/v1/usage**', (route) => route.abort());
    await page.reload();
    await page.getByText('The service did not respond').first().waitFor();
    await page.unroute('**/v1/usage**');
    await page
      .getByRole('button', { name: /^Try again/ })
      .first()
      .click();
    await page.getByText(/of 500,000 credits$/).waitFor();
    await leave();
  });
});

describeLooks(
  (options) => open('/account', options),
  async (page) => {
    await giveKey(page);
    await page.getByText(/of 500,000 credits$/).waitFor();
  },
);
