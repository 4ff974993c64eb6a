// What a phone on a slow line waits for: each view is opened in a new browser profile, by Chromium's own emulation of line and processor.

/** Slow 4G as page-speed tools define it. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
/** A fast line to the other side of the world. */
const FAR = { offline: false, latency: 300, downloadThroughput: -1, uploadThroughput: -1 };
const SLOWER = 4;

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const DESKTOP = { viewport: { width: 1440, height: 900 } };

/** Every view; the six collections of Browse are one. */
export const VIEWS = [
  '/',
  '/color',
  '/contrast',
  '/vision',
  '/make',
  '/make/palette',
  '/make/harmony',
  '/make/gradient',
  '/make/shades',
  '/make/tokens',
  '/make/system',
  '/audit',
  '/library',
  '/search',
  '/browse/palettes',
  '/account',
  '/v1/docs',
];

/** What is pressed in a view, the first of each kind that it has. */
const PRESSED = ['.plane', '.wheel', '.stop:not(.ghost)', 'main input[type=range]', 'main button', 'main a[href^="#"]'];

const opened = async (browser, options, line, slower) => {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return { context, page, session };
};

const settled = async (page) => {
  await page.waitForLoadState('networkidle');
  await page.locator('.first-view, .waiting').first().waitFor({ state: 'detached' });
};

/** Milliseconds until the largest paint of a first visit; how many scripts and bytes it took until the view was still. */
export const firstVisit = async (browser, origin, path) => {
  const { context, page, session } = await opened(browser, PHONE, SLOW_4G, SLOWER);
  const responses = new Map();
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    responses.set(requestId, { type, url: response.url, bytes: 0 }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const response = responses.get(requestId);
    if (response) response.bytes = encodedDataLength;
  });
  const scripts = new Set();
  page.on('request', (request) => {
    if (/\/assets\/.+\.js$/.test(request.url())) scripts.add(request.url());
  });
  await page.goto(origin + path);
  await settled(page);
  const paint = await page.evaluate(
    `new Promise((done) => new PerformanceObserver((list) => done(list.getEntries().at(-1).startTime)).observe({ type: 'largest-contentful-paint', buffered: true }))`,
  );
  await context.close();
  const bytes = [...responses.values()].reduce((sum, one) => sum + one.bytes, 0);
  return { paint, scripts: scripts.size, requests: responses.size, bytes };
};

/** Milliseconds until everything that a view asks for by itself has come. */
export const farVisit = async (browser, origin, path) => {
  const { context, page } = await opened(browser, DESKTOP, FAR, 1);
  await page.goto(origin + path);
  await settled(page);
  const done = await page.evaluate(
    `Math.max(...performance.getEntries().filter(({ entryType }) => entryType === 'navigation' || entryType === 'resource').map(({ responseEnd }) => responseEnd))`,
  );
  await context.close();
  return done;
};

/**
 * Milliseconds that the page's own thread works from a press to the second frame after it, at a processor that is so much slower: the
 * longest of a view. It is processor time times the factor, so what else the machine does counts for little.
 */
export const longestPress = async (browser, origin, path) => {
  const context = await browser.newContext(DESKTOP);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
  };
  await page.goto(origin + path);
  await settled(page);
  let longest = 0;
  for (const selector of PRESSED) {
    const thing = page.locator(selector).first();
    if ((await thing.count()) === 0 || !(await thing.isVisible())) continue;
    await thing.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await thing.boundingBox();
    await page.mouse.move(x + 0.4 * width, y + 0.4 * height);
    await page.waitForTimeout(200);
    const before = await worked();
    await page.mouse.down();
    await page.mouse.up();
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))');
    longest = Math.max(longest, SLOWER * ((await worked()) - before));
  }
  await context.close();
  return longest;
};
