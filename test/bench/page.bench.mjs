// What opening and dragging in the page costs its own thread: processor time of Chromium, so what else the machine does counts for
// little. And what a phone on a slow line waits for (slow-page.mjs). Needs the packages of test/browser.
import { launchChromium } from './chromium.mjs';
import { startService } from './processes.mjs';
import { farVisit, firstVisit, longestPress, VIEWS } from './slow-page.mjs';

const FRAME_MS = 16;
const LONG_MS = 100;
/** Of each view on a slow line; the first page has narrower ones. */
const SLOW = { paint: 1800, scripts: 5, bytes: 100_000, done: 2500, press: 150 };
const PATHS = [
  '/',
  '/contrast',
  '/vision',
  '/make',
  '/make/palette',
  '/make/harmony',
  '/make/gradient',
  '/make/shades',
  '/make/tokens',
  '/make/system',
  '/browse',
  '/search',
  '/audit',
  '/account',
  '/v1/docs',
  '/guide',
  '/guide/contrast',
  '/v1/status',
];

/** Drags: where it begins and where each step leads, in shares of the box of an element, or in pixels from its middle. */
const DRAGS = [
  { path: '/contrast', selector: '.plane', from: [0.2, 0.2], by: [1, 2], steps: 120 },
  { path: '/vision', selector: 'input[type=range]', from: [0.9, 0.5], by: [-2, 0], steps: 60 },
  { path: '/make/palette', selector: '.curve-frame .curve-thumb >> nth=2', from: [0.5, 0.5], by: [0, 0.5], steps: 60 },
  { path: '/make/harmony', selector: '.wheel', from: [0.7, 0.5], by: [0, -1], steps: 50 },
  { path: '/make/gradient', selector: '.stop:not(.ghost) >> nth=1', from: [0.5, 0.5], by: [1, 0], steps: 60 },
  { path: '/make/shades', selector: '.plane', from: [0.2, 0.2], by: [1, 1], steps: 60 },
  { path: '/make/tokens', selector: '.plane', from: [0.2, 0.2], by: [1, 1], steps: 60 },
];

const VIEWPORT = { viewport: { width: 1280, height: 860 } };

/** The longest task of the page's own thread while a path is opened, in milliseconds that the thread was at work. */
const longestTask = async (browser, origin, path) => {
  await browser.startTracing(undefined, { categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline'] });
  const page = await browser.newPage(VIEWPORT);
  await page.goto(origin + path);
  await page.locator('h1').waitFor();
  await page.waitForLoadState('networkidle');
  await page.close();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  const threadOf = ({ pid, tid }) => `${pid} ${tid}`;
  const own = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'CommitLoad' && args.data?.isMainFrame && args.data.url?.startsWith(origin))
      .map(threadOf),
  );
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && own.has(threadOf(event)));
  return Math.max(...tasks.map(({ tdur }) => (tdur ?? 0) / 1000));
};

/** The 95th percentile of script time of a move, in milliseconds. */
const scriptPerMove = async (browser, origin, { path, selector, from, by, steps }) => {
  const page = await browser.newPage(VIEWPORT);
  await page.goto(origin + path);
  const thing = page.locator(selector).first();
  await thing.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await thing.boundingBox();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration').value;
  };
  const [left, top] = [x + from[0] * width, y + from[1] * height];
  await page.mouse.move(left, top);
  await page.mouse.down();
  const moves = [];
  for (let step = 1; step <= steps; step += 1) {
    const before = await spent();
    await page.mouse.move(left + step * by[0], top + step * by[1]);
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => done()))');
    moves.push(1000 * ((await spent()) - before));
  }
  await page.mouse.up();
  await page.close();
  return moves.toSorted((a, b) => a - b)[Math.floor(0.95 * moves.length)];
};

const onSlowLine = async (browser, origin, report) => {
  for (const path of VIEWS) {
    const { paint, scripts, requests, bytes } = await firstVisit(browser, origin, path);
    report(`largest paint of ${path}, slow 4G, processor 4x slower`, paint, 'ms', { limit: SLOW.paint });
    report(`scripts of ${path}`, scripts, '', { limit: SLOW.scripts });
    report(`bytes of ${path}`, bytes, 'B', { limit: path === '/' ? 60_000 : SLOW.bytes });
    if (path === '/') report(`requests of ${path}`, requests, '', { limit: 8 });
    report(`${path} complete, latency 300 ms`, await farVisit(browser, origin, path), 'ms', { limit: SLOW.done });
    report(`press in ${path}, processor 4x slower`, await longestPress(browser, origin, path), 'ms', {
      limit: SLOW.press,
    });
  }
};

export const run = async (report) => {
  const browser = await launchChromium();
  const service = await startService();
  try {
    for (const path of PATHS)
      report(`longest task as ${path} opens`, await longestTask(browser, service.base, path), 'ms', { limit: LONG_MS });
    for (const drag of DRAGS)
      report(`script of a move of a drag in ${drag.path}`, await scriptPerMove(browser, service.base, drag), 'ms', {
        limit: FRAME_MS,
      });
    await onSlowLine(browser, service.base, report);
  } finally {
    await browser.close();
    await service.stop();
  }
};
