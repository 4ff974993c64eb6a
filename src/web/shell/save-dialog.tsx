import { useSignal } from '@preact/signals';
import { toHex } from '../../color/rgb.ts';
import { EntryFields } from '../library/entry-fields.tsx';
import { KINDS, kindOf, readItem } from '../library/item.ts';
import { items, MOST_ITEMS, newItem, openLibrary, problem, saveItems } from '../library/library.ts';
import { Problem } from '../parts/failure.tsx';
import { ROUTES } from '../routes.ts';
import { announce } from '../state/announce.ts';
import { currentPage, sharedAddress } from '../state/location.ts';
import { panel } from '../state/panels.ts';
import { workingSet } from '../state/working-set.ts';
import { Dialog } from './dialog.tsx';

const MOST_ON_CARD = 16;
const TOO_LONG = 'This was not saved: with all its settings it is longer than the library takes. Export it instead.';

/** The colours of a card: those that the view exports, or the working set. */
const colorsAtHand = (): readonly string[] => {
  const exported = currentPage.value?.view.exports().map(({ color }) => toHex(color)) ?? [];
  return [...new Set(exported.length > 0 ? exported : workingSet.value.colors)].slice(0, MOST_ON_CARD);
};

const Body = () => {
  const { route } = currentPage.value ?? { route: ROUTES[0]! };
  const kind = kindOf(route.path);
  const colors = colorsAtHand();
  const name = useSignal(
    workingSet.value.name === 'Untitled' ? `${KINDS[kind]} ${colors[0] ?? ''}`.trim() : workingSet.value.name,
  );
  const folder = useSignal('');
  const refusal = useSignal('');
  const folders = [...new Set((items.value ?? []).map((one) => one.folder).filter(Boolean))].toSorted();
  const isFull = (items.value?.length ?? 0) >= MOST_ITEMS;
  return (
    <form
      onSubmit={async (event) => {
        event.preventDefault();
        const item = newItem({
          kind,
          name: name.value.trim() || KINDS[kind],
          folder: folder.value.trim(),
          address: sharedAddress(),
          colors,
        });
        if (!(await saveItems([item]))) {
          refusal.value = readItem(item) ? '' : TOO_LONG;
          return;
        }
        announce(`Saved ${name.value.trim()} to the library.`);
        panel.value = undefined;
      }}
    >
      <Problem
        text={isFull ? `The library holds ${MOST_ITEMS} entries. Remove some first.` : refusal.value || problem.value}
      />
      <p class="save-colors" aria-hidden="true">
        {colors.map((hex) => (
          <span key={hex} class="chip" style={{ backgroundColor: hex }} />
        ))}
      </p>
      <EntryFields id="save" name={name} folder={folder} folders={folders} />
      <p class="muted note">Kept in this browser, with every setting of the view.</p>
      <div class="dialog-actions">
        <button type="submit" class="button" disabled={isFull}>
          Save
        </button>
      </div>
    </form>
  );
};

/** Keeps what the view shows in the library of this browser. */
export const SaveDialog = () => {
  if (items.value === undefined) void openLibrary();
  return (
    <Dialog name="save" title="Save to library">
      {() => <Body />}
    </Dialog>
  );
};
