// Takes the pictures of docs/workbench.md: every view of the built page in a browser, light and dark. docs/pictures/*.png
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import chromium from '@sparticuz/chromium';
import { chromium as playwright } from 'playwright-core';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'docs', 'pictures');

/** Only these, where some are named: npm run pictures -- browse search. */
const wanted = process.argv.slice(2);

/** Name, address, what to wait for, and how it is looked at. */
const PICTURES = [
  ['contrast', '/contrast#pal=ffa500~3b54c4~66aa55~8d5a97', '.palette'],
  ['colour', '/#c=oklch(62%25+0.17+25)&vs=d1495b', '.formats'],
  ['vision', '/vision', '.sight-verdict .fix'],
  ['palette', '/make/palette', '.cell-facts'],
  ['harmony', '/make/harmony#hue=28&s=0.75&l=0.55', '.mock'],
  ['gradient', '/make/gradient', '.gradient-strip'],
  ['shades', '/make/shades', '.mock'],
  ['tokens', '/make/tokens', '.mock'],
  ['system', '/make/system', '.mock'],
  ['browse-record', '/browse/palettes#id=pal_1422zn', '.record-members'],
  ['audit', '/audit', '.report'],
  ['usage', '/usage', '.example'],
  ['reference', '/v1/docs#op=color-contrast', '.operation'],
  ['guide', '/guide/contrast', '.guide-text'],
  ['browse', '/browse/palettes#f=carries_body_text:true', '.records li'],
  ['search', '/search', '.found-list'],
  ['contrast-dark', '/contrast', '.models', { colorScheme: 'dark' }],
  ['vision-narrow', '/vision', '.sight-verdict .fix', { viewport: { width: 390, height: 844 } }],
];
const VIEWPORT = { width: 1280, height: 900 };

const data = mkdtempSync(join(tmpdir(), 'metamer-pictures-'));
const child = spawn(process.execPath, ['dist/server/main.js'], {
  cwd: root,
  env: { ...process.env, PORT: '0', DATABASE_URL: `file:${join(data, 'pictures.db')}`, LOG_LEVEL: 'error' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const base = await new Promise((resolve, reject) => {
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
    const url = /listens on (http:\S+)/.exec(output)?.[1];
    if (url) resolve(url);
  });
  child.once('exit', () => reject(new Error(`the service did not start: ${output}`)));
});

const browser = await playwright.launch({
  executablePath: await chromium.executablePath(),
  args: chromium.args.filter((arg) => arg !== '--single-process'),
  headless: true,
});
try {
  mkdirSync(folder, { recursive: true });
  for (const [name, address, part, look = {}] of PICTURES.filter(
    ([name]) => wanted.length === 0 || wanted.includes(name),
  )) {
    const context = await browser.newContext({ viewport: VIEWPORT, colorScheme: 'light', ...look });
    const page = await context.newPage();
    await page.goto(base + address);
    await page.locator(part).first().waitFor();
    // Canvases are painted in the frame after.
    await page.waitForTimeout(500);
    const path = join(folder, `${name}.png`);
    await page.screenshot({ path });
    await context.close();
    console.log(`${name}.png  ${statSync(path).size} bytes`);
  }
} finally {
  await browser.close();
  child.kill('SIGTERM');
  await new Promise((resolve) => child.once('exit', resolve));
  rmSync(data, { recursive: true, force: true });
}
