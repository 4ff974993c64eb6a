import { useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { announcement, notice } from '../state/announce.ts';

/** What is said to readers. A dialog has one of its own: behind it nothing is read. */
export const Said = () => (
  <p class="off-screen" role="status" aria-live="polite">
    {announcement.value}
  </p>
);

/** What is said to those who see, over everything else for a moment. */
export const Notice = () => {
  const place = useRef<HTMLParagraphElement>(null);
  useSignalEffect(() => {
    // Shown again, so that it is above a dialog that was opened since.
    place.current?.hidePopover();
    if (notice.value !== '') place.current?.showPopover();
  });
  return (
    <p ref={place} class="notice" popover="manual" aria-hidden="true">
      {notice.value}
    </p>
  );
};
