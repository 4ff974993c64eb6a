import type { Locator, Page } from '../browser/packages.ts';
import type { Moves } from './hand.ts';
import { reach } from './reach.ts';
import { find, type Thing } from './thing.ts';

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
  };
};
