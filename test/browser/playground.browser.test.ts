import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../service.ts';
import { launch } from './launch.ts';

let service: TestService;
let key: string;
let browser: Browser;
beforeAll(async () => {
  service = await startTestService();
  key = (await service.issue()).secret;
});
afterAll(() => service.stop());
// The editor draws nothing on a page that lies behind another: each test has a browser of its own.
beforeEach(async () => {
  browser = await launch();
});
afterEach(() => browser.close());

interface Opened {
  readonly page: Page;
  /** What the page asked for at other origins. */
  readonly elsewhere: string[];
  /** What the browser wrote as errors and warnings, refusals of the policy among them. */
  readonly complaints: string[];
}

const open = async (colorScheme: 'light' | 'dark', width: number): Promise<Opened> => {
  const page = await browser.newPage({ colorScheme, viewport: { width, height: 844 } });
  const elsewhere: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(service.url) && !request.url().startsWith('data:')) elsewhere.push(request.url());
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`${service.url}/v1/graphql`);
  await page.waitForSelector('.graphiql-query-editor .view-line');
  return { page, elsewhere, complaints };
};

const violations = (page: Page): Promise<string[]> =>
  page.evaluate(
    `${axe.source}; axe.run().then((found) => found.violations.map((one) => one.id + ': ' + one.nodes.map((node) => node.target)))`,
  );

const useKey = async (page: Page, secret: string): Promise<void> => {
  await page.fill('#secret', secret);
  await page.click('text=Use key');
};

const run = async (page: Page): Promise<string> => {
  await page.click('[aria-label^="Execute query"]');
  await page.waitForSelector('.last-call:has-text("Status")');
  await page.waitForSelector('.result-window .view-line >> nth=1');
  // The editor writes spaces that do not break.
  return (await page.locator('.result-window .view-lines').textContent())!.replace(/\s+/g, ' ');
};

describe('the GraphQL playground', () => {
  it.each([
    ['light', 1280],
    ['dark', 1280],
    ['light', 390],
    ['dark', 390],
  ] as const)('in %s, %i wide, runs a call and has no violation that axe-core finds', async (scheme, width) => {
    const { page, elsewhere, complaints } = await open(scheme, width);
    expect(await violations(page)).toEqual([]);
    await useKey(page, key);
    expect(await run(page)).toContain('"ratio": 5.9977');
    await expect.poll(() => page.textContent('.last-call')).toMatch(/^Status 200, \d+ ms, 1 credit, [\d,]+ left$/);
    expect(await violations(page)).toEqual([]);
    await page.click('[aria-label="Show Documentation Explorer"]');
    await page.click('.graphiql-doc-explorer-content >> text=ContrastReport');
    expect(await violations(page)).toEqual([]);
    await page.click('[aria-label="Show History"]');
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
    expect([elsewhere, complaints]).toEqual([[], []]);
  });

  it('shows the schema and completes without a key, and says what a call lacks', async () => {
    const { page, complaints } = await open('light', 1280);
    // What completes has the schema when the documentation has.
    await page.click('[aria-label="Show Documentation Explorer"]');
    await page.waitForSelector('.graphiql-doc-explorer-content >> text=ContrastReport');
    await page.click('.graphiql-query-editor .view-lines');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('{ colorContr', { delay: 40 });
    await page.waitForSelector('.suggest-widget .monaco-list-row >> text=colorContrast');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+a');
    // The editor itself closes the bracket that was opened first.
    await page.keyboard.insertText('{colorContrast(fg:"#33669",bg:"#fff"){ratio}');
    await page.click('[aria-label^="Prettify"]');
    await page.waitForSelector('.graphiql-query-editor .view-line >> nth=3');
    expect(await run(page)).toContain('x-api-key');
    await useKey(page, key);
    await page.click('[aria-label^="Execute query"]');
    await page.waitForSelector('.last-call:has-text("Status 200")');
    await page.waitForSelector('.result-window >> text=cannot be read as a');
    // The call without a key is all that the browser reports.
    expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
  });

  it('goes from mid-grey, which it shows as light, to dark at once', async () => {
    const { page } = await open('light', 1280);
    await page.evaluate("localStorage.setItem('metamer-surround', 'mid')");
    await page.reload();
    const isDark = () => page.evaluate("document.body.classList.contains('graphiql-dark')");
    await page.waitForSelector('body.graphiql-light');
    for (const dark of [true, false, true]) {
      await page.click('text=Theme');
      await expect.poll(isDark).toBe(dark);
    }
    expect(await page.evaluate("localStorage.getItem('metamer-surround')")).toBe('dark');
  });

  it('shares the key of the tab with the workbench, and forgets it', async () => {
    const { page } = await open('light', 1280);
    await useKey(page, key);
    const kept = () => page.evaluate(`[sessionStorage, localStorage].map((one) => one.getItem('metamer-key'))`);
    expect(await kept()).toEqual([key, null]);
    await page.reload();
    await page.waitForSelector(`text=Key ending in ${key.slice(-4)}`);
    await page.click('text=Remove key');
    await page.waitForSelector('#secret');
    expect(await kept()).toEqual([null, null]);
  });
});
