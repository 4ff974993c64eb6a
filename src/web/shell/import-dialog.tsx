import { useSignal } from '@preact/signals';
import { announceChange } from '../state/announce-change.ts';
import { colorsIn } from '../state/found-colors.ts';
import { panel } from '../state/panels.ts';
import { Dialog } from './dialog.tsx';
import { importText } from './import.ts';

const Body = () => {
  const text = useSignal('');
  const found = colorsIn(text.value);
  return (
    <form
      onSubmit={async (event) => {
        event.preventDefault();
        await announceChange(() => importText(text.value));
        panel.value = undefined;
      }}
    >
      <label for="paste-text">CSS, a list of colours, JSON, design tokens, or a link to a view</label>
      <textarea
        id="paste-text"
        class="mono"
        rows={8}
        spellcheck={false}
        value={text.value}
        placeholder={'--brand: #7298bc;\n--page: oklch(98% 0.01 250);'}
        onInput={(event) => {
          text.value = event.currentTarget.value;
        }}
      />
      <p class="found" aria-live="polite">
        {found.length === 0 ? 'No colours found yet.' : `${found.length} found: `}
        {found.map(({ text: one, color }) => (
          <span
            key={one}
            class="chip"
            title={one}
            style={{ backgroundColor: `rgb(${color.r} ${color.g} ${color.b})` }}
          />
        ))}
      </p>
      <div class="dialog-actions">
        <button type="submit" class="button" disabled={text.value.trim() === ''}>
          Import
        </button>
      </div>
    </form>
  );
};

/** Takes colours out of whatever people have. Ctrl+V outside of fields does the same without the dialog. */
export const PasteDialog = () => (
  <Dialog name="paste" title="Import colours">
    {() => <Body />}
  </Dialog>
);
