import { beforeAll, expect, it } from 'vitest';
import { VIEW_PATHS } from '../../../src/http/workbench.ts';
import { longestTasks } from './browser.ts';
import { openWorkbench } from './workbench.ts';

const workbench = openWorkbench();
const LONG_MS = 100;
const TRIES = 3;
const PATHS = [...VIEW_PATHS, '/v1/docs', '/guide', '/guide/contrast', '/v1/status'];

/** The longest task of each path, in its best try. A collection of garbage may fall into any task: what is long each time is the page's own doing. */
const longest = new Map<string, number>();

beforeAll(async () => {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const left = PATHS.filter((path) => !((longest.get(path) ?? Number.POSITIVE_INFINITY) < LONG_MS));
    if (left.length === 0) return;
    for (const [path, ms] of await longestTasks(workbench.browser, workbench.service.url, left))
      longest.set(path, Math.min(ms, longest.get(path) ?? Number.POSITIVE_INFINITY));
  }
}, 240_000);

it.each(PATHS)('%s opens without a long task', (path) => {
  expect(longest.get(path)).toBeGreaterThan(1);
  expect(longest.get(path)).toBeLessThan(LONG_MS);
});
