import { describe, expect, it } from 'vitest';
import { firefoxPath, LEAST_FIREFOX, launchFirefox } from '../browser/launch.ts';
import { EVERYDAY } from './tasks.ts';
import { tryTask } from './try-task.ts';
import { openWorld } from './world.ts';

const path = firefoxPath();

if (path === undefined) {
  console.warn(
    `The everyday tasks are not tried in Firefox: there is none here of version ${LEAST_FIREFOX} or later (firefox-esr of Debian, or FIREFOX=path).`,
  );
  it.skip('Firefox is not installed: the everyday tasks are not tried in it', () => expect.unreachable());
} else {
  const world = openWorld(() => launchFirefox(path));
  describe('in Firefox', () => {
    it.each(EVERYDAY.map((task, at) => [`${at + 1}. ${task.wants}`, task, at] as const))('%s', (_, task, at) =>
      tryTask(task, { width: 1440, hand: at % 2 === 1 ? 'keyboard' : 'mouse' }, world),
    );
  });
}
