import type { TargetedFocusEvent } from 'preact';
import { useRef } from 'preact/hooks';
import { placeMenu } from './place-menu.ts';

export interface MenuItem {
  readonly name: string;
  /** What it is for, in a few words. */
  readonly note?: string;
  /** It is on its way: pressed again, it does nothing. */
  readonly isBusy?: boolean;
  readonly run: () => void;
}

/** Where an arrow leads in a list; undefined for other keys. */
const stepOf = (key: string, at: number, count: number): number | undefined => {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (Math.max(at, 0) + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
};

/** A button that opens a list of actions. Tab and the arrows move in it; Escape closes it and goes back to the button. */
export const Menu = ({ id, name, items }: { id: string; name: string; items: readonly MenuItem[] }) => {
  const menu = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const isOpen = menu.current!.matches(':popover-open');
    if (!isOpen && event.key !== 'ArrowDown') return;
    const buttons = [...menu.current!.querySelectorAll('button')];
    const to = stepOf(event.key, buttons.indexOf(document.activeElement as HTMLButtonElement), buttons.length);
    if (to === undefined) return;
    event.preventDefault();
    if (!isOpen) menu.current!.showPopover();
    buttons[to]!.focus();
  };
  // A menu that lies over what has the focus now is in its way.
  const leave = ({ relatedTarget, currentTarget }: TargetedFocusEvent<HTMLElement>): void => {
    if (relatedTarget && !currentTarget.contains(relatedTarget as Node)) menu.current!.hidePopover();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons in it
    <div class="menu-of" onKeyDown={move} onFocusOut={leave}>
      <button type="button" class="button quiet" popovertarget={id}>
        {name} <span aria-hidden="true">▾</span>
      </button>
      <div id={id} ref={menu} popover="auto" class="menu" onToggle={placeMenu}>
        <ul>
          {items.map(({ name: one, note, isBusy = false, run }) => (
            <li key={one}>
              <button
                type="button"
                popovertarget={id}
                popovertargetaction="hide"
                aria-disabled={isBusy}
                onClick={() => {
                  if (!isBusy) run();
                }}
              >
                {one}
                {note === undefined ? null : <small class="muted">{note}</small>}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};
