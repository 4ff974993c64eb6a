import { announce } from '../state/announce.ts';
import { type Item, readItem } from './item.ts';
import { dropItems, items, MOST_ITEMS, newItem, openLibrary, problem, saveItems } from './library.ts';

/** Something that can be starred where it is listed. */
export type Starrable = Pick<Item, 'kind' | 'name' | 'address' | 'colors'>;

/** The entry of the library for an address; undefined if it is not there, or the library is not read yet. */
export const starredAt = (address: string): Item | undefined =>
  items.value?.find((item) => item.starred && item.address === address);

/** Stars something, which saves it to the library, or removes it from there; says what became of it. */
export const toggleStar = async (entry: Starrable): Promise<void> => {
  if (items.peek() === undefined) await openLibrary();
  const known = starredAt(entry.address);
  if (known) {
    if (await dropItems([known.id])) announce(`Removed ${known.name}.`, () => void saveItems([known]));
    return;
  }
  if ((items.peek()?.length ?? 0) >= MOST_ITEMS)
    return announce(`The library holds ${MOST_ITEMS} entries. Remove some first.`);
  const item = { ...newItem({ ...entry, folder: '' }), starred: true };
  if (!(await saveItems([item]))) return announce(readItem(item) ? problem.peek() : 'This could not be saved.');
  announce(`Saved ${item.name} to the library.`, () => void dropItems([item.id]));
};
