import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { colorsIn } from '../state/found-colors.ts';
import { panel } from '../state/panels.ts';
import { hasExample, openExample } from '../state/set-example.ts';
import type { View } from '../state/view.ts';
import { addColors, changeSet, removeColor, workingSet } from '../state/working-set.ts';

const close = (): void => document.querySelector<HTMLElement>('.set-menu:popover-open')?.hidePopover();

/** Adds what is typed or pasted: one colour, or all of a list. */
export const AddForm = () => {
  const text = useSignal('');
  const form = useRef<HTMLFormElement>(null);
  const found = colorsIn(text.value);
  // The field is ready for typing whenever the menu opens, and once this is there.
  useEffect(() => {
    const menu = form.current!.parentElement!;
    const focus = (): void => {
      if (menu.matches(':popover-open')) form.current!.querySelector('input')!.focus();
    };
    focus();
    menu.addEventListener('toggle', focus);
    return () => menu.removeEventListener('toggle', focus);
  }, []);
  return (
    <form
      ref={form}
      class="field"
      onSubmit={(event) => {
        event.preventDefault();
        if (found.length === 0) return;
        addColors(found.map((one) => one.text));
        text.value = '';
        close();
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
  );
};

/** The name of the set, and what is done with all of it. */
export const SetMenu = ({ view }: { view: View | undefined }) => {
  const { name, colors, current } = workingSet.value;
  const items = [
    {
      title: 'Save to library',
      // What the view shows is saved, whether it came from the set or from a link.
      isOff: colors.length === 0 && (view?.exports().length ?? 0) === 0,
      run: () => {
        panel.value = 'save';
      },
    },
    {
      title: `Remove ${colors[current] ?? 'the current colour'}`,
      isOff: colors.length === 0,
      staysOpen: true,
      run: () => removeColor(current),
    },
    { title: 'Use example', isOff: !hasExample(view), run: () => openExample(view!) },
    {
      title: 'New set',
      isOff: colors.length === 0,
      run: () => changeSet({ name: 'Untitled', colors: [], current: 0 }),
    },
  ];
  return (
    <>
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
        {items.map(({ title, isOff, staysOpen, run }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items are always the same
          <li key={i}>
            <button
              type="button"
              disabled={isOff}
              onClick={() => {
                if (!staysOpen) close();
                run();
              }}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
};
