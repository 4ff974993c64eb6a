import { executablePath } from '../test/browser/executable.mjs';
import { withBuiltService } from './built-service.mjs';
import { load } from './install.mjs';
const { default: chromium } = await load('test/browser', '@sparticuz/chromium');
const { chromium: playwright } = (await load('test/browser', 'playwright-core')).default;
const browser = await playwright.launch({ executablePath: await executablePath(), args: chromium.args.filter((a) => a !== '--single-process'), headless: true });
const jobs = process.argv.slice(2).map((j) => j.split('|'));
await withBuiltService(async (base) => {
  for (const [name, address, look = 'light', width = '1440', height = '900', act = ''] of jobs) {
    try {
      const context = await browser.newContext({ viewport: { width: +width, height: +height }, colorScheme: look });
      const page = await context.newPage();
      const errors = [];
      page.on('pageerror', (e) => errors.push(String(e)));
      page.on('console', (m) => { if (m.type() === 'error') errors.push(m.text()); });
      await page.goto(base + address);
      await page.locator('h1').first().waitFor();
      await page.locator('.first-view').waitFor({ state: 'detached' }).catch(() => {});
      await page.waitForFunction("document.querySelectorAll('.waiting').length === 0", undefined, { timeout: 20000 }).catch(() => errors.push('waiting'));
      await page.waitForTimeout(1500);
      if (act) await eval(`(async (page) => { ${act} })`)(page);
      const wide = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
      await page.screenshot({ path: `/tmp/views/shots/${name}.png` });
      console.log(name, 'sideways', wide, errors.join(' | ').slice(0, 300));
      await context.close();
    } catch (e) { console.log(name, 'FAILED', String(e).slice(0, 300)); }
  }
});
await browser.close();
