import { load } from '../../scripts/install.mjs';
import { executablePath } from '../browser/executable.mjs';

/** Chromium of the packages of test/browser. */
export const launchChromium = async () => {
  const { chromium } = (await load('test/browser', 'playwright-core')).default;
  return chromium.launch({
    executablePath: await executablePath(),
    args: ['--no-sandbox', '--disable-gpu'],
    headless: true,
  });
};
