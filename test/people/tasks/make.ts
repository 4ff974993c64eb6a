import { expect } from 'vitest';
import type { Task } from '../task.ts';
import { button, choice, dialog, field, firstOf, inside, list, option } from '../thing.ts';

const EXPORT = dialog('Export');
/** The button beside what was made; the entry of the menu is folded away. */
const FILES = button('Export');

export const SCALE_FOR_TAILWIND: Task = {
  wants: 'A scale of #0f766e for Tailwind, in the notation that Tailwind itself writes',
  starts: '/make/shades',
  most: 5,
  async does({ hand, sees }) {
    await hand.paste(field('Base'), '#0f766e');
    await hand.press(FILES);
    await hand.press(inside(EXPORT, choice('Tailwind')));
    await hand.choose(inside(EXPORT, list('Notation')), 'oklch');
    await hand.press(inside(EXPORT, button('Copy')));
    await sees(/^Copied /);
  },
  async ends({ clipboard }) {
    const text = await clipboard.read();
    expect(text).toContain('@theme');
    const steps = [...text.matchAll(/-(\d+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)];
    expect(steps.map(([, step]) => Number(step))).toEqual([50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950]);
    // The brand itself is one of them.
    expect(text).toMatch(/oklch\(0\.51094 0\.08606 186\.391\)/);
  },
};

export const GRADIENT_WITHOUT_GREY: Task = {
  wants: 'A gradient from blue to yellow that does not go grey in the middle',
  starts: '/',
  most: 6,
  async does({ hand, sees }) {
    const finder = list(/^Search, or paste/);
    await hand.press(button(/^Search or paste/));
    await hand.paste(finder, '#0057b8, #ffd700');
    await hand.take(finder, option(/^Make a gradient of 2 colours/));
    await sees('Passes through grey');
    await hand.press(button('Keep it vivid'));
    await hand.press(FILES);
    await hand.press(inside(EXPORT, button('Copy')));
    await sees(/^Copied /);
  },
  async ends({ page, clipboard, missesNow }) {
    await missesNow('Passes through grey');
    expect(new URLSearchParams(new URL(page.url()).hash.slice(1)).get('in')).toBe('vivid');
    expect(await clipboard.read()).toContain('gradient');
  },
};

export const TOKENS_FOR_A_CLINIC: Task = {
  wants: 'Design tokens of a violet for light and dark, named after the product, as a style sheet',
  starts: '/make/tokens',
  most: 5,
  async does({ hand, save, sees }) {
    await hand.paste(field('Seed'), '#7c3aed');
    await hand.paste(field('Name in the files'), 'Clinic');
    await hand.press(FILES);
    await sees(/\.css, [\d,]+ bytes$/);
    await hand.press(inside(EXPORT, choice('CSS')));
    const { name, bytes } = await save(inside(EXPORT, button('Download')));
    const text = bytes.toString();
    expect(name).toMatch(/\.css$/);
    expect(text).toMatch(/--[\w-]*primary-600:/);
    expect(text).toContain('dark');
  },
  ends: ({ sees }) => sees(/pairs (?:reach what they need|meet their target)/),
};

export const PALETTE_BY_PLAY: Task = {
  wants: 'A palette by chance in which one colour that pleases stays, for the painting program',
  starts: '/make/palette#seed=7',
  most: 5,
  async does({ page, hand, save }) {
    const kept = firstOf(button(/^Lock #/));
    const name = await page.getByRole('button', { name: kept.name }).first().getAttribute('aria-label');
    const hex = /#\w{6}/.exec(name!)![0];
    await hand.press(kept);
    await hand.press(button(/^Regenerate$/));
    await expect.poll(() => page.getByRole('button', { name: new RegExp(`^Unlock ${hex}$`) }).count()).toBe(1);
    await hand.press(FILES);
    await hand.press(inside(EXPORT, choice('Adobe ASE')));
    const { name: file, bytes } = await save(inside(EXPORT, button('Download')));
    expect(file).toMatch(/\.ase$/);
    expect(bytes.subarray(0, 4).toString()).toBe('ASEF');
  },
  async ends({ page }) {
    expect(page.url()).not.toMatch(/seed=7(?!\d)/);
  },
};

export const SYSTEM_FROM_A_BRIEF: Task = {
  wants: 'A whole design system for a coffee roastery, for Figma',
  starts: '/make/system',
  most: 4,
  async does({ hand, save }) {
    await hand.choose(list(/^Start from a preset$/), 'Coffee roastery');
    await hand.press(FILES);
    await hand.press(inside(EXPORT, choice('Figma')));
    const { bytes } = await save(inside(EXPORT, button('Download')));
    expect(Object.keys(JSON.parse(bytes.toString()))).not.toEqual([]);
  },
  ends: ({ sees }) => sees(/^[1-9]\d* posters/),
};
