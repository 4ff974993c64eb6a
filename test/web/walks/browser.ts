import axe from 'axe-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';

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
export const violations = async (page: Page): Promise<string[]> => {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
  return page.evaluate(
    `axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target).join(', ')))`,
  );
};

/** How far the page can be scrolled sideways. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');

/** How much of the page moved by itself since it was opened, as browsers measure it. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(`new Promise((done) => {
    let sum = 0;
    new PerformanceObserver((list) => { for (const { value } of list.getEntries()) sum += value; }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => done(sum), 300);
  })`);

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds that the thread was at work. */
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly url?: string; readonly isMainFrame?: boolean } };
}

/**
 * The longest task of the page's own thread while each of some paths is opened, in milliseconds that the thread was at work:
 * how busy the machine is elsewhere counts for little. All are opened in one recording, each in a process of its own, because
 * the end of a recording can take the browser five seconds.
 */
export const longestTasks = async (
  browser: Browser,
  origin: string,
  paths: readonly string[],
): Promise<Map<string, number>> => {
  const categories = ['disabled-by-default-devtools.timeline', 'devtools.timeline'];
  await browser.startTracing(undefined, { categories });
  for (const path of paths) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
    await page.goto(origin + path);
    await page.locator('h1').waitFor();
    await page.waitForTimeout(700);
    await page.close();
  }
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: readonly TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const shown = new Map<string, string>();
  for (const event of traceEvents) {
    const { url, isMainFrame } = event.args.data ?? {};
    if (event.name === 'CommitLoad' && isMainFrame && url?.startsWith(origin))
      shown.set(threadOf(event), new URL(url).pathname);
  }
  const longest = new Map<string, number>();
  for (const event of traceEvents) {
    const path = shown.get(threadOf(event));
    if (event.name === 'RunTask' && path !== undefined)
      longest.set(path, Math.max(longest.get(path) ?? 0, (event.tdur ?? 0) / 1000));
  }
  return longest;
};

type Point = readonly [x: number, y: number];

/**
 * Drags from a point along others; the 95th percentile of script time of a move, in milliseconds. Time that the page's own
 * thread was at work: it does not depend on how busy the machine is elsewhere.
 */
export const scriptPerMove = async (
  page: Page,
  from: Point,
  to: (step: number) => Point,
  steps: number,
): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration')!.value;
  };
  await page.mouse.move(...from);
  await page.mouse.down();
  const moves: number[] = [];
  for (let step = 0; step < steps; step += 1) {
    const before = await spent();
    await page.mouse.move(...to(step));
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => done()))');
    moves.push(1000 * ((await spent()) - before));
  }
  await page.mouse.up();
  return moves.toSorted((a, b) => a - b)[Math.floor(0.95 * moves.length)]!;
};
