import { describe, expect, it } from 'vitest';
import { printedAdminLink } from '../../../src/sign-in-link.ts';
import type { Page } from '../../browser/packages.ts';
import { violations } from './browser.ts';
import { describeLooks, openWorkbench } from './workbench.ts';

// Where nothing listens: deliveries are attempted on this computer alone.
const workbench = openWorkbench('pro', () => ({ FETCH_ALLOW_HOSTS: '127.0.0.1:9' }));

const pathOfLink = async (): Promise<string> => {
  const { url, file } = workbench.service;
  const link = await printedAdminLink({ DATABASE_URL: `file:${file}`, PORT: new URL(url).port }, undefined);
  return link.slice(url.length);
};
const open = (path: string, options = {}, expected?: RegExp) => workbench.open(path, options, expected);
const openSignedIn = async (options = {}) => {
  const visit = await open(await pathOfLink(), options);
  await visit.page.getByRole('heading', { level: 1, name: 'Administration' }).waitFor();
  return visit;
};
const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor();
};
const webhookAndJob = async (key: string) => {
  const { call } = workbench.service;
  await call('POST', '/v1/webhooks', { key, json: { url: 'https://127.0.0.1:9/hook', events: ['job.succeeded'] } });
  await call('POST', '/v1/jobs/palette-batch', { key, json: { count: 3, seed: 7 } });
};

describe('the link of an administrator', () => {
  it('signs in and leaves the address; no script can read the session, and a reload keeps it', async () => {
    const { page, leave } = await openSignedIn();
    expect(page.url()).toBe(`${workbench.service.url}/account`);
    expect(await page.evaluate('history.length')).toBe(2);
    expect(await page.evaluate('document.cookie')).toBe('');
    expect(await page.evaluate("sessionStorage.length + (localStorage['metamer-key'] ? 1 : 0)")).toBe(0);
    const cookies = await page.context().cookies(`${workbench.service.url}/account`);
    expect(cookies).toEqual([
      expect.objectContaining({ name: 'metamer-admin', httpOnly: true, sameSite: 'Strict', path: '/account' }),
    ]);
    expect(await page.context().cookies(`${workbench.service.url}/v1/admin/keys`)).toEqual([]);
    await page.reload();
    await page.getByRole('button', { name: 'Issue a key' }).waitFor();
    await signOut(page);
    await leave();
  });

  it('says so where it was used before', async () => {
    const path = await pathOfLink();
    const first = await open(path);
    await first.page.getByRole('heading', { level: 1, name: 'Administration' }).waitFor();
    await signOut(first.page);
    await first.leave();
    const { page, leave } = await open(path, {}, /status of 401/);
    await page.getByRole('alert').filter({ hasText: 'each works once' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await leave();
  });

  it('says so where the session was ended elsewhere', async () => {
    const { page, leave } = await openSignedIn();
    const other = await open(await pathOfLink(), {}, /status of 401/);
    await other.page.getByRole('heading', { level: 1, name: 'Administration' }).waitFor();
    await page.getByRole('button', { name: 'Sign out everywhere' }).press('Enter');
    await page.getByRole('button', { name: 'Sign all out' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor();
    await other.page.getByRole('button', { name: 'Issue a key' }).click();
    await other.page.getByRole('button', { name: 'Issue key' }).click();
    await other.page.getByRole('alert').filter({ hasText: 'has ended' }).waitFor();
    await other.page.context().clearCookies();
    await other.leave();
    await leave();
  });
});

describe('keys', () => {
  it('are issued, named, limited, replaced and revoked by keyboard; a secret is shown once', async () => {
    const { page, leave } = await openSignedIn();
    await page.getByRole('button', { name: 'Issue a key' }).press('Enter');
    const form = page.getByRole('form', { name: 'New key' });
    await form.getByLabel('Name').fill('Acme');
    await form.getByLabel('Tier').selectOption('pro');
    await form.getByLabel('Limit the key to groups').check();
    await form.getByRole('button', { name: 'Issue key' }).press('Enter');
    await form.getByText('Choose at least one group').waitFor();
    await form.getByLabel('color', { exact: true }).check();
    await form.getByRole('button', { name: 'Issue key' }).press('Enter');
    const secret = page.getByRole('region', { name: 'Key of Acme' });
    const key = (await secret.locator('code').textContent())!;
    expect(key).toMatch(/^mtm_live_/);
    expect(await violations(page)).toEqual([]);
    expect(page.url()).not.toContain(key.slice(0, 16));
    await secret.getByRole('button', { name: 'Done' }).press('Enter');
    expect(await page.content()).not.toContain(key);
    const call = () => workbench.service.call('POST', '/v1/color/contrast', { key, json: { fg: '#123', bg: '#fff' } });
    expect((await call()).status).toBe(200);

    await page.getByRole('link', { name: 'Acme', exact: true }).press('Enter');
    const terms = page.getByRole('form', { name: 'Terms of Acme' });
    await terms.getByLabel('Name').fill('Acme Ltd');
    await terms.getByLabel('color', { exact: true }).uncheck();
    await terms.getByLabel('palette', { exact: true }).check();
    await terms.getByRole('button', { name: 'Save' }).press('Enter');
    await page.getByRole('heading', { level: 2, name: 'Acme Ltd' }).waitFor();
    expect((await call()).status).toBe(403);
    await page
      .getByRole('region', { name: 'Usage' })
      .getByRole('rowheader', { name: /contrast/ })
      .waitFor();
    expect(await violations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Replace with a new key' }).press('Enter');
    await page.getByLabel('Hours for which').fill('0');
    await page.getByRole('button', { name: 'Issue the new key' }).press('Enter');
    const replaced = page.getByRole('region', { name: 'Key of Acme Ltd' });
    const fresh = (await replaced.locator('code').textContent())!;
    expect(fresh).not.toBe(key);
    expect((await call()).status).toBe(401);
    await replaced.getByRole('button', { name: 'Done' }).press('Enter');

    await page.getByRole('button', { name: 'Revoke', exact: true }).press('Enter');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Revoke', exact: true }).press('Enter');
    await page.keyboard.press('Enter');
    await page.getByText(/^✕ Revoked /).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Revoke', exact: true }).count()).toBe(0);
    await page.getByRole('button', { name: 'All keys' }).press('Enter');
    await page.getByLabel('Show revoked and expired').check();
    await expect.poll(() => page.getByRole('link', { name: 'Acme Ltd' }).count()).toBe(2);
    await page.getByRole('searchbox', { name: 'Find' }).fill('nobody');
    await page.getByText('No key matches.').waitFor();
    await signOut(page);
    await leave();
  });

  it('are shown with their webhooks, deliveries and jobs', async () => {
    const { secret, id } = await workbench.service.issue('pro');
    await webhookAndJob(secret);
    const { page, leave } = await openSignedIn();
    await page.goto(`${workbench.service.url}/account#show=${id}`);
    const webhooks = page.getByRole('region', { name: 'Webhooks' });
    await webhooks.getByText('https://127.0.0.1:9/hook').waitFor();
    await webhooks.getByRole('button', { name: 'Send a test' }).press('Enter');
    await webhooks.getByText('Deliveries', { exact: true }).click();
    await webhooks.getByRole('button', { name: 'webhook.ping', exact: true }).press('Enter');
    await webhooks.getByRole('region', { name: 'Payload of webhook.ping' }).waitFor();
    await webhooks.getByRole('button', { name: 'Send again: webhook.ping' }).press('Enter');
    await page.getByText('Sending webhook.ping again.').first().waitFor();
    const jobs = page.getByRole('region', { name: 'Jobs' });
    await jobs.getByText('Succeeded').waitFor();
    await jobs.getByRole('button', { name: /^palette-batch/ }).press('Enter');
    await jobs.getByText('Result: 3 items').waitFor();
    const download = page.waitForEvent('download');
    await jobs.getByRole('button', { name: 'Download CSV' }).press('Enter');
    expect((await download).suggestedFilename()).toMatch(/^job_\w+\.csv$/);
    expect(await violations(page)).toEqual([]);
    // Its deliveries are asked for again every few seconds, also while the sign-out is on its way.
    await page.getByRole('button', { name: 'All keys' }).press('Enter');
    await webhooks.waitFor({ state: 'detached' });
    await signOut(page);
    await leave();
  });
});

describe('the holder of a key', () => {
  it('adds a webhook, sends a test, and runs an example job with progress and result', async () => {
    const { page, leave } = await open('/account');
    await workbench.giveKey(page);
    const webhooks = page.getByRole('region', { name: 'Webhooks' });
    await webhooks.getByRole('region', { name: 'Example of a delivery' }).waitFor();
    await webhooks.getByRole('button', { name: 'Add a webhook' }).press('Enter');
    const form = webhooks.getByRole('form', { name: 'New webhook' });
    await form.getByLabel('Address').fill('https://127.0.0.1:9/hook');
    await form.getByRole('button', { name: /^Add webhook/ }).press('Enter');
    const secret = page.getByRole('region', { name: 'Signing secret' });
    expect(await secret.locator('code').textContent()).toMatch(/^whsec_/);
    await secret.getByRole('button', { name: 'Done' }).press('Enter');
    await webhooks.getByText('Deliveries', { exact: true }).click();
    await webhooks.getByText('No delivery in the last 30 days').waitFor();
    await webhooks.getByRole('button', { name: /^Send a test/ }).press('Enter');
    await webhooks.getByRole('button', { name: 'webhook.ping', exact: true }).waitFor();
    const jobs = page.getByRole('region', { name: 'Jobs' });
    await jobs.getByRole('button', { name: /^Run an example/ }).press('Enter');
    await jobs.getByText('Succeeded').waitFor();
    await jobs.getByRole('button', { name: /^palette-batch/ }).press('Enter');
    await jobs.getByText('Result: 24 items').waitFor();
    expect(await violations(page)).toEqual([]);
    // Its deliveries are asked for again, and the request is on its way as the webhook is removed.
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/webhooks\.deliveries/, async (route) => {
      await held;
      await route.continue();
    });
    const asks = page.waitForRequest(/webhooks\.deliveries/);
    await webhooks.getByRole('button', { name: /^Send a test/ }).press('Enter');
    const asked = await asks;
    let replaced = 0;
    page.on('request', (request) => {
      if (request.url().includes('rotateSecret')) replaced += 1;
    });
    await webhooks.getByRole('button', { name: 'Replace secret' }).press('Enter');
    await webhooks.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
    // Pressed twice, it is removed once.
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    // Nor is anything else asked of it while it is leaving.
    await webhooks.getByRole('button', { name: 'Replace it' }).press('Enter');
    release();
    await webhooks.getByRole('region', { name: 'Example of a delivery' }).waitFor();
    expect((await asked.response())?.status()).toBe(200);
    expect(replaced).toBe(0);
    await leave();
  });
});

describeLooks(
  async (options) => {
    await workbench.service.issue();
    const visit = await openSignedIn(options);
    return {
      ...visit,
      async leave() {
        await visit.page.context().clearCookies();
        await visit.leave();
      },
    };
  },
  async (page) => {
    await page.getByRole('link', { name: 'test', exact: true }).first().click();
    await page.getByRole('heading', { level: 2, name: 'test' }).waitFor();
    await page.getByText('No job in the last seven days.').waitFor();
  },
);
