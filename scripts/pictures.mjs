// Takes the pictures of docs/workbench.md: every view of the built page in a browser, light and dark; and those of interfaces in
// four brands for docs/gallery.md (npm run pictures -- interfaces). docs/pictures/*.png
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { executablePath } from '../test/browser/executable.mjs';
import { withBuiltService } from './built-service.mjs';
import { load } from './install.mjs';
import { takeInterfaces } from './interface-pictures.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'docs', 'pictures');

/** Only these, where some are named: npm run pictures -- browse search. */
const wanted = process.argv.slice(2);

/** What the picture of the library has in it: the view that saves it, and its name. */
const SAVED = [
  ['/contrast#fg=123456&bg=eeeeee', 'Sea on stone'],
  ['/make/palette', 'Spring campaign'],
  ['/make/gradient', 'Hero background'],
  ['/make/shades#c=0f766e&n=9', 'Teal scale'],
  ['/make/tokens', 'Product tokens'],
];

/** Name, address, what to wait for, and how it is looked at. */
const PICTURES = [
  ['home', '/', '[aria-labelledby=home-scale] .strip'],
  ['make', '/make', '.made-pages'],
  ['library', '/library', '.item-name'],
  ['contrast', '/contrast#pal=ffa500~3b54c4~66aa55~8d5a97', '.palette'],
  ['colour', '/color#c=oklch(62%25+0.17+25)&vs=d1495b', '.formats'],
  ['vision', '/vision', '.repair-closest b'],
  ['palette', '/make/palette', '.cell-facts'],
  ['harmony', '/make/harmony#hue=28&s=0.75&l=0.55', '.ui'],
  ['gradient', '/make/gradient', '.ui'],
  ['shades', '/make/shades', '.ui'],
  ['tokens', '/make/tokens', '.ui'],
  ['system', '/make/system', '.ui'],
  ['browse-record', '/browse/palettes#id=pal_1422zn', '.record-members'],
  ['audit', '/audit', '.report'],
  ['usage', '/account', '.example'],
  ['reference', '/v1/docs#op=color-contrast', '.operation'],
  ['guide', '/guide/contrast', '.guide-text'],
  ['browse', '/browse/palettes#f=carries_body_text:true', '.records li'],
  ['search', '/search', '.found-list'],
  ['contrast-dark', '/contrast', '.models', { colorScheme: 'dark' }],
  ['vision-narrow', '/vision', '.repair-closest b', { viewport: { width: 390, height: 844 } }],
];
const VIEWPORT = { width: 1280, height: 900 };

const { default: chromium } = await load('test/browser', '@sparticuz/chromium');
const { chromium: playwright } = (await load('test/browser', 'playwright-core')).default;
const browser = await playwright.launch({
  executablePath: await executablePath(),
  args: chromium.args.filter((arg) => arg !== '--single-process'),
  headless: true,
});
/** As a person saves it: Ctrl K, "save", a name. */
const save = async (page, base, [address, name]) => {
  await page.goto(base + address);
  await page.locator('.first-view').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Search, or paste/ }).fill('save');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Save to library' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
};

await withBuiltService(async (base) => {
  mkdirSync(folder, { recursive: true });
  for (const [name, address, part, look = {}] of PICTURES.filter(
    ([name]) => wanted.length === 0 || wanted.includes(name),
  )) {
    const context = await browser.newContext({ viewport: VIEWPORT, colorScheme: 'light', ...look });
    const page = await context.newPage();
    if (name === 'library') for (const one of SAVED) await save(page, base, one);
    await page.goto(base + address);
    // The interface of a gradient waits for the first input.
    await page.locator('.first-view').waitFor({ state: 'detached' });
    await page.mouse.move(1, 1);
    await page.locator(part).first().waitFor();
    // Canvases are painted in the frame after.
    await page.waitForTimeout(500);
    const path = join(folder, `${name}.png`);
    await page.screenshot({ path });
    await context.close();
    console.log(`${name}.png  ${statSync(path).size} bytes`);
  }
  if (wanted.length === 0 || wanted.includes('interfaces'))
    for (const name of await takeInterfaces(browser, base, folder))
      console.log(`${name}  ${statSync(join(folder, name)).size} bytes`);
}).finally(() => browser.close());
