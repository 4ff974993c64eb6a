import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { BrowserContextOptions, Page } from '../browser/packages.ts';
import { settled, sideways, visit } from '../web/walks/browser.ts';
import { keptBy, SHOWN } from './views.ts';
import { openWorld } from './world.ts';

/** Where the pictures go; without it the views are only opened in every look. */
const folder = process.env.PICTURES;
if (folder) mkdirSync(folder, { recursive: true });

interface Look {
  readonly look: string;
  readonly options: BrowserContextOptions;
  readonly media?: Parameters<Page['emulateMedia']>[0];
  readonly surround?: 'mid';
}

const WIDE = { viewport: { width: 1440, height: 900 } } as const;
const LOOKS: readonly Look[] = [
  { look: 'light', options: WIDE },
  { look: 'dark', options: { ...WIDE, colorScheme: 'dark' } },
  { look: 'mid-grey', options: WIDE, surround: 'mid' },
  { look: 'forced', options: { ...WIDE, forcedColors: 'active' } },
  { look: 'print', options: { viewport: { width: 794, height: 1123 } }, media: { media: 'print' } },
  // Twice as large in the same window.
  { look: '200-percent', options: { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 } },
  { look: 'phone', options: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 } },
];

const world = openWorld();

describe.each(SHOWN.filter(({ state }) => state === 'filled'))('$path', ({ path, address }) => {
  it.each(LOOKS)('in $look: nothing beside the window', async ({ look, options, media, surround }) => {
    const key = await world.newKey();
    const { page, leave } = await visit(world.browser, world.origin, address, options, undefined, (context) =>
      context.addInitScript(keptBy(key)),
    );
    if (media) await page.emulateMedia(media);
    if (surround)
      await page.evaluate((value) => Object.assign(document.documentElement.dataset, { surround: value }), surround);
    await settled(page);
    await expect.poll(() => page.getByText('Loading …').count()).toBe(0);
    expect(await sideways(page)).toBe(0);
    const name = path.slice(1).replaceAll('/', '-') || 'home';
    if (folder) await page.screenshot({ path: join(folder, `${name}-${look}.png`), fullPage: true });
    await leave();
  });
});
