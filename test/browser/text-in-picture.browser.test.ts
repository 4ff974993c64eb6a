import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textRegions } from '../../src/accessibility/contrast/text/regions.ts';
import { contrastRatio } from '../../src/color/luminance.ts';
import { rgb } from '../../src/color/rgb.ts';
import { decodePng } from '../../src/image/png/decode.ts';
import { LINES_OF_PAGE, PAGE_SIZE, textPage } from '../accessibility/text-pages.ts';
import { launch } from './launch.ts';

interface Line {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly text: string;
  readonly background: string;
}

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Share of a line that regions have to cover for it to be found. */
const COVERED = 0.8;

/** The lines of a page, those of them that are found, with the error of their ratio, and the regions that are no line. */
const judge = async (seed: number) => {
  const page = await browser.newPage({ viewport: PAGE_SIZE });
  await page.setContent(textPage(seed));
  const lines = (await page.evaluate(LINES_OF_PAGE)) as Line[];
  const image = (await page.screenshot()).toString('base64');
  await page.close();
  const regions = textRegions(decodePng(image, { maxPixels: 1_000_000 }));
  const used = new Set<number>();
  const errors = lines.flatMap((line) => {
    const over = regions.flatMap(({ box, ratio }, i) => {
      const across = Math.min(box.x + box.width, line.x + line.width) - Math.max(box.x, line.x);
      const down = Math.min(box.y + box.height, line.y + line.height) - Math.max(box.y, line.y);
      return across > 0 && down > 0.5 * Math.min(box.height, line.height) ? [{ across, ratio, i }] : [];
    });
    for (const { i } of over) used.add(i);
    if (over.reduce((sum, { across }) => sum + across, 0) < COVERED * line.width) return [];
    const [best] = over.sort((a, b) => b.across - a.across);
    return [Math.abs(best!.ratio - contrastRatio(rgb(line.text), rgb(line.background)))];
  });
  return { lines: lines.length, errors, stray: regions.length - used.size };
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
