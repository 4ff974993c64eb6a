import { expect } from 'vitest';
import { comeAs } from '../person.ts';
import type { Task } from '../task.ts';
import { button, field, firstOf, group, inside, link, list, option, words } from '../thing.ts';

const LOGO = '#0f766e';
const NOTE = field(/^Description$/);
const TASTE = group('Starting colours');

export const CALM_CLINIC: Task = {
  wants: 'Palettes for a calm clinic, with the colour of its logo in each',
  starts: '/search',
  most: 3,
  async does({ hand }) {
    await hand.paste(NOTE, 'calm clinic');
    await hand.paste(inside(TASTE, field('Colour 1')), LOGO);
    await hand.press(inside(TASTE, button('Remove colour 2')));
  },
  async ends({ page, sees }) {
    await sees(/^2 understood/);
    const palettes = page
      .locator('ol > li')
      .filter({ has: page.getByRole('button', { name: /^Palette \d+, colour 1/ }) });
    await expect.poll(() => palettes.count()).toBeGreaterThanOrEqual(12);
    await expect
      .poll(() => palettes.filter({ has: page.getByRole('button', { name: `, ${LOGO}` }) }).count())
      .toBeGreaterThanOrEqual(12);
  },
};

export const BROWSE_AND_SHARE: Task = {
  wants: 'A ready palette of three hues, its link for a colleague, and back to the list',
  starts: '/browse/palettes',
  most: 4,
  mostOnPhone: 5,
  async does({ page, hand, manner, back, sees, missesNow }) {
    if (manner.width === 390) await hand.press(words('Filters'));
    await hand.choose(list('Method'), /triadic/i);
    const first = page.getByRole('list', { name: 'Records' }).getByRole('link').first();
    await expect.poll(() => first.textContent()).toMatch(/triadic/i);
    await hand.press(firstOf(inside(group('Records'), link(/./))));
    await sees('Copy link');
    await hand.press(button('Copy link'));
    await sees(/^Copied /);
    await back();
    await missesNow('Copy link');
    await expect.poll(() => page.url()).toContain('triadic');
  },
  async ends({ clipboard, manner, page }, world) {
    const link = await clipboard.read();
    expect(link.startsWith(`${world.origin}/browse/palettes#id=`)).toBe(true);
    const colleague = await comeAs(manner, world.browser, world.origin, link.slice(world.origin.length));
    await colleague.sees('Copy link');
    await colleague.leave();
    await page.getByRole('button').first().waitFor();
  },
};

export const FIND_A_DOCUMENT: Task = {
  wants: 'What the documents say of large text, from anywhere',
  starts: '/vision',
  most: 3,
  async does({ hand }) {
    const finder = list(/^Search, or paste/);
    await hand.press(button(/^Search or paste/));
    await hand.paste(finder, 'large text');
    await hand.take(finder, firstOf(option(/Documents/)));
  },
  async ends({ page, sees }) {
    await page.waitForURL(/\/(?:docs|guide)/);
    await sees(/large text/i);
  },
};

export const FIND_AN_ENDPOINT: Task = {
  wants: 'The endpoint that measures contrast, as a command to try',
  starts: '/v1/docs',
  most: 3,
  async does({ hand, sees }) {
    await hand.paste(field(/^Search names/), 'contrast ratio');
    await hand.press(link(/^POST color\/contrast /));
    await hand.press(firstOf(button('Copy')));
    await sees(/^Copied /);
  },
  async ends({ clipboard }, world) {
    expect(await clipboard.read()).toContain(`curl`);
    expect(await clipboard.read()).toContain(`${world.origin}/v1/color/contrast`);
  },
};
