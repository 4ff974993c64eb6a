import { describe, expect, it } from 'vitest';
import { PATHS } from '../../../src/web/paths.ts';
import { settled } from './browser.ts';
import { openWorkbench } from './workbench.ts';

const workbench = openWorkbench();

describe('a view that is opened', () => {
  it.each(PATHS)(
    '%s loads at most five scripts by itself, its worker among them, and none of another view',
    async (path) => {
      const { page, leave } = await workbench.open('/v1/status', { javaScriptEnabled: true });
      const scripts = new Set<string>();
      page.on('request', (request) => {
        const name = /\/assets\/(.+)-\w{8}\.js$/.exec(request.url())?.[1];
        if (name !== undefined) scripts.add(name);
      });
      await page.goto(workbench.service.url + path);
      await page.locator('.first-view').waitFor({ state: 'detached' });
      await settled(page);
      await page.waitForLoadState('networkidle');
      expect([...scripts].length, [...scripts].join(', ')).toBeLessThanOrEqual(5);
      expect([...scripts].filter((name) => name.startsWith('view-'))).toHaveLength(1);
      await leave();
    },
  );
});
