import type { Locator, Page } from '../browser/packages.ts';
import type { Moves } from './hand.ts';
import { reach } from './reach.ts';
import { find, saying, type Thing } from './thing.ts';

/** A mouse, or a finger: both hit what they see, where they see it. */
export const pointer = (page: Page, name: 'mouse' | 'touch'): Moves => {
  const at = async (thing: Thing): Promise<Locator> => reach(await find(page, thing), thing);
  const hit = async (thing: Thing): Promise<void> => {
    const face = await at(thing);
    if (name === 'touch') await face.tap();
    else await face.click();
  };
  return {
    name,
    press: hit,
    focus: hit,
    // The list itself is the browser's.
    async choose(thing, entry) {
      const found = await find(page, thing);
      await reach(found, thing);
      const labels = await found.locator('option').allTextContents();
      const label = labels.find((one) => (typeof entry === 'string' ? one === entry : entry.test(one)));
      if (label === undefined) throw new Error(`${String(thing.name)} has no ${String(entry)}: ${labels.join(', ')}`);
      await found.selectOption({ label });
    },
    take: (_, entry) => hit(entry),
    async slide(thing, value) {
      const found = await find(page, thing);
      const face = await reach(found, thing);
      const { min, max, width, height } = await found.evaluate((input) => {
        const { min, max, offsetWidth, offsetHeight } = input as HTMLInputElement;
        return { min: Number(min), max: Number(max), width: offsetWidth, height: offsetHeight };
      });
      const one = width / (max - min);
      let x = (value - min) * one;
      // The thumb stays inside the track: who sees another number beside it hits a little farther.
      for (let tried = 0; tried < 5; tried += 1) {
        const position = { x: Math.min(width - 1, Math.max(1, x)), y: height / 2 };
        if (name === 'touch') await face.tap({ position });
        // A press lasts for some frames.
        else await face.click({ position, delay: 80 });
        const now = Number(await found.inputValue());
        if (Math.round(now) === value) return;
        x += (value - now) * one;
      }
      throw new Error(`${saying(thing)} cannot be set to ${value}.`);
    },
  };
};
