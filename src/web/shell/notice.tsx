import { useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { announcement, hideNotice, holdNotice, notice, releaseNotice, tellReaders } from '../state/announce.ts';

/** What is said to readers. A dialog has one of its own: behind it nothing is read. */
export const Said = () => (
  <p class="off-screen" role="status" aria-live="polite">
    {announcement.value}
  </p>
);

/** What is said to those who see, over everything else for a moment, with a way to take it back. */
export const Notice = () => {
  const place = useRef<HTMLDivElement>(null);
  useSignalEffect(() => {
    // Shown again, so that it is above a dialog that was opened since.
    place.current?.hidePopover();
    if (notice.value) place.current?.showPopover();
  });
  const { text = '', undo } = notice.value ?? {};
  return (
    // It is not operated itself: it stays while its button is pointed at or focused.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      ref={place}
      class="notice"
      popover="manual"
      onPointerEnter={holdNotice}
      onPointerLeave={releaseNotice}
      onFocusIn={holdNotice}
      onFocusOut={releaseNotice}
      onKeyDown={(event) => {
        if (event.key === 'Escape') hideNotice();
      }}
    >
      <span aria-hidden="true">{text}</span>
      {undo ? (
        <button
          type="button"
          onClick={() => {
            hideNotice();
            tellReaders('Undone.');
            undo();
          }}
        >
          Undo
        </button>
      ) : null}
    </div>
  );
};
