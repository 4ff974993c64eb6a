import { describe, expect, it } from 'vitest';
import type { Page } from '../../browser/packages.ts';
import { violations } from './browser.ts';
import { describeLooks, goByLetter, openWorkbench } from './workbench.ts';

const workbench = openWorkbench();

const open = async (path = '/v1/docs', options = {}, expected?: RegExp) => {
  const visited = await workbench.open(path, options, expected);
  await visited.page.locator('.operation').waitFor();
  return visited;
};
const title = (page: Page) => page.locator('#operation-title').textContent();

describe('by keyboard alone', () => {
  // promise 1.88.1: The reference is interactive: an operation can be found, filled and run
  it('an operation is found by a member, read, filled, run, and linked to', async () => {
    const { page, leave } = await open();
    await page.keyboard.press('/');
    await page.keyboard.type('contrast pair');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('color.contrast');
    await page.keyboard.press('Enter');
    expect(await title(page)).toBe(await page.locator('.operation').getByRole('heading', { level: 2 }).textContent());
    await page.waitForURL((url) => url.hash.startsWith('#op=color-contrast'));
    await workbench.giveKey(page);
    await page.getByRole('textbox', { name: 'fg', exact: true }).fill('#777777');
    await expect.poll(() => page.locator('.samples .code').textContent()).toContain('"fg":"#777777"');
    await page.getByRole('button', { name: 'Run (1 credit)' }).press('Enter');
    await page.getByText(/^200 in \d+ ms, 1 credits$/).waitFor();
    await expect.poll(() => page.locator('.run .code').textContent()).toContain('contrast_ratio');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Reset to example' }).press('Enter');
    await expect.poll(() => page.locator('.samples .code').textContent()).toContain('"fg":"#336699"');
    await leave();
    const { body } = await workbench.service.call('GET', '/v1/usage/live', { key: workbench.key });
    expect(body.events.some((event: { endpoint: string }) => event.endpoint === 'POST /v1/color/contrast')).toBe(true);
  });

  it('a colour is picked, a language chosen, a picture answered', async () => {
    const { page, leave } = await open('/v1/docs#op=palette-png');
    await workbench.giveKey(page);
    await page.getByRole('button', { name: /^Run/ }).click();
    await page.getByRole('img', { name: 'Response' }).waitFor();
    await page.goto(`${workbench.service.url}/v1/docs#op=color-contrast`);
    await page.getByLabel('Pick fg').fill('#112233');
    await page.getByRole('radio', { name: 'Python' }).check();
    await expect.poll(() => page.locator('.samples .code').textContent()).toContain('json.dumps({"fg": "#112233"');
    await leave();
  });
});

describe('a member with another name', () => {
  it.each([
    ['accessibility-check', 'fg', 'foreground'],
    ['shade-scale', 'color', 'base'],
  ])('of %s has one field, which names both', async (id, name, other) => {
    const { page, leave } = await open(`/v1/docs#op=${id}`);
    await page.getByRole('textbox', { name, exact: true }).waitFor();
    await expect.poll(() => page.getByRole('textbox', { name: other, exact: true }).count()).toBe(0);
    await expect
      .poll(() => page.locator('.member-field').filter({ hasText: name }).first().textContent())
      .toContain(other);
    await leave();
  });
});

describe('links', () => {
  it('of the first reference still open their operation', async () => {
    const { page, leave } = await open('/v1/docs#/color/color-contrast');
    await expect.poll(() => page.locator('.operation-path').textContent()).toContain('/v1/color/contrast');
    await leave();
  });

  it('to what is not there show the first operation; Back goes to the one before', async () => {
    const { page, leave } = await open('/v1/docs#op=nothing');
    const first = await title(page);
    await page.getByRole('navigation', { name: 'Operations' }).getByRole('link').nth(5).click();
    expect(await title(page)).not.toBe(first);
    await page.keyboard.press('Control+z');
    expect(await title(page)).toBe(first);
    await leave();
  });
});

describe('failures', () => {
  it('of a call are told in the words of the service, with what was typed kept', async () => {
    const { page, leave } = await open('/v1/docs#op=color-contrast', {}, /status of 400/);
    await workbench.giveKey(page);
    await page.getByRole('textbox', { name: 'fg', exact: true }).fill('nonsense');
    await page.getByRole('button', { name: /^Run/ }).click();
    await page.getByRole('alert').filter({ hasText: 'INVALID_INPUT' }).waitFor();
    await expect.poll(() => page.getByRole('textbox', { name: 'fg', exact: true }).inputValue()).toBe('nonsense');
    await leave();
  });

  it('of the document itself can be tried again', async () => {
    const { page, leave } = await workbench.open('/contrast', {}, /Failed to load/);
    await page.route('**/reference.json', (route) => route.abort());
    await goByLetter(page, 'r');
    await page.getByRole('alert').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.unroute('**/reference.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('.operation').waitFor();
    await leave();
  });
});

describeLooks(
  (options) => open('/v1/docs#op=personalize-palettes', options),
  (page) => page.getByText('Response fields').click(),
);
