import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFailed } from 'vitest';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '../../browser/packages.ts';
import { axe } from '../../browser/packages.ts';

export interface Visit {
  readonly page: Page;
  /** Checks what holds of every page at any time, and closes it. */
  leave(): Promise<void>;
}

/** Says Playwright of a service worker that it keeps away: answers of its own would hide what a walk puts in place of responses. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/** What a page still does where a walk has waited in vain: a busy browser without a screen may stop drawing it. */
const stateOf = async (page: Page): Promise<string> => {
  if (page.isClosed()) return 'it was closed';
  const does = (work: string): Promise<boolean> =>
    Promise.race([
      page.evaluate(work).then(
        () => true,
        () => false,
      ),
      wait(10_000, false, { ref: false }),
    ]);
  if (!(await does('true'))) return 'its scripts do not run';
  return (await does('new Promise(requestAnimationFrame)')) ? 'it is drawn' : 'its scripts run, and no frame is drawn';
};

/** Opens an address; whatever the page asks for elsewhere, and whatever the browser complains of, fails the visit. */
export const visit = async (
  browser: Browser,
  origin: string,
  path: string,
  options: BrowserContextOptions = {},
  expected: RegExp = /^$/,
  prepare: (context: BrowserContext) => Promise<unknown> = async () => undefined,
): Promise<Visit> => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 860 },
    serviceWorkers: 'block',
    ...options,
  });
  await prepare(context);
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
    if (!expected.test(message.text()) && message.text() !== BLOCKED)
      wrong.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => wrong.push(String(error)));
  const refused: string[] = [];
  page.on('response', async (response) => {
    if (response.status() < 400) return;
    const body = await response.text().catch(() => 'its body is gone');
    refused.push(`${response.status()} ${response.url()}: ${body.slice(0, 500)}`);
  });
  // A walk that waits in vain does not come to its end: this tells why, and no page of it burdens the next.
  onTestFailed(async () => {
    for (const line of [...wrong, ...refused, await stateOf(page)]) console.warn(`${path}: ${line}`);
    await context.close();
  });
  await page.goto(origin + path);
  await page.locator('h1').waitFor();
  // What the document says of a view stands there until the view is loaded.
  if (options.javaScriptEnabled !== false) await page.locator('.first-view').waitFor({ state: 'detached' });
  return {
    page,
    async leave() {
      expect(wrong).toEqual([]);
      expect(await context.cookies()).toEqual([]);
      await context.close();
    },
  };
};

/**
 * Waits until nothing that is shown is marked as out of date. Some views, such as Gradient and Tokens, mark nothing,
 * and what is not drawn before its first answer cannot be marked: see `answered`.
 */
export const settled = (page: Page): Promise<void> => expect.poll(() => page.locator('.waiting').count()).toBe(0);

/** What axe-core finds wrong with a page as it stands. */
export const violations = async (page: Page): Promise<string[]> => {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
  return page.evaluate(
    `axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target).join(', ')))`,
  );
};

/** How far the page can be scrolled sideways. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');

/**
 * What moved by itself since the page was opened, as browsers measure it: of each shift its value, when it was, and the elements
 * that moved, with where they stood before and after.
 */
export const layoutShifts = (page: Page): Promise<string[]> =>
  page.evaluate(`new Promise((done) => {
    const shifts = [];
    const name = (node) => node?.nodeType === 1 ? node.localName + [...node.classList].map((one) => '.' + one).join('') : String(node?.nodeName);
    const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries())
        shifts.push(value.toFixed(5) + ' at ' + Math.round(startTime) + ' ms: ' + sources.map(({ node, previousRect, currentRect }) => name(node) + ' from ' + place(previousRect) + ' to ' + place(currentRect)).join('; '));
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => done(shifts), 300);
  })`);

/** Waits for frames; for two seconds where none is drawn: a busy browser without a screen may stop drawing a page. */
export const drawn = (page: Page, frames = 2): Promise<void> =>
  page.evaluate(`new Promise((done) => {
    setTimeout(done, 2000);
    const next = (left) => left === 0 ? done() : requestAnimationFrame(() => next(left - 1));
    next(${frames});
  })`);

type Point = readonly [x: number, y: number];

/** Drags from a point along others, a frame for each. What a move costs is measured by `npm run bench -- page`. */
export const drag = async (page: Page, from: Point, to: (step: number) => Point, steps: number): Promise<void> => {
  await page.mouse.move(...from);
  await page.mouse.down();
  for (let step = 0; step < steps; step += 1) {
    await page.mouse.move(...to(step));
    await drawn(page, 1);
  }
  await page.mouse.up();
};
