import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { IconButton } from '../parts/icon.tsx';
import { type Panel, panel } from '../state/panels.ts';
import { Said } from './notice.tsx';
import './panel-style.ts';

const Open = ({ title, children }: { title: string; children: ComponentChildren }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const [before, shown] = [document.activeElement, dialog.current!];
    shown.showModal();
    // What is typed at once is not to be lost to the button that closes.
    shown.querySelector<HTMLElement>('[autofocus], form input, form textarea, form select')?.focus();
    return () => {
      shown.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const close = (): void => {
    panel.value = undefined;
  };
  return (
    <dialog
      ref={dialog}
      class="dialog"
      aria-labelledby="dialog-title"
      onCancel={(event) => {
        // The event `close` would come a moment later: a key pressed until then would be lost.
        event.preventDefault();
        close();
      }}
    >
      <div class="dialog-head">
        <h2 id="dialog-title">{title}</h2>
        <IconButton icon="close" name="Close" onClick={close} />
      </div>
      {children}
      <Said />
    </dialog>
  );
};

/** A dialog over the page while its panel is open. Escape closes it, and focus goes back to where it was. */
export const Dialog = ({ name, title, children }: { name: Panel; title: string; children: () => ComponentChildren }) =>
  panel.value === name ? <Open title={title}>{children()}</Open> : null;
