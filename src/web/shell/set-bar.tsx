import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { toHex } from '../../color/rgb.ts';
import { focusDrawn } from '../parts/focus-drawn.ts';
import { Icon } from '../parts/icon.tsx';
import { readColorText } from '../state/color-text.ts';
import { pickFromScreen } from '../state/eye-dropper.ts';
import { screenColor } from '../state/screen-color.ts';
import { addViewColors, canRedo, canUndo, colorsOf, isLinked, redo, undo, workOn } from '../state/set-link.ts';
import type { View } from '../state/view.ts';
import { isSetKept, removeColor, workingSet } from '../state/working-set.ts';

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
                focusDrawn(() => {
                  const left = [...(list.current?.querySelectorAll<HTMLElement>('.set-color') ?? [])];
                  const next = left[Math.min(i, left.length - 1)];
                  return next ?? document.querySelector<HTMLElement>('[popovertarget="set-add"]');
                });
              }}
            />
          </li>
        );
      })}
    </ul>
  );
};

/** What the menus hold, once it is there. */
const parts = signal<Pick<typeof import('./set-menus.tsx'), 'AddForm' | 'SetMenu'> | undefined>(undefined);
/** What a menu says while its content is not there. */
const menuNote = signal('');

const loadMenus = async (): Promise<void> => {
  if (parts.value) return;
  menuNote.value = 'Loading …';
  try {
    const { AddForm, SetMenu } = await import('./set-menus.tsx');
    parts.value = { AddForm, SetMenu };
  } catch {
    menuNote.value = 'This could not be loaded. Reload the page.';
  }
};

/** A button with a menu, whose content is loaded when someone comes near it. */
const Menu = ({
  id,
  className = '',
  label,
  children,
}: {
  id: string;
  className?: string;
  label: ComponentChildren;
  children: ComponentChildren;
}) => (
  <>
    <button
      type="button"
      class={`button plain ${className}`}
      popovertarget={id}
      onPointerEnter={loadMenus}
      onFocus={loadMenus}
    >
      {label}
    </button>
    <div id={id} popover="auto" class="menu set-menu" onToggle={loadMenus}>
      {children ?? (
        <p class="muted" role="status">
          {menuNote.value}
        </p>
      )}
    </div>
  </>
);

const HISTORY = [
  { name: 'Undo', keys: 'Ctrl Z', can: canUndo, act: undo },
  { name: 'Redo', keys: 'Ctrl Shift Z', can: canRedo, act: redo },
] as const;

/** The colours at hand, below the header of every view. */
export const WorkingSetBar = ({ view }: { view: View | undefined }) => (
  <section class="set-bar" aria-label="Working set">
    <Menu
      id="set-menu"
      className="set-name"
      label={
        <>
          <span class="off-screen">Working set: </span>
          {workingSet.value.name} <span aria-hidden="true">▾</span>
        </>
      }
    >
      {parts.value && <parts.value.SetMenu view={view} />}
    </Menu>
    <Colors view={view} />
    <Menu
      id="set-add"
      label={
        <>
          <span aria-hidden="true">+</span> Add
        </>
      }
    >
      {parts.value && <parts.value.AddForm />}
    </Menu>
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
