import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../../../src/color/luminance.ts';
import { rgb } from '../../../src/color/rgb.ts';
import { encodePng } from '../../../src/image/png/encode.ts';
import type { Page } from '../../browser/packages.ts';
import { drag, violations } from './browser.ts';
import { describeLooks, fromMenu, openWorkbench, press } from './workbench.ts';

const workbench = openWorkbench();

const open = (path = '/contrast', options = {}, expected?: RegExp) => workbench.open(path, options, expected);
const field = (page: Page, name: 'Text' | 'Background') => page.getByRole('textbox', { name, exact: true });
const ratio = (page: Page) => page.getByLabel('Contrast ratio', { exact: true });
const live = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor();
const addressEnds = (page: Page, end: string) => page.waitForURL((url) => url.href.endsWith(end));
const focused = (page: Page) =>
  page.evaluate<string>("document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id ?? ''");

describe('by keyboard alone', () => {
  it('a stranger types two colours, takes the fix, undoes it, and copies the colour', async () => {
    const { page, leave } = await open('/contrast', { permissions: ['clipboard-read', 'clipboard-write'] });
    await press(page, '/');
    expect(await focused(page)).toBe('fg');
    await page.keyboard.type('ffa500');
    await page.keyboard.press('Enter');
    await expect.poll(() => ratio(page).textContent()).toBe('1.97');
    const fix = page.getByRole('button', { name: /^Use #\w+ 4\.5/ });
    await fix.focus();
    const hex = /#\w{6}/.exec((await fix.textContent())!)![0];
    await press(page, 'Enter');
    expect(contrastRatio(rgb(hex), rgb('#ffffff'))).toBeGreaterThanOrEqual(4.5);
    await expect.poll(() => field(page, 'Text').inputValue()).toBe(hex);
    await addressEnds(page, `#fg=${hex.slice(1)}`);
    await page.getByRole('button', { name: `Text, ${hex}` }).focus();
    await press(page, 'Control+c');
    await live(page, `Copied ${hex}`);
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(hex);
    await press(page, 'Control+z');
    await expect.poll(() => field(page, 'Text').inputValue()).toBe('#ffa500');
    await press(page, 'Control+Shift+z');
    await expect.poll(() => field(page, 'Text').inputValue()).toBe(hex);
    await leave();
  });

  it('the plane is walked in two directions, in three sizes of step', async () => {
    const { page, leave } = await open();
    const lightness = page.getByRole('slider', { name: 'Lightness' });
    await lightness.focus();
    const at = async () => Number(await lightness.inputValue());
    const start = await at();
    await press(page, 'ArrowUp');
    const up = await at();
    expect(up - start).toBeCloseTo(0.005, 3);
    await press(page, 'Shift+ArrowDown');
    expect((await at()) - up).toBeCloseTo(-0.05, 3);
    await expect
      .poll(() => lightness.getAttribute('aria-valuetext'))
      .toMatch(/^lightness 62\.0 %, chroma 0\.068, 3\.\d\d to 1, fails 4\.5$/);
    await press(page, 'Shift+ArrowRight');
    await expect.poll(() => page.getByRole('slider', { name: 'Chroma' }).inputValue()).toMatch(/^0\.08/);
    await page.getByRole('slider', { name: 'Hue' }).focus();
    await press(page, 'Shift+ArrowRight');
    await expect.poll(() => lightness.getAttribute('aria-valuetext')).toContain('lightness 62.0 %');
    await leave();
  });

  it('channels of the focused swatch change while their letter is held', async () => {
    const { page, leave } = await open();
    await page.getByRole('button', { name: /^Text, #/ }).focus();
    await page.keyboard.down('l');
    await press(page, 'ArrowDown', 'ArrowDown');
    await page.keyboard.up('l');
    const onWhite = async () => contrastRatio(rgb(await field(page, 'Text').inputValue()), rgb('#ffffff'));
    // One step makes 3.10, both 3.14: what is compared below stands still only then.
    await expect.poll(onWhite).toBeGreaterThan(3.12);
    const darker = await onWhite();
    await expect.poll(() => ratio(page).textContent()).toBe((Math.floor(100 * darker) / 100).toFixed(2));
    await press(page, 'x');
    await expect.poll(() => field(page, 'Text').inputValue()).toBe('#ffffff');
    await page.keyboard.down('b');
    await expect.poll(() => page.locator('main.greys').count()).toBe(1);
    await page.keyboard.up('b');
    await expect.poll(() => page.locator('main.greys').count()).toBe(0);
    await press(page, 's', 's');
    await expect.poll(() => page.evaluate('document.documentElement.dataset.surround')).toBe('mid');
    await leave();
  });

  it('every panel opens by its key, closes by Escape and gives focus back; letters can be switched off', async () => {
    const { page, leave } = await open();
    await page.getByRole('slider', { name: 'Hue' }).focus();
    for (const [letter, title] of [
      ['e', 'Export'],
      ['v', 'Import colours'],
      ['?', 'Keyboard shortcuts'],
    ] as const) {
      await press(page, letter);
      await page.getByRole('dialog', { name: title }).waitFor();
      expect(await violations(page)).toEqual([]);
      await press(page, 'Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await page.evaluate("document.activeElement?.getAttribute('type')")).toBe('range');
    }
    await press(page, '?');
    await page.getByRole('checkbox', { name: 'Use single-letter shortcuts' }).uncheck();
    await press(page, 'Escape', 'k');
    await expect.poll(() => page.getByRole('complementary', { name: 'Code' }).count()).toBe(0);
    await leave();
  });
});

describe('by pointer', () => {
  it('a drag moves the colour under the thumb, and the address follows', async () => {
    const { page, leave } = await open();
    const box = (await page.locator('.plane').boundingBox())!;
    await drag(page, [box.x + 40, box.y + 60], (step) => [box.x + 40 + step, box.y + 60 + 2 * step], 120);
    const thumb = (await page.locator('.plane .thumb').boundingBox())!;
    expect(thumb.x + thumb.width / 2).toBeCloseTo(box.x + 159, -1);
    expect(thumb.y + thumb.height / 2).toBeCloseTo(box.y + 298, -1);
    const hex = await field(page, 'Text').inputValue();
    await addressEnds(page, `#fg=${hex.slice(1)}`);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => field(page, 'Text').inputValue()).toBe('#7298bc');
    await leave();
  });

  it('a palette is pasted, judged and mended with one press', async () => {
    const { page, leave } = await open();
    await fromMenu(page, 'Import colours');
    await page.getByRole('textbox', { name: /CSS, a list/ }).fill('--a: #ffa500;\n--b: #0000cd;\n--c: #66aa55;');
    await page.getByRole('button', { name: 'Import' }).click();
    await page.getByText('1 of 3 reach 4.5').waitFor();
    await page.getByRole('button', { name: 'Fix all' }).click();
    await page.getByText('3 of 3 reach 4.5').waitFor();
    await fromMenu(page, 'Export');
    const css = await page.locator('.dialog .code').textContent();
    expect(css).toContain('--color-text: #7298bc;');
    for (const [hex] of css!.matchAll(/(?<=palette-\d: )#\w{6}/g))
      expect(contrastRatio(rgb(hex), rgb('#ffffff'))).toBeGreaterThanOrEqual(4.5);
    await page.getByRole('button', { name: 'Close' }).click();
    expect(await violations(page)).toEqual([]);
    await leave();
  });

  it('a colour outside sRGB is mapped into it, what is none is refused in words; nothing typed is lost', async () => {
    const { page, leave } = await open();
    await field(page, 'Text').fill('nonsense');
    // A word that is being typed is no error yet; what is shown is said to be of the colour before.
    await page.getByText('Last readable colour is shown').waitFor();
    expect(await page.getByText('is not a colour').count()).toBe(0);
    await page.keyboard.press('Enter');
    await page.locator('.field-why').getByText('is not a colour').waitFor();
    await field(page, 'Text').fill('color(display-p3 0 1 0)');
    await expect.poll(() => page.getByText('is not a colour').count()).toBe(0);
    expect(await page.getByText(/outside sRGB|Reading …/).count()).toBe(0);
    await expect.poll(() => field(page, 'Text').inputValue()).toBe('color(display-p3 0 1 0)');
    expect(await violations(page)).toEqual([]);
    await field(page, 'Background').fill('nonsense');
    await page.keyboard.press('Enter');
    await page.locator('.field-why').getByText('is not a colour').waitFor();
    await leave();
  });
});

describe('a picture', () => {
  it('that is chosen or dropped has its touching pairs listed as the service lists them, and one is taken', async () => {
    const { page, leave } = await open();
    const [width, height] = [80, 60];
    const data = new Uint8ClampedArray(4 * width * height);
    for (let i = 0; i < width * height; i += 1)
      data.set(i % width < 40 ? [119, 119, 119, 255] : [255, 255, 255, 255], 4 * i);
    const png = Buffer.from(encodePng({ width, height, data }));
    await page.locator('#contrast-picture').setInputFiles({ name: 'shot.png', mimeType: 'image/png', buffer: png });
    const pair = page.getByRole('button', { name: '#777777' });
    await pair.waitFor();
    const { body } = await workbench.service.call('POST', '/v1/accessibility/from-image', {
      key: workbench.key,
      json: { image: png.toString('base64') },
    });
    const [first] = body.pairs;
    await expect.poll(() => pair.textContent()).toContain(`${first.a} on ${first.b}`);
    await expect.poll(() => pair.textContent()).toContain(`${(100 * first.border.share).toFixed(1)} % of all edges`);
    await pair.click();
    expect([await field(page, 'Text').inputValue(), await field(page, 'Background').inputValue()]).toEqual([
      first.a,
      first.b,
    ]);
    expect(await violations(page)).toEqual([]);
    await leave();
  });
});

describe('on a phone', () => {
  it('the ratio stays in sight while the plane is dragged, and the thumb is under the finger', async () => {
    const { page, leave } = await open('/contrast', { viewport: { width: 390, height: 844 } });
    await page.locator('.plane').scrollIntoViewIfNeeded();
    const box = (await page.locator('.plane').boundingBox())!;
    await page.mouse.move(box.x + 60, box.y + 80);
    await page.mouse.down();
    await page.mouse.move(box.x + 40, box.y + 200);
    await page.mouse.up();
    // What stands above may have become lower: the thumb is where it was put in the plane.
    const [thumb, plane] = [
      (await page.locator('.plane .thumb').boundingBox())!,
      (await page.locator('.plane').boundingBox())!,
    ];
    expect(thumb.y).toBeGreaterThan(plane.y);
    expect(thumb.y + thumb.height).toBeLessThan(plane.y + plane.height);
    const sticky = page.locator('.sticky-ratio');
    await expect.poll(() => sticky.locator('b').textContent()).toBe(await ratio(page).textContent());
    const place = (await sticky.boundingBox())!;
    expect(place.y).toBeGreaterThan(50);
    expect(place.y).toBeLessThan(80);
    await leave();
  });

  it('nothing moves under the finger, whichever rules pass on the way', async () => {
    const { page, leave } = await open('/contrast', { viewport: { width: 390, height: 844 } });
    await page.locator('.plane').scrollIntoViewIfNeeded();
    const plane = async () => (await page.locator('.plane').boundingBox())!;
    const { x, y, height } = await plane();
    await page.mouse.move(x + 20, y + 10);
    await page.mouse.down();
    const seen = new Set<number>();
    const ratios = new Set<string | null>();
    for (let at = 10; at < height - 10; at += 12) {
      await page.mouse.move(x + 20, y + at);
      seen.add((await plane()).y);
      ratios.add(await page.locator('.rules .bad').count().then(String));
    }
    await page.mouse.up();
    expect(ratios.size).toBe(4);
    expect([...seen]).toEqual([y]);
    await leave();
  });
});

describe('a link', () => {
  it('brings inputs back in the notation they were written in', async () => {
    const { page, leave } = await open('/contrast#fg=oklch(40%25+0.1+20)&bg=rebeccapurple&move=ground&min=7');
    await expect.poll(() => field(page, 'Text').inputValue()).toBe('oklch(40% 0.1 20)');
    await expect.poll(() => field(page, 'Background').inputValue()).toBe('rebeccapurple');
    await expect.poll(() => page.getByRole('radio', { name: 'background' }).isChecked()).toBe(true);
    await expect.poll(() => page.getByRole('radio', { name: '7', exact: true }).isChecked()).toBe(true);
    await leave();
  });
});

describe('the call', () => {
  const texts = async (page: Page, language: string): Promise<string[]> => {
    const drawer = page.getByRole('complementary', { name: 'Code' });
    await drawer.getByRole('radio', { name: language }).check();
    const names = await drawer.getByRole('option').allTextContents();
    const found: string[] = [];
    for (const name of names) {
      await drawer.getByRole('combobox').selectOption(name);
      found.push((await drawer.locator('.code').first().textContent())!);
    }
    return found;
  };

  it('is right as it is written, in every language, for every operation', async () => {
    const { page, leave } = await open('/contrast#fg=577a9b&bg=fff&pal=ffa500~0000cd&min=7');
    await press(page, 'k');
    expect(await violations(page)).toEqual([]);
    const curls = await texts(page, 'curl');
    expect(curls.length).toBe(5);
    for (const text of curls) {
      const { stdout } = await promisify(execFile)('sh', ['-c', text], {
        env: { ...process.env, API_KEY: workbench.key },
      });
      expect(JSON.parse(stdout).error).toBeUndefined();
    }
    const packed = new URL('../../../dist/npm/metamer-client/index.js', import.meta.url);
    const { createClient } = await import(packed.href);
    const client = createClient({ baseUrl: workbench.service.url, apiKey: workbench.key });
    for (const text of await texts(page, 'TypeScript')) {
      const call = /await (client\..*\))\);$/m.exec(text)![1]!;
      expect(await new Function('client', `return ${call}`)(client)).toBeTypeOf('object');
    }
    for (const query of await texts(page, 'GraphQL')) {
      const { body } = await workbench.service.call('POST', '/v1/graphql', { key: workbench.key, json: { query } });
      expect(body.errors).toBeUndefined();
    }
    await leave();
  });

  it('is run with a key, and every number of the page is that of the service', async () => {
    const { page, leave } = await open('/contrast#fg=%23a1b&bg=204060&pal=ffa500~0000cd&min=7');
    await press(page, 'k');
    const drawer = page.getByRole('complementary', { name: 'Code' });
    await expect.poll(() => drawer.getByRole('button', { name: /Run/ }).count()).toBe(0);
    await drawer.getByLabel('API key').fill(workbench.key);
    await press(page, 'Enter');
    for (const name of await drawer.getByRole('option').allTextContents()) {
      await drawer.getByRole('combobox').selectOption(name);
      await drawer.getByRole('button', { name: 'Compare with service' }).click();
      await expect
        .poll(() => drawer.locator('.same').textContent())
        .toMatch(/^All \d+ values match( \d+ of them to 12 digits.*)?$/);
    }
    await drawer.getByRole('button', { name: /^Run \(1 credit\)/ }).click();
    // The earlier answer stays, dimmed, until the run has its own, which has no comparison.
    await expect.poll(() => drawer.locator('.same').count()).toBe(0);
    await drawer.getByText(/^200 in \d+ ms, 1 credits/).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(page.url()).not.toContain(workbench.key);
    await page.reload();
    await fromMenu(page, 'API key');
    await page.getByRole('button', { name: 'Remove key' }).click();
    expect(await page.evaluate('sessionStorage.length + localStorage.length')).toBe(0);
    await leave();
  });

  it('says what went wrong with a key that is refused, and when the service is gone', async () => {
    const { page, leave } = await open('/contrast', {}, /Failed to load resource/);
    await press(page, 'k');
    const drawer = page.getByRole('complementary', { name: 'Code' });
    // A key that the service does not know is not used; what was typed stays.
    await drawer.getByLabel('API key').fill('mtm_live_nosuchkey_000000000000');
    await press(page, 'Enter');
    await drawer.getByRole('alert').filter({ hasText: 'key' }).waitFor();
    expect(await drawer.getByLabel('API key').inputValue()).toBe('mtm_live_nosuchkey_000000000000');
    // One that is revoked later has the card come back, and say why.
    const { id, secret } = await workbench.service.issue();
    await drawer.getByLabel('API key').fill(secret);
    await press(page, 'Enter');
    await drawer.getByRole('button', { name: /^Run/ }).waitFor();
    await workbench.service.call('DELETE', `/v1/admin/keys/${id}`, {
      headers: { 'x-admin-key': 'admin-key-for-the-tests' },
    });
    await drawer.getByRole('button', { name: /^Run/ }).click();
    await drawer.getByText('UNAUTHENTICATED').waitFor();
    await drawer.getByRole('alert').first().waitFor();
    await workbench.giveKey(page);
    await page.route('**/v1/**', (route) => route.abort());
    await drawer.getByRole('button', { name: /^Run/ }).click();
    await drawer.getByText('The service did not respond').waitFor();
    await drawer.getByRole('button', { name: /^Try again/ }).waitFor();
    for (const [status, code] of [
      [429, 'RATE_LIMITED'],
      [503, 'UNAVAILABLE'],
    ] as const) {
      const body = JSON.stringify({ error: { code, message: `A sentence about ${code}.` } });
      const headers = { 'retry-after': '7', 'x-request-id': `req-${status}`, 'content-type': 'application/json' };
      await page.route('**/v1/**', (route) => route.fulfill({ status, headers, body }));
      await drawer.getByRole('button', { name: /^Run/ }).click();
      await drawer.getByText(`A sentence about ${code}.`).waitFor();
      await drawer.getByText(`req-${status}`).waitFor();
      await drawer.getByRole('button', { name: 'Try again (in 7 s)' }).waitFor();
    }
    await expect.poll(() => field(page, 'Text').inputValue()).toBe('#7298bc');
    expect(await violations(page)).toEqual([]);
    await leave();
  });
});

describeLooks((options) => open('/contrast#pal=ffa500~0000cd~66aa55', options));

it('in print there is the result and nothing to press in the head, dark on white in every surround', async () => {
  const { page, leave } = await open();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect.poll(() => page.locator('header').isVisible()).toBe(false);
  await expect.poll(() => ratio(page).isVisible()).toBe(true);
  const inkAndPaper = () =>
    page.evaluate(() => [getComputedStyle(document.body).color, getComputedStyle(document.body).backgroundColor]);
  for (let surround = 0; surround < 3; surround += 1) {
    await expect.poll(inkAndPaper).toEqual(['rgb(23, 23, 23)', 'rgb(255, 255, 255)']);
    await page.keyboard.press('s');
  }
  // A browser that leaves out what lies behind text keeps the colours.
  expect(await page.locator('main').evaluate((main) => getComputedStyle(main).printColorAdjust)).toBe('exact');
  await leave();
});
