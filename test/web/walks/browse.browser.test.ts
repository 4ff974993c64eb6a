import { describe, expect, it } from 'vitest';
import type { Page, Request } from '../../browser/packages.ts';
import { violations } from './browser.ts';
import { describeLooks, openWorkbench } from './workbench.ts';

const workbench = openWorkbench();
const { giveKey } = workbench;

const open = async (path: string, options = {}, expected?: RegExp) => {
  const visited = await workbench.open(path, options, expected);
  await visited.page.getByRole('form', { name: 'Filters' }).waitFor();
  return visited;
};
const factsShown = (page: Page) => page.locator('.record-facts').allTextContents();
const show = (page: Page) => page.getByRole('button', { name: /^Scan \(/ });

describe('a collection', () => {
  it('is filtered, shown and gone through by keyboard, and the address brings the filters back', async () => {
    const { page, leave } = await open('/browse');
    await expect.poll(() => show(page).isDisabled()).toBe(true);
    await giveKey(page);
    await page.getByLabel('Method').selectOption('triadic');
    await page.getByRole('slider', { name: /^Contrast at least/ }).focus();
    await page.keyboard.press('ArrowRight');
    await show(page).press('Enter');
    const onward = page.getByRole('button', { name: 'Continue (2 credits)' });
    await onward.waitFor();
    // A scan continues behind the records that the page has computed by then.
    const scanned = await factsShown(page);
    expect([scanned.length > 0, scanned.length % 24]).toEqual([true, 0]);
    await onward.press('Enter');
    await page
      .locator('.records li')
      .nth(scanned.length + 23)
      .waitFor();
    expect(await factsShown(page)).toEqual(Array(scanned.length + 24).fill(expect.stringContaining('method triadic')));
    const ids = await page.locator('.record-id').allTextContents();
    expect(new Set(ids).size).toBe(ids.length);
    await page.waitForURL((url) => url.hash === '#f=method:triadic~min_contrast:1.011');
    await page.reload();
    await page.getByRole('button', { name: 'Clear 2' }).waitFor();
    await expect.poll(() => page.getByLabel('Method').inputValue()).toBe('triadic');
    await leave();
  });

  it('is scanned by itself where that is switched on: at rest, to the end of the screen, and no faster than it may', async () => {
    const { page, leave } = await open('/browse', { viewport: { width: 1280, height: 700 } });
    const asked: Request[] = [];
    // None is sent before the one before has ended: it would be given up for the new one.
    let givenUp = 0;
    page.on('request', (request) => {
      if (!request.url().includes('/v1/palette/library')) return;
      asked.push(request);
    });
    page.on('requestfailed', (request) => {
      if (asked.includes(request)) givenUp += 1;
    });
    await giveKey(page);
    await page.waitForTimeout(400);
    expect(asked).toEqual([]);
    const slider = page.getByRole('slider', { name: /^Contrast at least/ });
    await slider.focus();
    await page.getByRole('checkbox', { name: 'Scan automatically, 2 credits a page' }).check();
    // Until it has come to the end of the screen.
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await page.getByRole('button', { name: /^Continue/ }).waitFor();
    await expect.poll(() => page.locator('.dimmed').count()).toBe(0);
    const last = page.locator('.records li').last();
    await expect.poll(async () => (await last.boundingBox())?.y).toBeGreaterThan(900);
    await slider.focus();
    const before = asked.length;
    await slider.evaluate((element) => {
      const input = element as unknown as { stepUp(): void; dispatchEvent(event: Event): boolean };
      for (let step = 0; step < 10; step += 1) {
        input.stepUp();
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }
    });
    await page.waitForURL(/min_contrast/);
    const moved = () =>
      new Set(asked.slice(before).flatMap((one) => new URL(one.url()).searchParams.get('min_contrast') ?? []));
    // A running scan of the earlier filters is waited for, so the new one may be sent after the address has changed.
    await expect.poll(() => moved().size).toBeGreaterThan(0);
    // Only the list of the service has this button, not the one that the page computes; it is dimmed until its scan has ended.
    await page.getByRole('button', { name: /^Continue/ }).waitFor();
    await expect.poll(() => page.locator('.dimmed').count()).toBe(0);
    // Ten moves without a rest are one question, of the last of them.
    expect([...moved()]).toEqual([/min_contrast:([\d.]+)/.exec(page.url())![1]]);
    expect(await slider.evaluate('document.activeElement === document.querySelector(".filter input:focus")')).toBe(
      true,
    );
    const count = await page.locator('.records li').count();
    const sent = asked.length;
    await page.mouse.move(900, 500);
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 4000);
        return page.locator('.records li').count();
      })
      .toBeGreaterThan(count);
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 4000);
        return asked.length;
      })
      .toBeGreaterThan(sent);
    expect(givenUp).toBe(0);
    await page.getByRole('checkbox', { name: /^Scan automatically/ }).uncheck();
    await page.waitForTimeout(300);
    const all = asked.length;
    await page.mouse.wheel(0, 40_000);
    await page.waitForTimeout(600);
    expect(asked.length).toBe(all);
    await leave();
  });

  it('is not scanned again by itself where that failed, until a filter moves, which waits for the scan under way', async () => {
    const { page, leave } = await open('/browse', {}, /status of 400/);
    const asked: string[] = [];
    let answer = (): void => {};
    await page.route(/\/v1\/palette\/library/, async (route) => {
      asked.push(new URL(route.request().url()).search);
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.fulfill({ status: 400, json: { success: false, error: { code: 'INVALID_INPUT', message: 'No.' } } });
    });
    await giveKey(page);
    await page.getByRole('checkbox', { name: 'Scan automatically, 2 credits a page' }).check();
    await expect.poll(() => asked.length).toBe(1);
    await page.getByRole('slider', { name: /^Contrast at least/ }).focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(/min_contrast/);
    // Filters rest for 120 ms before a scan.
    await page.waitForTimeout(500);
    expect(asked.length).toBe(1);
    answer();
    await expect.poll(() => asked.length).toBe(2);
    expect(asked[1]).toContain('min_contrast');
    answer();
    await page.getByRole('alert').waitFor();
    await page.waitForTimeout(1000);
    expect(asked.length).toBe(2);
    await page.getByRole('slider', { name: /^Contrast at least/ }).press('ArrowRight');
    await expect.poll(() => asked.length).toBe(3);
    answer();
    await leave();
  });

  it.each([
    ['1280', { viewport: { width: 1280, height: 800 } }],
    ['390', { viewport: { width: 390, height: 844 } }],
  ] as const)(
    'is filtered by what palettes contain, at %s px; where there is none the nearest is shown, and found',
    async (_, options) => {
      const { page, leave } = await open('/browse', options);
      const fold = page.locator('summary', { hasText: 'Filters' });
      if (await fold.isVisible()) await fold.click();
      await page.locator('.records li').first().waitFor();
      const [near, difference] = [page.getByLabel('Contains a colour near'), page.getByLabel(/^CIEDE2000 difference/)];
      expect(await difference.isDisabled()).toBe(true);
      await near.fill('rebeccapurpl');
      // An unfinished word is no error before the field is left.
      expect(await page.getByText('Enter an opaque CSS colour.').count()).toBe(0);
      await near.press('Tab');
      await page.getByText('Enter an opaque CSS colour.').waitFor();
      expect(page.url()).not.toContain('near');
      await near.fill('#0057b8');
      await page.waitForURL(/#f=near:%230057b8$/);
      await difference.focus();
      for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowLeft');
      await page.getByText(/^The nearest palette is \d\.\d away\.$/).waitFor();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: /^Allow a difference of/ }).press('Enter');
      await page.locator('.records li').first().waitFor();
      await page.getByLabel('Mood').selectOption('calm');
      await page.getByLabel('Use').selectOption('spa');
      await page.waitForURL(/near:%230057b8~within:[\d.]+~mood:calm~use:spa$/);
      await page.reload();
      await expect.poll(() => near.inputValue()).toBe('#0057b8');
      await expect.poll(() => page.getByLabel('Mood').inputValue()).toBe('calm');
      await page.goto(`${workbench.service.url}/browse#f=within:3~mood:nosuchword~near:nosuchcolour`);
      await page.reload();
      await page.getByText('near “nosuchcolour” was ignored: enter an opaque CSS colour.').waitFor();
      await page.getByText(/^mood “nosuchword” was ignored: enter a word such as calm/).waitFor();
      await page.getByText('within “3” was ignored: no colour is set.').waitFor();
      await leave();
    },
  );

  it('says in the page what the service says, of what palettes contain', async () => {
    const { page, leave } = await open('/browse#f=near:rebeccapurple~within:7~use:bank');
    await page.locator('.records li').nth(23).waitFor();
    const derived = await page.locator('.record-id').allTextContents();
    const query = new URLSearchParams({ near: 'rebeccapurple', within: '7', use: 'bank', max_scan: '100000' });
    const answer = await fetch(`${workbench.service.url}/v1/palette/library?${query}`, {
      headers: { 'x-api-key': workbench.key },
    });
    const { palettes } = (await answer.json()) as { palettes: { id: string }[] };
    expect(derived.slice(0, 24)).toEqual(palettes.map(({ id }) => id));
    await leave();
  });

  it.each(['palettes', 'contrast', 'atlas', 'gradients', 'harmonies', 'shades'])(
    '%s opens a record whole without a key and a call; the service has the same to every value',
    async (name) => {
      const { page, leave } = await open(`/browse/${name}`);
      await page.locator('.records li').nth(3).waitFor();
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.locator('.record-button').first().click();
      await page.getByRole('heading', { name: 'Computed in this page, not stored' }).waitFor();
      await expect.poll(() => page.locator('.record-members > div').count()).toBeGreaterThan(10);
      expect(asked.filter((path) => !path.startsWith('/assets/'))).toEqual([]);
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      const second = (await page.locator('.record-button').nth(1).getAttribute('data-id'))!;
      await page.getByRole('heading', { name: new RegExp(`ecord ${second}$`) }).waitFor();
      // Pressed again it goes on.
      expect(await page.evaluate('document.activeElement.textContent')).toBe('Next');
      expect(await violations(page)).toEqual([]);
      await giveKey(page);
      await page.getByRole('button', { name: /^Compare with service/ }).click();
      await page.getByText(/^All \d+ values match$/).waitFor();
      await page.getByRole('button', { name: 'Close the record' }).click();
      await expect.poll(() => page.evaluate('document.activeElement.dataset.id')).toBe(second);
      // A link to the record alone brings it back.
      await page.goto(`${workbench.service.url}/browse/${name}#id=${second}`);
      await page.reload();
      await page.getByRole('heading', { name: new RegExp(`ecord ${second}$`) }).waitFor();
      await page.getByRole('button', { name: 'Open in Contrast' }).click();
      await page.getByRole('heading', { level: 1, name: 'Contrast' }).waitFor();
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: 'Browse' }).waitFor();
      await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('H1');
      await leave();
    },
  );

  it('says of a link what is no record and no filter of it, and lists by the rest', async () => {
    const { page, leave } = await open(
      '/browse/palettes#f=min_contrast:abc~method:triadic~nope:3~hue:zzz&id=pal_zzzzzz',
    );
    await page.getByRole('alert').filter({ hasText: 'is not a record; accepted: ' }).waitFor();
    const faults = await page.locator('.filters .field-why').allTextContents();
    expect(faults).toHaveLength(3);
    expect(faults[0]).toBe('min_contrast “abc” was ignored: enter a number from 1 to 21.');
    expect(faults[1]).toContain('Unknown filter “nope”');
    expect(faults[2]).toContain('red, orange');
    await page.locator('.records li').first().waitFor();
    for (const facts of await page.locator('.record-facts').allTextContents())
      expect(facts).toContain('method triadic');
    expect(await violations(page)).toEqual([]);
    await page.goto(`${workbench.service.url}/browse/contrast#f=min_ratio:9~max_ratio:2`);
    await page.getByText('No record has ratio from 9 to 2: the minimum is greater than the maximum.').waitFor();
    await leave();
  });

  it('takes both ends of a measure in one control, over the distribution of the collection', async () => {
    const { page, leave } = await open('/browse/contrast');
    const range = page.getByRole('group', { name: 'Ratio' });
    await range.locator('.bar').nth(47).waitFor({ state: 'attached' });
    const [least, most] = [range.getByLabel('Ratio at least'), range.getByLabel('Ratio at most')];
    await least.fill('4.6');
    await most.fill('7');
    await page.waitForURL((url) => url.hash === '#f=min_ratio:4.6~max_ratio:7');
    // The ends do not pass each other.
    await most.fill('2');
    await page.waitForURL((url) => url.hash === '#f=min_ratio:4.6~max_ratio:4.6');
    await most.fill('9');
    await expect.poll(() => range.locator('.bar.in').count()).toBe(10);
    // A press beside the thumbs moves the nearer one.
    const { x, y, width, height } = (await range.locator('.range-track').boundingBox())!;
    await page.mouse.click(x + width * 0.9, y + height * 0.3);
    await expect.poll(async () => Number(await most.inputValue())).toBeGreaterThan(18);
    await expect.poll(() => least.inputValue()).toBe('4.6');
    await page.waitForURL(/max_ratio:1[89]/);
    await leave();
  });

  it('moves the distribution of the other measures, and not its own', async () => {
    const { page, leave } = await open('/browse/palettes');
    const bars = (name: string) =>
      page
        .getByRole('group', { name })
        .locator('.bar')
        .evaluateAll((all) => all.map((bar) => bar.getAttribute('height')).join(' '));
    await page.getByRole('group', { name: 'Chroma' }).locator('.bar').nth(47).waitFor({ state: 'attached' });
    const [lightness, chroma] = [await bars('Lightness'), await bars('Chroma')];
    await page.getByLabel('Lightness at least').fill('0.8');
    await expect.poll(() => bars('Chroma')).not.toBe(chroma);
    expect(await bars('Lightness')).toBe(lightness);
    await leave();
  });

  it('chooses an exact number, the least of them as well', async () => {
    const { page, leave } = await open('/browse/harmonies');
    await page.getByRole('combobox', { name: /^Colours/ }).selectOption('2');
    await page.waitForURL((url) => url.hash === '#f=colors:2');
    await page.getByText(/^The first 24 that match/).waitFor();
    await expect.poll(() => page.locator('.records li').first().locator('.strip > span').count()).toBe(2);
    await leave();
  });

  it('tries the page again that failed, keeps what has come, and forgets a failure when the question is another', async () => {
    const { page, leave } = await open('/browse/palettes', {}, /status of 503/);
    await giveKey(page);
    await show(page).click();
    await page.getByRole('button', { name: /^Continue/ }).waitFor();
    // As many as were derived for the height of the window until then.
    const first = await page.locator('.records li').count();
    expect(first).toBeGreaterThanOrEqual(24);
    let fails = true;
    await page.route('**/v1/palette/library?*', (route) =>
      fails
        ? route.fulfill({ status: 503, json: { error: { code: 'UNAVAILABLE', message: 'Not now.' } } })
        : route.continue(),
    );
    await page.getByRole('button', { name: /^Continue/ }).click();
    const again = page.getByRole('button', { name: /^Try again/ });
    await again.waitFor();
    expect(await page.locator('.records li').count()).toBe(first);
    fails = false;
    await again.click();
    await page
      .locator('.records li')
      .nth(first + 23)
      .waitFor();
    fails = true;
    await page.getByRole('button', { name: /^Continue/ }).click();
    await again.waitFor();
    await page.getByLabel('Method').selectOption('triadic');
    await expect.poll(() => again.count()).toBe(0);
    await leave();
  });

  it('says so where nothing can pass, and where the service refuses', async () => {
    const { page, leave } = await open('/browse/palettes#f=min_contrast:5', {}, /status of (400|429)/);
    await giveKey(page);
    await show(page).click();
    await page.getByText('No palette has contrast above 2.1406.').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.goto(`${workbench.service.url}/browse/contrast#f=min_ratio:9~max_ratio:2`);
    await show(page).click();
    await page.getByRole('alert').filter({ hasText: 'min_ratio' }).waitFor();
    await page.route('**/v1/accessibility/corpus*', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '3' },
        json: { error: { code: 'RATE_LIMITED', message: 'Slow down.' } },
      }),
    );
    await show(page).click();
    await page.getByRole('button', { name: 'Try again (in 3 s)' }).waitFor();
    await leave();
  });

  it('tells, without a key and without a call, what share passes while a filter moves', async () => {
    const { page, leave } = await open('/browse');
    const share = page.locator('.share b');
    await expect.poll(() => share.textContent()).toBe('all');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const shares = [];
    await page.getByRole('slider', { name: /^Contrast at least/ }).focus();
    for (let step = 0; step < 8; step += 1) {
      const before = await share.textContent();
      for (let i = 0; i < 4; i += 1) await page.keyboard.press('ArrowRight');
      await expect.poll(() => share.textContent()).not.toBe(before);
      shares.push(Number((await share.textContent())!.replace(/\D/g, '')));
    }
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    await page.keyboard.press('End');
    await expect.poll(() => share.textContent()).toBe('fewer than 125');
    expect(asked.filter((path) => !path.startsWith('/assets/'))).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await leave();
  });

  it.each([
    [
      'palettes',
      'f=method:triadic~carries_body_text:true',
      '/v1/palette/library?method=triadic&carries_body_text=true',
    ],
    ['contrast', 'f=min_ratio:7~polarity:BoW', '/v1/accessibility/corpus?min_ratio=7&polarity=BoW'],
    ['atlas', 'f=min_chroma:0.12~hue_from:20~hue_to:60', '/v1/color/atlas?min_chroma=0.12&hue_from=20&hue_to=60'],
    ['gradients', 'f=banding:smooth', '/v1/gradient/library?banding=smooth'],
    ['harmonies', 'f=hue:blue', '/v1/harmony/library?hue=blue'],
    ['shades', 'f=carries_body_text:true', '/v1/shade/library?carries_body_text=true'],
  ])(
    '%s lists without a key what the service lists with one, more of it at the end of the list',
    async (name, filters, asked) => {
      const { page, leave } = await open(`/browse/${name}#${filters}`);
      const records = page.locator('.records li');
      await records.nth(23).waitFor();
      const { body } = await workbench.service.call('GET', `${asked}&limit=24`, { key: workbench.key });
      const answered = Object.values(body).find(Array.isArray) as readonly { id: unknown; record_id?: unknown }[];
      const ids = await page
        .locator('.record-button')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-id')));
      expect(ids.slice(0, 24)).toEqual(answered.map(({ id }) => String(id)));
      const before = await records.count();
      await page.mouse.move(900, 500);
      await expect
        .poll(async () => {
          await page.mouse.wheel(0, 4000);
          return records.count();
        })
        .toBeGreaterThan(before);
      await leave();
    },
  );

  it('each have their address; another is gone to by its name, and Back brings the filters of the one before', async () => {
    const { page, leave } = await open('/browse');
    await page.waitForURL((url) => url.pathname === '/browse/palettes');
    await page.getByLabel('Method').selectOption('triadic');
    await page.getByRole('link', { name: 'Shades', exact: true }).click();
    await page.waitForURL((url) => url.pathname + url.hash === '/browse/shades');
    await page.getByRole('combobox', { name: /^Evenness/ }).waitFor();
    await page.goBack();
    await page.waitForURL((url) => url.pathname + url.hash === '/browse/palettes#f=method:triadic');
    await expect.poll(() => page.getByLabel('Method').inputValue()).toBe('triadic');
    await leave();
  });

  it('has its call in the drawer, which answers as the view does', async () => {
    const { page, leave } = await open('/browse/harmonies#f=hue:blue~min_adherence:0.5');
    await giveKey(page);
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('k');
    const drawer = page.getByRole('complementary', { name: 'Code' });
    await expect
      .poll(() => drawer.locator('.code').first().textContent())
      .toContain('/v1/harmony/library?hue=blue&min_adherence=0.5&limit=24');
    await drawer.getByRole('button', { name: /^Run/ }).click();
    await drawer.getByText(/^200 in/).waitFor();
    await leave();
  });
});

describeLooks(
  (options) => open('/browse/shades', options),
  async (page) => {
    await giveKey(page);
    await show(page).click();
    await page.locator('.records li').first().waitFor();
  },
);

describe('a card', () => {
  it('is starred into the library, taken back, and finds others like it', async () => {
    const { page, leave } = await open('/browse/palettes');
    await page.locator('.records li').nth(3).waitFor();
    const star = page.locator('.star button').first();
    await star.click();
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
    await page.locator('.notice').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe('false');
    await star.click();
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
    const link = page.locator('.record-button').first();
    const href = (await link.getAttribute('href'))!;
    expect(href).toMatch(/^\/browse\/palettes#id=pal_/);
    await link.press('Enter');
    await page.getByRole('heading', { name: 'Interface' }).waitFor();
    // Escape closes a menu of the record first, and then the record.
    const menu = page.locator('#record-0-menu');
    await page.locator('[popovertarget="record-0-menu"]').first().click();
    await menu.waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    expect(await page.locator('section.record').count()).toBe(1);
    await page.keyboard.press('Escape');
    await page.locator('section.record').waitFor({ state: 'detached' });
    await link.press('Enter');
    await page.getByRole('button', { name: 'More like this' }).click();
    await page.waitForURL(/#f=method:/);
    await page.goto(`${workbench.service.url}/library`);
    await page.locator(`.item a[href="${href}"]`).waitFor();
    await leave();
  });
});
