import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textRegions } from '../../src/accessibility/contrast/text/regions.ts';
import { contrastRatio } from '../../src/color/luminance.ts';
import { rgb } from '../../src/color/rgb.ts';
import { counterRandom } from '../../src/exact/random/counter-random.ts';
import { decodePng } from '../../src/image/png/decode.ts';
import {
  judgeRegions,
  LINES_OF_PAGE,
  type Line,
  PAGE_SIZE,
  PAGE_STREAM,
  textPage,
} from '../accessibility/text-pages.mjs';
import { launch } from './launch.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const ratioOf = (text: string, background: string): number => contrastRatio(rgb(text), rgb(background));

/** The lines of a page, those of them that are found, with the error of their ratio, and the regions that are no line. */
const judge = async (seed: number) => {
  const page = await browser.newPage({ viewport: PAGE_SIZE });
  await page.setContent(textPage(counterRandom(seed, PAGE_STREAM)));
  const lines = (await page.evaluate(LINES_OF_PAGE)) as Line[];
  const image = (await page.screenshot()).toString('base64');
  await page.close();
  return judgeRegions(lines, textRegions(decodePng(image, { maxPixels: 1_000_000 })), ratioOf);
};

// The thresholds were chosen on the first half; the second was looked at afterwards.
it.each([
  ['seen before', 0],
  ['kept back', 15],
])('finds the text of fifteen pages %s', async (_, from) => {
  let [lines, stray] = [0, 0];
  const errors: number[] = [];
  for (let seed = from; seed < from + 15; seed += 1) {
    const judged = await judge(seed);
    lines += judged.lines;
    stray += judged.stray;
    errors.push(...judged.errors);
  }
  expect(errors.length / lines).toBeGreaterThanOrEqual(0.95);
  expect(stray / 15).toBeLessThanOrEqual(0.3);
  expect(errors.filter((error) => error <= 0.3).length / errors.length).toBeGreaterThanOrEqual(0.95);
});
