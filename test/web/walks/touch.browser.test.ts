import { expect, it } from 'vitest';
import type { Page } from '../../browser/packages.ts';
import { settled } from './browser.ts';
import { answered, countUnanswered } from './held.ts';
import { openWorkbench } from './workbench.ts';

const workbench = openWorkbench();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** What a finger drags: where it is, from where to where in shares of it, and what changes by that. */
interface Dragged {
  readonly name: string;
  readonly path: string;
  /** What is pressed before it is there. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly selector: string;
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly shown: (page: Page) => Promise<string | null>;
}

const textIn = (label: string) => (page: Page) => page.getByLabel(label, { exact: true }).first().inputValue();
const address = async (page: Page): Promise<string> => page.url();

const DRAGGED: readonly Dragged[] = [
  {
    name: 'the plane of Contrast',
    path: '/contrast',
    selector: '.plane',
    from: [0.3, 0.3],
    to: [0.2, 0.7],
    shown: textIn('Text'),
  },
  {
    name: 'the map of all hues',
    path: '/contrast',
    selector: '.hue-map',
    from: [0.6, 0.3],
    to: [0.2, 0.7],
    shown: textIn('Text'),
  },
  {
    name: 'the plane of Colour',
    path: '/color',
    selector: '.plane:not(.disc)',
    from: [0.3, 0.5],
    to: [0.1, 0.3],
    shown: textIn('Any CSS colour'),
  },
  {
    name: 'the disc of Colour',
    path: '/color',
    selector: '.disc',
    from: [0.5, 0.7],
    to: [0.6, 0.4],
    shown: textIn('Any CSS colour'),
  },
  {
    name: 'a slider of Colour',
    path: '/color',
    selector: '.sliders .slider-track',
    from: [0.5, 0.5],
    to: [0.8, 0.5],
    shown: textIn('Any CSS colour'),
  },
  {
    name: 'the plane of Shades',
    path: '/make/shades',
    selector: '.plane',
    from: [0.5, 0.4],
    to: [0.2, 0.6],
    shown: textIn('Base'),
  },
  {
    name: 'the wheel of Harmony',
    path: '/make/harmony',
    selector: '.wheel',
    from: [0.8, 0.5],
    to: [0.5, 0.15],
    shown: address,
  },
  {
    name: 'a stop of Gradient',
    path: '/make/gradient',
    selector: '.stop:not(.ghost) >> nth=1',
    from: [0.5, 0.5],
    to: [3, 0.5],
    shown: address,
  },
  {
    name: 'a point of a curve',
    path: '/make/shades',
    selector: '.curve-thumb >> nth=3',
    from: [0.5, 0.5],
    to: [0.5, 3],
    shown: address,
  },
  {
    name: 'the divider of a picture',
    path: '/vision',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Show all hues' }).tap();
      await page.locator('.thumbnails canvas').last().waitFor();
      // Its heading takes the focus, and the page goes there.
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('picture-title');
    },
    selector: '.compared',
    from: [0.5, 0.5],
    to: [0.2, 0.5],
    shown: (page) => page.getByRole('slider', { name: /^Divider/ }).inputValue(),
  },
  {
    name: 'an end of a range in Browse',
    path: '/browse/atlas',
    prepare: (page) => page.getByText('Filters', { exact: true }).tap(),
    selector: '.range-track >> nth=1',
    from: [0.3, 0.8],
    to: [0.6, 0.8],
    shown: address,
  },
];

it.each(DRAGGED)(
  '$name follows a finger, and the page stays where it is',
  async ({ path, prepare, selector, from, to, shown }) => {
    const { page, leave } = await workbench.open(path, PHONE, undefined, countUnanswered);
    await prepare?.(page);
    const thing = page.locator(selector).first();
    await thing.waitFor();
    // What a worker is still computing changes the height of what lies above, and with it where the page is scrolled.
    await answered(page);
    await settled(page);
    await thing.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const before = await shown(page);
    const { x, y, width, height } = (await thing.boundingBox())!;
    // What lies above may grow by what is said about the edit: the browser scrolls then so that nothing moves for the eye.
    const place = () =>
      thing.evaluate((element) => element.closest('section, fieldset, main')!.getBoundingClientRect().top);
    const seen = await place();
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove', share: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [
          {
            x: x + width * (from[0] + share * (to[0] - from[0])),
            y: y + height * (from[1] + share * (to[1] - from[1])),
          },
        ],
      });
    await touch('touchStart', 0);
    for (let step = 1; step <= 8; step += 1) await touch('touchMove', step / 8);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => shown(page)).not.toBe(before);
    await answered(page);
    await settled(page);
    expect(Math.abs((await place()) - seen)).toBeLessThan(1);
    await leave();
  },
);

it('a tap on a swatch opens what can be done with it, and a tap beside closes it', async () => {
  const { page, leave } = await workbench.open('/vision', PHONE);
  await page.locator('.swatch-face').first().tap();
  await page.getByRole('button', { name: 'Copy as hex' }).first().waitFor();
  await page.touchscreen.tap(20, 820);
  await expect.poll(() => page.getByRole('button', { name: 'Copy as hex' }).first().isVisible()).toBe(false);
  await leave();
});
