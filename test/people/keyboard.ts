import type { Locator, Page } from '../browser/packages.ts';
import type { Moves } from './hand.ts';
import { seeFocus } from './reach.ts';
import { find, saying, type Thing } from './thing.ts';

/** More presses of Tab than this, and a person gives up. */
const MOST_TABS = 120;

/** Where the focus is, seen from something: on it, in its group of choices, before it or behind it. */
type Place = 'here' | 'group' | 'before' | 'behind';

const placeOf = (found: Locator): Promise<Place> =>
  found.evaluate((element): Place => {
    const active = document.activeElement;
    if (active === element) return 'here';
    if (!active || active === document.body) return 'before';
    const [one, other] = [active as HTMLInputElement, element as HTMLInputElement];
    if (one.type === 'radio' && other.type === 'radio' && one.name !== '' && one.name === other.name) return 'group';
    return active.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? 'behind' : 'before';
  });

/** Tab and Shift+Tab until the focus is there; in a group of choices the arrows. */
const walkTo = async (page: Page, found: Locator, thing: Thing): Promise<void> => {
  for (let pressed = 0; pressed <= MOST_TABS; pressed += 1) {
    const place = await placeOf(found);
    if (place === 'here') {
      await seeFocus(found, thing);
      return;
    }
    if (place === 'group') await page.keyboard.press('ArrowDown');
    else await page.keyboard.press(place === 'behind' ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`${saying(thing)} is not reached in ${MOST_TABS} presses of Tab.`);
};

const chosenEntry = (found: Locator): Promise<{ at: number; labels: string[] }> =>
  found.evaluate((element) => {
    const { selectedIndex, options } = element as HTMLSelectElement;
    return { at: selectedIndex, labels: [...options].map(({ text }) => text) };
  });

/** No pointer at all: Tab, arrows, Enter, Space and text. */
export const keyboard = (page: Page): Moves => {
  const focus = async (thing: Thing): Promise<Locator> => {
    const found = await find(page, thing);
    await walkTo(page, found, thing);
    return found;
  };
  return {
    name: 'keyboard',
    async press(thing) {
      const found = await focus(thing);
      if (thing.role === 'radio') {
        // The arrows have taken it already, unless it was the first that Tab came to.
        if (!(await found.isChecked())) await page.keyboard.press('Space');
      } else await page.keyboard.press(thing.role === 'checkbox' ? 'Space' : 'Enter');
    },
    async focus(thing) {
      await focus(thing);
    },
    async choose(thing, entry) {
      const found = await focus(thing);
      const { labels } = await chosenEntry(found);
      const wanted = labels.findIndex((one) => (typeof entry === 'string' ? one === entry : entry.test(one)));
      if (wanted < 0) throw new Error(`${saying(thing)} has no ${String(entry)}: ${labels.join(', ')}`);
      for (let pressed = 0; pressed <= labels.length; pressed += 1) {
        const { at } = await chosenEntry(found);
        if (at === wanted) return;
        await page.keyboard.press(at < wanted ? 'ArrowDown' : 'ArrowUp');
      }
      throw new Error(`${saying(thing)} does not come to ${String(entry)} by its arrows.`);
    },
    async take(field, entry) {
      const found = await find(page, field);
      const wanted = await find(page, entry);
      if ((await placeOf(found)) !== 'here') await walkTo(page, found, field);
      const id = await wanted.getAttribute('id');
      for (let pressed = 0; pressed <= MOST_TABS; pressed += 1) {
        if ((await found.getAttribute('aria-activedescendant')) === id) {
          await page.keyboard.press('Enter');
          return;
        }
        await page.keyboard.press('ArrowDown');
      }
      throw new Error(`${saying(entry)} is not reached by arrows.`);
    },
  };
};
