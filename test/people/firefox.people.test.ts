import { describe, expect, it } from 'vitest';
import { firefoxPath, launchFirefox } from '../browser/launch.ts';
import { EVERYDAY } from './tasks.ts';
import { tryTask } from './try-task.ts';
import { openWorld } from './world.ts';

const path = firefoxPath();

/** Why no page can be opened in this Firefox: it may lack a command of WebDriver BiDi that every context of Playwright begins with. */
const whyNot = async (executable: string): Promise<string | undefined> => {
  const browser = await launchFirefox(executable);
  try {
    await (await browser.newContext()).close();
    return undefined;
  } catch (error) {
    if (/unknown command/.test(String(error))) return String(error);
    throw error;
  } finally {
    await browser.close();
  }
};

const missing = path === undefined ? 'there is none here (firefox-esr of Debian, or FIREFOX=path)' : await whyNot(path);

if (path === undefined || missing !== undefined) {
  console.warn(`The everyday tasks are not tried in Firefox: ${missing}.`);
  it.skip('Firefox is not installed or lacks a command: the everyday tasks are not tried in it', () =>
    expect.unreachable());
} else {
  const world = openWorld(() => launchFirefox(path));
  describe('in Firefox', () => {
    it.each(EVERYDAY.map((task, at) => [`${at + 1}. ${task.wants}`, task, at] as const))(
      '%s',
      (_, task, at) => tryTask(task, { width: 1440, hand: at % 2 === 1 ? 'keyboard' : 'mouse' }, world),
      120_000,
    );
  });
}
