import { signal } from '@preact/signals';
import { expectColor, readerSettled } from '../state/color-text.ts';
import { settled, within } from '../state/database.ts';
import { type Item, readItem } from './item.ts';

/** What is kept, latest first; undefined until it is read. */
export const items = signal<readonly Item[] | undefined>(undefined);
/** Why it cannot be read; empty if it can. */
export const problem = signal('');

/** More than this is not kept: a card each is drawn. */
export const MOST_ITEMS = 2000;
/** Says in the file that it is one of ours. */
const FORMAT = 'metamer-library';

const NO_STORE = 'This browser keeps nothing: its storage is off or full. Export what you want to keep.';
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('metamer-library') : undefined;

/** Waits for the reader of colours where an entry has one that is not hex: what cannot be read is left out. */
const readItems = async (entries: readonly unknown[]): Promise<readonly Item[]> => {
  for (const { colors } of entries.filter((one): one is Partial<Item> => typeof one === 'object' && one !== null))
    if (Array.isArray(colors)) for (const one of colors) if (typeof one === 'string') expectColor(one);
  await readerSettled();
  return entries.map(readItem).filter((one) => one !== undefined);
};

const read = async (): Promise<void> => {
  try {
    const all = await within('items', 'readonly', (store) => settled<unknown[]>(store.getAll()));
    const known = await readItems(all);
    items.value = known.toSorted((a, b) => (a.at < b.at ? 1 : -1));
    problem.value = '';
  } catch {
    items.value ??= [];
    problem.value = NO_STORE;
  }
};

/** Reads what is kept, and again with every change in another tab. */
export const openLibrary = async (): Promise<void> => {
  if (channel) channel.onmessage = () => void read();
  await read();
};

/** Changes what is kept, and has every tab show it. Resolves to whether that was possible. */
const change = async (work: (store: IDBObjectStore) => Promise<unknown>): Promise<boolean> => {
  try {
    await within('items', 'readwrite', work);
  } catch {
    problem.value = NO_STORE;
    return false;
  }
  channel?.postMessage('changed');
  await read();
  return true;
};

/** Keeps entries, or replaces those of the same id. Resolves to false, with nothing kept, if one could not be read again. */
export const saveItems = async (kept: readonly Item[]): Promise<boolean> =>
  (await readItems(kept)).length === kept.length &&
  change(async (store) => {
    for (const item of kept) await settled(store.put(item));
  });

export const dropItems = (ids: readonly string[]): Promise<boolean> =>
  change(async (store) => {
    for (const id of ids) await settled(store.delete(id));
  });

export const newItem = (item: Omit<Item, 'id' | 'at' | 'starred'>): Item => ({
  ...item,
  id: crypto.getRandomValues(new Uint32Array(3)).join('-'),
  at: new Date().toISOString(),
  starred: false,
});

/** The library as one file. */
export const libraryFile = (all: readonly Item[]): Blob =>
  new Blob([JSON.stringify({ format: FORMAT, version: 1, items: all }, null, 2)], { type: 'application/json' });

/** The items of such a file, with how many entries could not be read; undefined if it is another file. */
export const readLibraryFile = async (
  text: string,
): Promise<{ items: readonly Item[]; unread: number } | undefined> => {
  try {
    const { format, items: entries } = JSON.parse(text) as { format?: unknown; items?: unknown };
    if (format !== FORMAT || !Array.isArray(entries)) return undefined;
    const all = await readItems(entries.slice(0, MOST_ITEMS));
    return { items: all, unread: entries.length - all.length };
  } catch {
    return undefined;
  }
};
