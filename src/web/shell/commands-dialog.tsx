import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { toHex } from '../../color/rgb.ts';
import { items, openLibrary } from '../library/library.ts';
import { loadReader, readColorText } from '../state/color-text.ts';
import { type GuideHit, searchGuides } from '../state/guide-search.ts';
import { panel } from '../state/panels.ts';
import { readPasted } from '../state/pasted.ts';
import { type Command, commandsFor } from './commands.ts';
import { Dialog } from './dialog.tsx';
import { choicesFor } from './open-pasted.ts';

interface Row {
  readonly heading: string;
  readonly name: string;
  readonly keys?: string;
  readonly color?: string;
  readonly run: () => void;
}

const ofCommand = ({ group, ...command }: Command): Row => ({ heading: group, ...command });
const ofGuide = ({ path, guide, section }: GuideHit): Row => ({
  heading: 'Documents',
  name: section === guide ? guide : `${guide}: ${section}`,
  run: () => location.assign(path),
});

const faceOf = (text: string): string | undefined => {
  const { color } = readColorText(text);
  return color && toHex(color);
};

const Body = () => {
  const text = useSignal('');
  const at = useSignal(0);
  const guides = useSignal<readonly GuideHit[]>([]);
  const rows = useComputed((): readonly Row[] => {
    const pasted = readPasted(text.value);
    return [
      ...(pasted ? choicesFor(pasted).map((choice) => ({ heading: 'With this', ...choice })) : []),
      ...commandsFor(text.value).map(ofCommand),
      ...guides.value.map(ofGuide),
    ];
  });
  useSignalEffect(() => {
    const query = text.value;
    at.value = 0;
    if (query.trim().length < 3) {
      guides.value = [];
      return;
    }
    void searchGuides(query).then((found) => {
      if (text.peek() === query) guides.value = found ?? [];
    });
  });
  const run = (row: Row | undefined): void => {
    if (!row) return;
    panel.value = undefined;
    row.run();
  };
  const chosen = Math.min(at.value, rows.value.length - 1);
  return (
    <form
      class="commands"
      onSubmit={(event) => {
        event.preventDefault();
        run(rows.value[chosen]);
      }}
    >
      <input
        type="text"
        autofocus
        role="combobox"
        aria-label="Search, or paste a colour, a pair, a palette or a web address"
        aria-expanded="true"
        aria-controls="commands-list"
        aria-autocomplete="list"
        aria-activedescendant={chosen >= 0 ? `command-${chosen}` : undefined}
        autocomplete="off"
        spellcheck={false}
        placeholder="Search, or paste a colour, a pair, a palette or a web address"
        value={text.value}
        onInput={(event) => {
          text.value = event.currentTarget.value;
        }}
        onKeyDown={(event) => {
          const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
          if (step === undefined || rows.value.length === 0) return;
          event.preventDefault();
          at.value = (chosen + step + rows.value.length) % rows.value.length;
          document.getElementById(`command-${at.value}`)?.scrollIntoView({ block: 'nearest' });
        }}
      />
      {rows.value.length === 0 ? (
        <p class="muted">Nothing found. Type a colour, a view or a word of the documents.</p>
      ) : null}
      <div id="commands-list" role="listbox" aria-label="Results" class="commands-list">
        {rows.value.map((row, i) => (
          // The field keeps the focus and has the keys.
          // biome-ignore lint/a11y/useKeyWithClickEvents: see above
          // biome-ignore lint/a11y/useFocusableInteractive: see above
          <div
            key={`${row.heading} ${row.name}`}
            id={`command-${i}`}
            role="option"
            aria-selected={i === chosen}
            class="command"
            onClick={() => run(row)}
          >
            {row.color ? <span class="chip" style={{ backgroundColor: faceOf(row.color) }} /> : null}
            <span class="command-name">{row.name}</span>
            <small>{row.keys ?? row.heading}</small>
          </div>
        ))}
      </div>
    </form>
  );
};

/** One list over what can be done, views, colours, what is saved, and documents; what is pasted offers what it is good for. */
export const CommandsDialog = () => {
  void loadReader();
  if (items.value === undefined) void openLibrary();
  return (
    <Dialog name="commands" title="Search or paste">
      {() => <Body />}
    </Dialog>
  );
};
