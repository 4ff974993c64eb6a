// The text that is found in screenshots of pages whose text is known, taken in Chromium: the first half was seen while thresholds were
// chosen. Needs the packages of test/browser.
import { textRegions } from '../../dist/src/accessibility/contrast/text/regions.js';
import { contrastRatio } from '../../dist/src/color/luminance.js';
import { rgb } from '../../dist/src/color/rgb.js';
import { counterRandom } from '../../dist/src/exact/random/counter-random.js';
import { decodePng } from '../../dist/src/image/png/decode.js';
import { judgeRegions, LINES_OF_PAGE, PAGE_SIZE, PAGE_STREAM, textPage } from '../accessibility/text-pages.mjs';
import { launchChromium } from './chromium.mjs';

/** Screenshots, not times: every round has the same. */
export const settings = { rounds: 1 };

const HALF = 15;
const NEAR = 0.3;
const ratioOf = (text, background) => contrastRatio(rgb(text), rgb(background));

const judge = async (browser, seed) => {
  const page = await browser.newPage({ viewport: PAGE_SIZE });
  await page.setContent(textPage(counterRandom(seed, PAGE_STREAM)));
  const lines = await page.evaluate(LINES_OF_PAGE);
  const image = (await page.screenshot()).toString('base64');
  await page.close();
  return judgeRegions(lines, textRegions(decodePng(image, { maxPixels: 1_000_000 })), ratioOf);
};

export const run = async (report) => {
  const browser = await launchChromium();
  try {
    for (const [what, from] of [
      ['pages of the fit', 0],
      ['pages held out', HALF],
    ]) {
      const pages = [];
      for (let seed = from; seed < from + HALF; seed += 1) pages.push(await judge(browser, seed));
      const errors = pages.flatMap((page) => page.errors);
      const sum = (of) => pages.reduce((total, page) => total + of(page), 0);
      const lines = sum((page) => page.lines);
      const row = (label, value, unit, bound) =>
        report(`${label}, ${HALF} ${what}`, value, unit, { ...bound, exact: true });
      row(`lines found, of ${lines}`, (100 * errors.length) / lines, '%', { atLeast: 90 });
      row('false regions on a page, mean', sum((page) => page.stray) / HALF, '', { limit: 1 });
      const near = errors.filter((error) => error <= NEAR).length;
      row(`lines found whose contrast is within ${NEAR}`, (100 * near) / errors.length, '%', { atLeast: 100 });
    }
  } finally {
    await browser.close();
  }
};
