// Takes the pictures of docs/workbench.md: every view of the built page in a browser, light and dark; and those of interfaces in
// four brands for docs/gallery.md (npm run pictures -- interfaces). docs/pictures/*.png
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { executablePath } from '../test/browser/executable.mjs';
import { withBuiltService } from './built-service.mjs';
import { load } from './install.mjs';
import { takeInterfaces } from './interface-pictures.mjs';
import { askByGraphql, fillLibrary, signIn } from './picture-scenes.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'docs', 'pictures');

/** Only these, where some are named: npm run pictures -- browse search. */
const wanted = process.argv.slice(2);

/** Name, address, what to wait for, how it is looked at, and what is done before. */
const PICTURES = [
  ['home', '/', '[aria-labelledby=home-scale] .strip'],
  ['make', '/make', '.made-pages'],
  ['library', '/library', '.item-name', {}, fillLibrary],
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
  ['administration', '/account', '.administration a >> text=Nightly audit', {}, signIn],
  ['graphql', '/v1/graphql', '.graphiql-editor', {}, askByGraphql],
  ['not-found', '/contrst', 'h1'],
  ['reference', '/v1/docs#op=color-contrast', '.operation'],
  ['guide', '/guide/contrast', '.guide-text'],
  ['browse', '/browse/palettes#f=carries_body_text:true', '.records li'],
  ['search', '/search', '.found-list'],
  ['contrast-dark', '/contrast', '.models', { colorScheme: 'dark' }],
  ['vision-narrow', '/vision', '.repair-closest b', { viewport: { width: 390, height: 844 } }],
];
const VIEWPORT = { width: 1280, height: 900 };

const { chromium: playwright } = (await load('test/browser', 'playwright-core')).default;
const browser = await playwright.launch({
  executablePath: await executablePath(),
  // As people have it: a browser that keeps sites apart says which page a request is from.
  args: ['--no-sandbox', '--disable-gpu'],
  headless: true,
});

await withBuiltService(async (base, database) => {
  mkdirSync(folder, { recursive: true });
  for (const [name, address, part, look = {}, prepare] of PICTURES.filter(
    ([name]) => wanted.length === 0 || wanted.includes(name),
  )) {
    const context = await browser.newContext({ viewport: VIEWPORT, colorScheme: 'light', ...look });
    const page = await context.newPage();
    const finish = await prepare?.(page, { base, database });
    await page.goto(base + address);
    // The interface of a gradient waits for the first input.
    await page.locator('.first-view').waitFor({ state: 'detached' });
    await page.mouse.move(1, 1);
    await page.locator(part).first().waitFor();
    await finish?.();
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
