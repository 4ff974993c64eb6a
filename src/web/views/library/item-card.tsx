import { useSignal } from '@preact/signals';
import { EntryFields } from '../../library/entry-fields.tsx';
import { type Item, KINDS } from '../../library/item.ts';
import { saveItems } from '../../library/library.ts';
import { openItem, placeOf } from '../../library/open-item.ts';
import { Icon } from '../../parts/icon.tsx';
import { changeSet } from '../../state/working-set.ts';

const Edit = ({ item, onDone }: { item: Item; onDone: () => void }) => {
  const name = useSignal(item.name);
  const folder = useSignal(item.folder);
  return (
    <form
      class="item-edit"
      onSubmit={async (event) => {
        event.preventDefault();
        await saveItems([{ ...item, name: name.value.trim() || item.name, folder: folder.value.trim() }]);
        onDone();
      }}
    >
      <EntryFields id={item.id} name={name} folder={folder} />
      <div class="row">
        <button type="submit" class="button">
          Save
        </button>
        <button type="button" class="button quiet" onClick={onDone}>
          Cancel
        </button>
      </div>
    </form>
  );
};

/** What is kept, as its colours: opened by a click, starred, renamed, removed. */
export const ItemCard = ({ item, onRemove }: { item: Item; onRemove: () => void }) => {
  const isEdited = useSignal(false);
  const { path, fragment } = placeOf(item);
  return (
    <li class="card item">
      <a
        class="item-open"
        href={path + fragment}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          openItem(item);
        }}
      >
        <span class="item-colors" aria-hidden="true">
          {item.colors.map((color) => (
            <span key={color} style={{ backgroundColor: color }} />
          ))}
        </span>
        <b class="item-name">{item.name}</b>
      </a>
      <p class="muted note">
        {KINDS[item.kind]}
        {item.folder === '' ? '' : ` · ${item.folder}`} · {item.at.slice(0, 10)}
      </p>
      {isEdited.value ? (
        <Edit
          item={item}
          onDone={() => {
            isEdited.value = false;
          }}
        />
      ) : (
        <div class="item-tools">
          <button
            type="button"
            class="button plain"
            aria-pressed={item.starred}
            onClick={() => void saveItems([{ ...item, starred: !item.starred }])}
          >
            <Icon name="star" size={16} />
            {item.starred ? 'Starred' : 'Star'}
          </button>
          <button
            type="button"
            class="button plain"
            disabled={item.colors.length === 0}
            onClick={() => changeSet({ name: item.name.slice(0, 60), colors: item.colors, current: 0 })}
          >
            Use as set
          </button>
          <button
            type="button"
            class="button plain"
            onClick={() => {
              isEdited.value = true;
            }}
          >
            Rename
          </button>
          <button type="button" class="button plain" onClick={onRemove}>
            Remove
          </button>
        </div>
      )}
    </li>
  );
};
