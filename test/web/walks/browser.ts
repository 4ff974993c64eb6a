import chromium from '@sparticuz/chromium';
import axe from 'axe-core';
import { type Browser, type BrowserContextOptions, type Page, chromium as playwright } from 'playwright-core';
import { expect } from 'vitest';

/** A browser that sees pages as people's browsers do: nothing of web security off, and not all pages in one process. */
export const launch = async (): Promise<Browser> =>
  playwright.launch({
    executablePath: await chromium.executablePath(),
    args: chromium.args.filter((arg) => !['--single-process', '--disable-web-security'].includes(arg)),
    headless: true,
  });

export interface Visit {
  readonly page: Page;
  /** Checks what holds of every page at any time, and closes it. */
  leave(): Promise<void>;
}

/** Opens an address; whatever the page asks for elsewhere, and whatever the browser complains of, fails the visit. */
export const visit = async (
  browser: Browser,
  origin: string,
  path: string,
  options: BrowserContextOptions = {},
  expected: RegExp = /^$/,
): Promise<Visit> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, ...options });
  const page = await context.newPage();
  const wrong: string[] = [];
  page.on('request', (request) => {
    if (
      !request
        .url()
        .replace(/^blob:/, '')
        .startsWith(origin)
    )
      wrong.push(`asked for ${request.url()}`);
  });
  page.on('console', (message) => {
    if (!expected.test(message.text())) wrong.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => wrong.push(String(error)));
  await page.goto(origin + path);
  await page.locator('h1').waitFor();
  return {
    page,
    async leave() {
      expect(wrong).toEqual([]);
      expect(await context.cookies()).toEqual([]);
      await context.close();
    },
  };
};

/** What axe-core finds wrong with a page as it stands. */
export const violations = async (page: Page): Promise<string[]> =>
  page.evaluate(
    `${axe.source}; axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target).join(', ')))`,
  );

/** How far the page can be scrolled sideways. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
