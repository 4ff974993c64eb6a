import { expect } from 'vitest';
import { PICKED } from '../person.ts';
import type { Task } from '../task.ts';
import { button, field } from '../thing.ts';

const COLOR = field('Any CSS colour');

export const PICK_FROM_SCREEN: Task = {
  wants: 'A colour that is seen somewhere on the screen, checked for its contrast',
  starts: '/color',
  most: 2,
  async does({ hand, go, reads }) {
    await hand.press(button('Pick from screen'));
    await reads(COLOR, PICKED);
    await go('Contrast');
  },
  ends: ({ reads }) => reads(field('Text'), PICKED),
};

export const CONVERT: Task = {
  wants: 'rebeccapurple as Display P3',
  starts: '/color',
  most: 2,
  async does({ hand, sees }) {
    await hand.paste(COLOR, 'rebeccapurple');
    await sees('color(display-p3 0.37367 0.21033 0.57911)');
    await hand.press(button('Copy Display P3'));
    await sees(/^Copied /);
  },
  async ends({ clipboard }) {
    expect(await clipboard.read()).toBe('color(display-p3 0.37367 0.21033 0.57911)');
  },
};

export const TELL_APART: Task = {
  wants: 'How far apart two nearly equal blues are',
  starts: '/color',
  most: 2,
  async does({ hand }) {
    await hand.enter(COLOR, '#336699');
    await hand.enter(field('Other colour'), '#34679a');
  },
  async ends({ page, sees }) {
    await sees('Difference to another colour');
    await expect.poll(() => page.getByText(/^0\.\d\d CIEDE2000/).count()).toBe(1);
  },
};

export const TAKE_ALONG: Task = {
  wants: 'The brand colour in every view, given once',
  starts: '/color',
  most: 3,
  async does({ hand, go, reads }) {
    await hand.enter(COLOR, '#e4007f');
    await go('Make');
    await reads(field(/^(?:Begin|Start) with a colour$/), '#e4007f');
    await go('Contrast');
  },
  ends: ({ reads }) => reads(field('Text'), '#e4007f'),
};

export const JUDGE_IN_THE_DARK: Task = {
  wants: 'The page in dark, now and next time',
  starts: '/color',
  most: 2,
  async does({ hand }) {
    await hand.press(button('Menu'));
    await hand.press(button('Theme: light, dark, mid-grey'));
  },
  async ends({ page }) {
    const brightness = () =>
      page.evaluate(() => Number(/\d+/.exec(getComputedStyle(document.body).backgroundColor)?.[0] ?? 255));
    await expect.poll(brightness).toBeLessThan(64);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await brightness()).toBeLessThan(64);
  },
};
