import { expect } from 'vitest';
import type { Task } from '../task.ts';
import { aside, button, choice, dialog, field, inside, link } from '../thing.ts';

const HOME_FIELD = field('Colour, pair, palette, image or web address');
const TEXT = field('Text');

export const FIX_A_PAIR: Task = {
  wants: 'Is #7298bc readable on white? If not, the nearest blue that is, as oklch',
  starts: '/',
  most: 3,
  async does({ hand, sees }) {
    await hand.paste(HOME_FIELD, '#7298bc on white');
    await hand.press(button(/^Use #577a9b/));
    await hand.press(button(/^Copy oklch/));
    await sees(/^Copied /);
  },
  async ends({ page, clipboard, sees }) {
    await sees(/^4\.50$/);
    await expect.poll(() => page.getByLabel('Contrast ratio', { exact: true }).textContent()).toBe('4.50');
    expect(await clipboard.read()).toBe('oklch(0.56628 0.06502 247.576)');
  },
};

export const CODE_OF_A_VIEW: Task = {
  wants: 'The request behind what the page shows, to put into a program',
  starts: '/contrast#fg=577a9b&bg=fff',
  most: 3,
  mostOnPhone: 4,
  async does({ hand, manner, sees }) {
    if (manner.width === 390) await hand.press(button('Menu'));
    await hand.press(button('Show code'));
    const code = aside('Code');
    await hand.press(inside(code, choice('GraphQL')));
    await hand.press(inside(code, button('Copy')));
    await sees(/^Copied /);
  },
  async ends({ clipboard }, world) {
    const query = await clipboard.read();
    const { data, errors } = (await world.call('/v1/graphql', { query })) as { data?: unknown; errors?: unknown };
    expect(errors).toBeUndefined();
    expect(JSON.stringify(data)).toMatch(/"ratio":4\.5/);
  },
};

export const CHANGE_ONES_MIND: Task = {
  wants: 'Trying a colour, back to the one before, forth again, away and back without losing it',
  starts: '/contrast#fg=7298bc',
  most: 6,
  async does({ hand, go, back, reads, sees }) {
    await hand.enter(TEXT, 'ffa500');
    await sees('1.97');
    await hand.press(button('Undo'));
    await reads(TEXT, '#7298bc');
    await hand.press(button('Redo'));
    await reads(TEXT, '#ffa500');
    await go('Vision');
    await back();
    await reads(TEXT, '#ffa500');
    await hand.enter(TEXT, 'zzz');
  },
  async ends({ page, sees }) {
    // Nothing wrong in front of a colleague: what cannot be read has no verdict of its own.
    await sees(/“zzz”|"zzz"/);
    await expect
      .poll(() =>
        page.getByLabel('Contrast ratio', { exact: true }).evaluate((one) => {
          for (let at: Element | null = one; at; at = at.parentElement)
            if (Number(getComputedStyle(at).opacity) < 1) return 'dimmed';
          return 'as if it held';
        }),
      )
      .toBe('dimmed');
  },
};

export const SLIP_OF_THE_PEN: Task = {
  wants: 'A colour, mistyped, put right without the page jumping',
  starts: '/contrast',
  most: 2,
  async does({ page, hand, sees, missesNow }) {
    const placeOf = async (): Promise<number> =>
      (await page.getByLabel('Contrast ratio', { exact: true }).boundingBox())!.y;
    const before = await placeOf();
    await hand.enter(TEXT, '#7298bg');
    await sees(/# is followed by 3, 4, 6 or 8 hexadecimal digits/);
    expect(await placeOf()).toBe(before);
    await hand.enter(TEXT, '#7298bc');
    await missesNow(/# is followed by/);
  },
  ends: ({ page }) => expect.poll(() => page.getByLabel('Contrast ratio', { exact: true }).textContent()).toBe('3.02'),
};

export const KEEP_FOR_TOMORROW: Task = {
  wants: 'A pair kept under a name, and found again',
  starts: '/contrast#fg=123456&bg=eeeeee',
  most: 6,
  mostOnPhone: 7,
  async does({ hand, go }) {
    await hand.press(button(/^Working set/));
    await hand.press(button('Save to library'));
    const saving = dialog('Save to library');
    await hand.paste(inside(saving, field('Name')), 'Sea on stone');
    await hand.press(inside(saving, button('Save')));
    await go('Library');
    await hand.press(link(/Sea on stone/));
  },
  async ends({ page, reads }) {
    await page.waitForURL((url) => url.pathname + url.hash === '/contrast#fg=123456&bg=eeeeee');
    await reads(TEXT, '#123456');
  },
};
