import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { toHex } from '../../color/rgb.ts';
import { Icon } from '../parts/icon.tsx';
import { readColorText } from '../state/color-text.ts';
import { pickFromScreen } from '../state/eye-dropper.ts';
import { colorsIn } from '../state/found-colors.ts';
import { panel } from '../state/panels.ts';
import { screenColor } from '../state/screen-color.ts';
import {
  addViewColors,
  canRedo,
  canUndo,
  colorsOf,
  hasExample,
  isLinked,
  openExample,
  redo,
  undo,
  workOn,
} from '../state/set-link.ts';
import type { View } from '../state/view.ts';
import { addColors, changeSet, isSetKept, removeColor, workingSet } from '../state/working-set.ts';

const Colors = ({ view }: { view: View | undefined }) => {
  const list = useRef<HTMLUListElement>(null);
  const { colors, current } = workingSet.value;
  if (colors.length === 0) return <p class="set-empty muted">No colours yet</p>;
  return (
    <ul ref={list} class="set-colors" aria-label="Colours of the set">
      {colors.map((text, i) => {
        const { color } = readColorText(text);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a colour may be there twice
          <li key={`${i} ${text}`}>
            <button
              type="button"
              class="face set-color"
              style={{ backgroundColor: color ? screenColor(color) : text }}
              aria-label={`${text}, ${i + 1} of ${colors.length}`}
              aria-current={i === current ? 'true' : undefined}
              title={`${text} (Delete removes it)`}
              data-color={color ? toHex(color) : text}
              onClick={() => workOn(i, view)}
              onKeyDown={(event) => {
                if (event.key !== 'Delete' && event.key !== 'Backspace') return;
                event.preventDefault();
                removeColor(i);
                // The focus stays in the list: on the neighbour, once that is drawn.
                requestAnimationFrame(() => {
                  const left = [...(list.current?.querySelectorAll<HTMLElement>('.set-color') ?? [])];
                  const next = left[Math.min(i, left.length - 1)];
                  (next ?? document.querySelector<HTMLElement>('[popovertarget="set-add"]'))?.focus();
                });
              }}
            />
          </li>
        );
      })}
    </ul>
  );
};

/** Adds what is typed or pasted: one colour, or all of a list. */
const Add = () => {
  const text = useSignal('');
  const menu = useRef<HTMLDivElement>(null);
  const found = colorsIn(text.value);
  return (
    <>
      <button type="button" class="button plain" popovertarget="set-add">
        <span aria-hidden="true">+</span> Add
      </button>
      <div
        id="set-add"
        ref={menu}
        popover="auto"
        class="menu set-menu"
        onToggle={(event) => {
          if (event.newState === 'open') menu.current?.querySelector('input')?.focus();
        }}
      >
        <form
          class="field"
          onSubmit={(event) => {
            event.preventDefault();
            if (found.length === 0) return;
            addColors(found.map((one) => one.text));
            text.value = '';
            menu.current?.hidePopover();
          }}
        >
          <label for="set-add-text">Colour or list of colours</label>
          <input
            id="set-add-text"
            class="mono"
            type="text"
            autocomplete="off"
            spellcheck={false}
            value={text.value}
            onInput={(event) => {
              text.value = event.currentTarget.value;
            }}
          />
          <p class="field-line muted">{text.value.trim() === '' ? '' : `${found.length} found`}</p>
          <button type="submit" class="button" disabled={found.length === 0}>
            Add to set
          </button>
        </form>
      </div>
    </>
  );
};

const SetMenu = ({ view }: { view: View | undefined }) => {
  const { name, colors, current } = workingSet.value;
  const close = (): void => document.getElementById('set-menu')?.hidePopover();
  return (
    <>
      <button type="button" class="button plain set-name" popovertarget="set-menu">
        <span class="off-screen">Working set: </span>
        {name} <span aria-hidden="true">▾</span>
      </button>
      <div id="set-menu" popover="auto" class="menu set-menu">
        <div class="field">
          <label for="set-name">Name</label>
          <input
            id="set-name"
            type="text"
            maxLength={60}
            autocomplete="off"
            value={name}
            onChange={(event) => changeSet({ name: event.currentTarget.value.trim() })}
          />
        </div>
        <ul>
          <li>
            <button
              type="button"
              // What the view shows is saved, whether it came from the set or from a link.
              disabled={colors.length === 0 && (view?.exports().length ?? 0) === 0}
              onClick={() => {
                close();
                panel.value = 'save';
              }}
            >
              Save to library
            </button>
          </li>
          <li>
            <button type="button" disabled={colors.length === 0} onClick={() => removeColor(current)}>
              Remove {colors[current] ?? 'the current colour'}
            </button>
          </li>
          <li>
            <button
              type="button"
              disabled={!hasExample(view)}
              onClick={() => {
                close();
                openExample(view!);
              }}
            >
              Use example
            </button>
          </li>
          <li>
            <button
              type="button"
              disabled={colors.length === 0}
              onClick={() => {
                close();
                changeSet({ name: 'Untitled', colors: [], current: 0 });
              }}
            >
              New set
            </button>
          </li>
        </ul>
      </div>
    </>
  );
};

const HISTORY = [
  { name: 'Undo', keys: 'Ctrl Z', can: canUndo, act: undo },
  { name: 'Redo', keys: 'Ctrl Shift Z', can: canRedo, act: redo },
] as const;

/** The colours at hand, below the header of every view. */
export const WorkingSetBar = ({ view }: { view: View | undefined }) => (
  <section class="set-bar" aria-label="Working set">
    <SetMenu view={view} />
    <Colors view={view} />
    <Add />
    {'EyeDropper' in globalThis ? (
      <button type="button" class="button plain" onClick={() => void pickFromScreen()}>
        <Icon name="dropper" size={16} /> Pick from screen
      </button>
    ) : null}
    {view && !isLinked.value && colorsOf(view) ? (
      <button type="button" class="button plain" onClick={() => addViewColors(view)}>
        Add these colours to the set
      </button>
    ) : null}
    <span class="set-history">
      {HISTORY.map(({ name, keys, can, act }) => (
        <button
          key={name}
          type="button"
          class="button plain"
          aria-keyshortcuts={keys.replace('Ctrl', 'Control').replaceAll(' ', '+')}
          title={`${name} (${keys})`}
          aria-disabled={!can(view)}
          onClick={() => act(view)}
        >
          {name}
        </button>
      ))}
      <small class="set-kept">
        {isSetKept.value && workingSet.value.colors.length > 0 ? 'Saved in this browser' : ''}
      </small>
    </span>
  </section>
);
