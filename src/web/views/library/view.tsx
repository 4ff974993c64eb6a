import { signal } from '@preact/signals';
import { type Item, KINDS } from '../../library/item.ts';
import {
  dropItems,
  items,
  libraryFile,
  MOST_ITEMS,
  openLibrary,
  problem,
  readLibraryFile,
  saveItems,
} from '../../library/library.ts';
import { Choices } from '../../parts/choices.tsx';
import { Problem } from '../../parts/failure.tsx';
import { announce } from '../../state/announce.ts';
import { download } from '../../state/download.ts';
import { Inputs } from '../../state/inputs.ts';
import { panel } from '../../state/panels.ts';
import type { View } from '../../state/view.ts';
import { addColors } from '../../state/working-set.ts';
import { adoptStyle } from '../../styles/adopt.ts';
import { ItemCard } from './item-card.tsx';
import style from './library.css';

adoptStyle(style);

const SORTS = ['recent', 'name'] as const;
const inputs = new Inputs({
  q: { kind: 'text', start: '' },
  kind: { kind: 'text', start: 'all', choices: ['all', 'starred', ...Object.keys(KINDS)] },
  folder: { kind: 'text', start: '' },
  sort: { kind: 'text', start: 'recent', choices: SORTS },
});

/** The entries that were removed last, until something else is done. */
const removed = signal<readonly Item[]>([]);

const shown = (): readonly Item[] => {
  const words = inputs.get('q').toLowerCase().split(/\s+/).filter(Boolean);
  const [kind, folder] = [inputs.get('kind'), inputs.get('folder')];
  const found = (items.value ?? []).filter(
    (item) =>
      (kind === 'all' || (kind === 'starred' ? item.starred : item.kind === kind)) &&
      (folder === '' || item.folder === folder) &&
      words.every((word) => `${item.name} ${item.folder} ${item.colors.join(' ')}`.toLowerCase().includes(word)),
  );
  return inputs.get('sort') === 'name' ? found.toSorted((a, b) => a.name.localeCompare(b.name)) : found;
};

const takeFile = async (file: File): Promise<string> => {
  const read = await readLibraryFile(await file.text());
  if (!read) return `${file.name} is not a library file of Metamer.`;
  const known = new Set(items.value?.map(({ id }) => id));
  const together = known.size + new Set(read.items.map(({ id }) => id).filter((id) => !known.has(id))).size;
  if (together > MOST_ITEMS)
    return `Nothing was imported: with ${file.name} the library would have ${together} entries, and it holds ${MOST_ITEMS}.`;
  if (!(await saveItems(read.items))) return problem.value;
  const unread = read.unread === 0 ? '' : ` ${read.unread} could not be read.`;
  return `Imported ${read.items.length} ${read.items.length === 1 ? 'entry' : 'entries'}.${unread}`;
};

const restore = async (): Promise<void> => {
  if (await saveItems(removed.value)) removed.value = [];
};

const remove = async (item: Item): Promise<void> => {
  if (!(await dropItems([item.id]))) return;
  removed.value = [item];
  announce(`Removed ${item.name}.`, restore);
};

const Empty = () => (
  <div class="card empty library-empty">
    <h2>Nothing saved yet</h2>
    <p class="muted">
      Save what a view shows: a colour, a pair, a palette, a gradient, a scale or a system. It stays in this browser
      with every setting, and opens again as it was.
    </p>
    <button
      type="button"
      class="button"
      onClick={() => {
        panel.value = 'commands';
      }}
    >
      Paste a colour to begin
    </button>
  </div>
);

const Tools = () => {
  const all = items.value ?? [];
  const folders = [...new Set(all.map(({ folder }) => folder).filter(Boolean))].toSorted();
  const kinds = (Object.keys(KINDS) as (keyof typeof KINDS)[]).filter((kind) => all.some((one) => one.kind === kind));
  return (
    <div class="library-tools">
      <search class="field">
        <label for="library-search">Name, folder or colour</label>
        <input
          id="library-search"
          type="text"
          autocomplete="off"
          spellcheck={false}
          value={inputs.get('q')}
          onInput={(event) => inputs.set('q', event.currentTarget.value)}
        />
      </search>
      <Choices
        name="library-kind"
        label="Kind"
        value={inputs.get('kind')}
        options={[
          ['all', `All ${all.length}`],
          ['starred', 'Starred'],
          ...kinds.map((kind) => [kind, KINDS[kind]] as const),
        ]}
        onChoose={(kind) => inputs.choose('kind', kind)}
      />
      {folders.length === 0 ? null : (
        <div class="field">
          <label for="library-folder">Folder</label>
          <select
            id="library-folder"
            value={inputs.get('folder')}
            onChange={(event) => inputs.choose('folder', event.currentTarget.value)}
          >
            <option value="">All folders</option>
            {folders.map((folder) => (
              <option key={folder} value={folder}>
                {folder}
              </option>
            ))}
          </select>
        </div>
      )}
      <Choices
        name="library-sort"
        label="Order"
        value={inputs.get('sort') as (typeof SORTS)[number]}
        options={[
          ['recent', 'Recent'],
          ['name', 'Name'],
        ]}
        onChoose={(sort) => inputs.choose('sort', sort)}
      />
    </div>
  );
};

const Main = () => {
  const found = shown();
  const all = items.value ?? [];
  return (
    <div class="library">
      <div class="library-head">
        <h1 tabIndex={-1}>Saved</h1>
        <div class="row">
          {removed.value.length === 0 ? null : (
            <button type="button" class="button quiet" onClick={restore}>
              Restore {removed.value[0]!.name}
            </button>
          )}
          <label class="button quiet file-button">
            Import
            <input
              type="file"
              accept="application/json,.json"
              class="off-screen"
              onChange={async (event) => {
                const field = event.currentTarget;
                const [file] = field.files ?? [];
                if (file) announce(await takeFile(file));
                field.value = '';
              }}
            />
          </label>
          <button
            type="button"
            class="button quiet"
            disabled={all.length === 0}
            onClick={() => download('metamer-library.json', libraryFile(all))}
          >
            Export all
          </button>
          <button
            type="button"
            class="button"
            onClick={() => {
              panel.value = 'commands';
            }}
          >
            Search or paste
          </button>
        </div>
      </div>
      <Problem text={problem.value} />
      {all.length === 0 ? <Empty /> : <Tools />}
      {all.length > 0 && found.length === 0 ? (
        <p class="muted">No entry matches. Change the search or the kind.</p>
      ) : null}
      <ul class="library-items">
        {found.map((item) => (
          <ItemCard key={item.id} item={item} onRemove={() => void remove(item)} />
        ))}
      </ul>
      <p class="muted note">
        Kept in this browser only. Export all to take it elsewhere; millions of ready palettes are under Palettes, and
        Search finds some for a brief.
      </p>
    </div>
  );
};

export const view: View = {
  Main,
  inputs,
  ready: openLibrary,
  calls: () => [],
  exports: () => [],
  take: (colors) => {
    const { count, leftOut } = addColors(colors.map(({ text }) => text));
    return `${count} ${count === 1 ? 'colour' : 'colours'} added to the set. ${leftOut}`.trim();
  },
  takeFile,
};
