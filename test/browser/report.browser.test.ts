import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderReport } from '../../src/analyzer/render/render.ts';
import { launch } from './launch.ts';

const finding = (id: string, severity: string, category: string, places: number) => ({
  id,
  title: `Fault ${id} <script>document.title = "owned"</script>`,
  severity,
  category,
  message: `<img src=x onerror="document.title = 'owned'"> is wrong.`,
  count: places,
  total: places + 2,
  items: Array.from({ length: places }, (_, i) => ({
    selector: `main > p:nth-of-type(${i})`,
    line: i + 1,
    column: 7,
    snippet: `<p class="place-${i}">${'text '.repeat(20)}</p>`,
  })),
  help: 'https://example.org/rule',
  fix: `Mend ${id}.`,
});

const REPORT = {
  url: 'https://example.com/',
  audit_version: '3.0',
  created_at: '2026-03-04T05:06:07.000Z',
  category_scores: { seo: 61, a11y: 92, security: 0 },
  unscored_categories: ['contrast'],
  incomplete: [{ stage: 'media', reason: 'Image files named in the mark-up.' }],
  sections: {
    core: {
      meta: { title: 'A page' },
      headings: Array.from({ length: 90 }, (_, i) => ({ level: 2, text: `Heading ${i}` })),
      markupA11y: {
        findings: [finding('one', 'critical', 'a11y', 15), finding('two', 'minor', 'a11y', 1)],
        checks: { passed: ['a11y-html-lang'], undecided: [{ id: 'x', reason: 'Unknown.' }] },
      },
    },
    seo: { seoAudit: { findings: [finding('three', 'serious', 'seo', 2)], checks: {} } },
    palette: { colors: { text: [{ hex: '#336699', uses: 3 }] } },
  },
};

let browser: Browser;
let source: string;
beforeAll(async () => {
  source = String(await renderReport(REPORT, { format: 'html' }));
  browser = await launch();
});
afterAll(() => browser.close());

/** Opens the report as a file would be; with what the browser complains of. */
const open = async (
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<{ page: Page; complaints: string[] }> => {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: source }));
  await page.goto('https://report.example/');
  return { page, complaints };
};

const violations = `${axe.source}; axe.run().then((found) => found.violations.map((one) => one.id))`;
const places = (page: Page) => page.locator('.places li:visible');

describe('a rendered report', () => {
  it.each([
    { colorScheme: 'light', width: 1280 },
    { colorScheme: 'dark', width: 1280 },
    { colorScheme: 'light', width: 390 },
    { colorScheme: 'dark', width: 390 },
  ] as const)(
    'has no violation that axe-core finds and no sideways scrolling, $colorScheme, $width pixels',
    async ({ colorScheme, width }) => {
      const { page, complaints } = await open({ colorScheme, viewport: { width, height: 800 } });
      expect(await page.title()).toBe('Page report: A page');
      expect(await page.evaluate(violations)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );

  it('filters by severity and by area without a script, and prints all the same', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    const fixes = page.locator('.fix:visible');
    await expect.poll(() => fixes.count()).toBe(3);
    await page.getByRole('checkbox', { name: /^Critical/ }).uncheck();
    await expect.poll(() => fixes.count()).toBe(2);
    await page.getByRole('checkbox', { name: /^SEO/ }).uncheck();
    await expect.poll(() => fixes.count()).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => fixes.count()).toBe(3);
    await page.context().close();
  });

  it('shows some places, more when asked, and all of them on paper', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    await expect.poll(() => places(page).count()).toBe(1 + 1 + 1);
    await page.getByText('14 more places').click();
    await expect.poll(() => places(page).count()).toBe(15 + 1 + 1);
    await page.getByText('14 more places').click();
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => places(page).count()).toBe(15 + 1 + 2);
    await expect.poll(() => page.locator('tbody tr:visible').count()).toBe(90);
    const clipped = `[...document.querySelectorAll('.wide')].filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1).length`;
    await page.context().close();
    const { page: paper } = await open();
    await paper.emulateMedia({ media: 'print' });
    await paper.setViewportSize({ width: 700, height: 900 });
    expect(await paper.evaluate(clipped)).toBe(0);
    await paper.context().close();
  });

  it('copies a fix as text; the buttons are there where they work', async () => {
    const { page } = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
    const button = page.locator('#fix-0 button');
    await button.click();
    await page.waitForFunction(`document.querySelector('#fix-0 button').textContent.startsWith('Copied')`);
    const copied = String(await page.evaluate('navigator.clipboard.readText()'));
    expect(copied).toContain('## Mend one.');
    expect(copied).toContain('**Fault one <script>document.title = "owned"</script>**');
    expect(copied).toContain('- Line 15, column 7');
    expect(copied).toContain('<p class="place-14">');
    expect(copied).toContain('Rule: https://example.org/rule');
    const { page: still } = await open({ javaScriptEnabled: false });
    await expect.poll(() => still.locator('button:visible').count()).toBe(0);
    await Promise.all([page, still].map((one) => one.context().close()));
  });
});
