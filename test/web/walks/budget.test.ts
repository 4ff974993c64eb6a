import { expect, it } from 'vitest';
import { VIEW_PATHS } from '../../../src/http/workbench.ts';
import { longestTask } from './browser.ts';
import { openWorkbench } from './workbench.ts';

const workbench = openWorkbench();
const LONG_MS = 100;
const TRIES = 3;

it.each([...VIEW_PATHS, '/v1/docs', '/guide', '/guide/contrast', '/v1/status'])(
  '%s opens without a long task',
  async (path) => {
    const longest: number[] = [];
    // A collection of garbage may fall into any task: what is long each time is the page's own doing.
    while (longest.length < TRIES && !longest.some((one) => one < LONG_MS))
      longest.push(await longestTask(workbench.browser, workbench.service.url + path));
    expect(longest[0]).toBeGreaterThan(1);
    expect(Math.min(...longest)).toBeLessThan(LONG_MS);
  },
  60_000,
);
