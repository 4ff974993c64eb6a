// What a phone on a slow line waits for: each view is opened in a new browser profile, by Chromium's own emulation of line and processor.

/** Slow 4G as page-speed tools define it. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
/** A fast line to the other side of the world. */
const FAR = { offline: false, latency: 300, downloadThroughput: -1, uploadThroughput: -1 };
const SLOWER = 4;

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const DESKTOP = { viewport: { width: 1440, height: 900 } };

/** Every view, with what is pressed in it: the worst of a kind that it has. */
export const VIEWS = [
  { path: '/', presses: ['.home-try .link-button >> nth=1', '.home-fix .fix'] },
  { path: '/color', presses: ['.plane', 'input[type=range] >> nth=0'] },
  { path: '/contrast', presses: ['.plane', '.fix >> nth=0'] },
  { path: '/vision', presses: ['input[type=range] >> nth=0', '.color-list .swatch >> nth=1'] },
  { path: '/make', presses: ['.kind a >> nth=0'] },
  { path: '/make/palette', presses: ['role=button[name=/Regenerate/]', 'input[type=range] >> nth=0'] },
  { path: '/make/harmony', presses: ['.wheel', 'input[type=range] >> nth=0'] },
  { path: '/make/gradient', presses: ['.stop:not(.ghost) >> nth=1', 'input[type=range] >> nth=0'] },
  { path: '/make/shades', presses: ['.plane', 'input[type=range] >> nth=0'] },
  { path: '/make/tokens', presses: ['.plane', 'select >> nth=0'] },
  { path: '/make/system', presses: ['role=button[name=/Regenerate/]'] },
  { path: '/audit', presses: ['role=button[name=/example report/]'] },
  { path: '/library', presses: ['main button >> nth=0'] },
  { path: '/search', presses: ['role=button[name=/Regenerate/]'] },
  { path: '/browse/palettes', presses: ['.results .record-card >> nth=0'] },
  { path: '/account', presses: ['main button >> nth=0'] },
  { path: '/v1/docs', presses: ['main a[href^="#"] >> nth=3'] },
];

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

/** Milliseconds from a press to the next paint, as browsers measure interactions: the longest of a view. */
export const longestPress = async (browser, origin, { path, presses }) => {
  const { context, page } = await opened(browser, DESKTOP, { ...FAR, latency: 0 }, SLOWER);
  await page.goto(origin + path);
  await settled(page);
  await page.evaluate(`{
    globalThis.longest = 0;
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries()) if (interactionId) longest = Math.max(longest, duration);
    }).observe({ type: 'event', durationThreshold: 16 });
  }`);
  for (const selector of presses) {
    const thing = page.locator(selector).first();
    await thing.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await thing.boundingBox();
    await page.mouse.click(x + 0.4 * width, y + 0.4 * height, { delay: 50 });
    await page.evaluate('new Promise((done) => setTimeout(done, 400))');
  }
  const longest = await page.evaluate('longest');
  await context.close();
  return longest;
};
