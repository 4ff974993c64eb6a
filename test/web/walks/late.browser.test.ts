import { describe, expect, it } from 'vitest';
import { PATHS } from '../../../src/web/paths.ts';
import { layoutShifts, settled } from './browser.ts';
import { answered, countUnanswered } from './held.ts';
import { openWorkbench } from './workbench.ts';

const workbench = openWorkbench();

const WINDOWS = [
  { width: 1280, height: 860 },
  { width: 390, height: 844 },
];

describe('a view whose worker and responses are late', () => {
  it.each(PATHS)('%s has room for what they bring: nothing shifts', async (path) => {
    for (const viewport of WINDOWS) {
      const { page, leave } = await workbench.open(path, { viewport }, undefined, async (context) => {
        await countUnanswered(context);
        await context.route(/\/assets\/worker-|\/v1\/(?!docs|status)/, async (route) => {
          await new Promise((go) => setTimeout(go, 600));
          await route.continue();
        });
      });
      await page.waitForLoadState('networkidle');
      await answered(page);
      await settled(page);
      expect([viewport.width, await layoutShifts(page)]).toEqual([viewport.width, []]);
      await leave();
    }
  });
});
